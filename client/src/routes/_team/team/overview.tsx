import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { overviewTexts } from 'shared/messages/it/overview'
import { ManagersOnly } from '../../../features/account/managers-only.tsx'
import { OverviewScreen } from '../../../features/overview/overview-screen.tsx'
import { overviewSearchFrom } from '../../../features/overview/overview-search.ts'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/overview')({
  validateSearch: overviewSearchFrom,
  component: Overview,
})

function Overview() {
  const navigate = useNavigate()
  const session = useSession()
  const search = Route.useSearch()
  if (session.state !== 'signed-in' || !session.member) return null
  if (!session.member.isManager) return <ManagersOnly text={overviewTexts.managersOnly} />
  return (
    <OverviewScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
