import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdministrationScreen } from '../../../features/accounting/administration-screen.tsx'
import { administrationSearchFrom } from '../../../features/accounting/administration-search.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/administration')({
  validateSearch: strictSearch(administrationSearchFrom),
  loader: () => prefetchHub(() => [queries.team.administration.sums.ensureData()]),
  component: Administration,
})

function Administration() {
  const navigate = useNavigate()
  const search = Route.useSearch()
  return (
    <AdministrationScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
