import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { filtersFrom, leadsPageOf } from '../../../features/inbox/filters.ts'
import { InboxScreen } from '../../../features/inbox/inbox-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/leads/')({
  validateSearch: strictSearch(filtersFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHub(() => [ensureFirstPage(queries.team.leads.list, leadsPageOf(deps))]),
  component: Inbox,
})

function Inbox() {
  const navigate = useNavigate()
  const filters = Route.useSearch()
  return (
    <InboxScreen
      filters={filters}
      onFilters={change =>
        void navigate({ to: '.', search: before => filtersFrom({ ...before, ...change }), replace: true })
      }
    />
  )
}
