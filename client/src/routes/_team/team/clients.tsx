import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ClientsScreen, clientsPageOf } from '../../../features/clients/clients-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

const searchFrom = ({ search }: Record<string, unknown>): { search?: string } =>
  typeof search === 'string' && search !== '' ? { search: search.slice(0, 100) } : {}

export const Route = createFileRoute('/_team/team/clients')({
  validateSearch: strictSearch(searchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    prefetchHub(() => [ensureFirstPage(queries.team.clients.list, clientsPageOf(deps.search))]),
  component: Clients,
})

function Clients() {
  const navigate = useNavigate()
  const { search } = Route.useSearch()
  return (
    <ClientsScreen
      search={search}
      onSearch={words => void navigate({ to: '.', search: words ? { search: words } : {}, replace: true })}
    />
  )
}
