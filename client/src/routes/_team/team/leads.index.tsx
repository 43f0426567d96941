import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { filtersFrom } from '../../../features/leads-inbox/filters.ts'
import { InboxScreen } from '../../../features/leads-inbox/inbox-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/leads/')({ validateSearch: filtersFrom, component: Inbox })

function Inbox() {
  const navigate = useNavigate()
  const session = useSession()
  const filters = Route.useSearch()
  return (
    <InboxScreen
      isManager={session.state === 'signed-in' && session.member?.isManager === true}
      filters={filters}
      onFilters={search => void navigate({ to: '.', search, replace: true })}
    />
  )
}
