import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { TimelineScreen } from '../../../features/timeline/timeline-screen.tsx'
import { timelineSearchFrom } from '../../../features/timeline/timeline-search.ts'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/timeline')({
  validateSearch: timelineSearchFrom,
  component: Timeline,
})

function Timeline() {
  const navigate = useNavigate()
  const session = useSession()
  const search = Route.useSearch()
  if (session.state !== 'signed-in' || !session.member) return null
  return (
    <TimelineScreen
      search={search}
      isManager={session.member.isManager}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
