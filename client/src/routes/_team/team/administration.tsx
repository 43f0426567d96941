import { createFileRoute } from '@tanstack/react-router'
import { AdministrationScreen } from '../../../features/accounting/administration-screen.tsx'
import { administrationSearchFrom } from '../../../features/accounting/administration-search.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch, useReplaceSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/administration')({
  validateSearch: strictSearch(administrationSearchFrom),
  loader: () => prefetchHub(() => [queries.team.administration.sums.ensureData()]),
  component: Administration,
})

function Administration() {
  return <AdministrationScreen search={Route.useSearch()} onSearch={useReplaceSearch()} />
}
