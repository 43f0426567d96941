import { createFileRoute } from '@tanstack/react-router'
import { overviewPeriods } from 'shared/timeline/period'
import { OverviewScreen } from '../../../features/overview/overview-screen.tsx'
import { overviewSearchFrom } from '../../../features/overview/overview-search.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch, useReplaceSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/overview')({
  validateSearch: strictSearch(overviewSearchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { period = overviewPeriods[0] } }) =>
    prefetchHub(() => [queries.team.overview.ensureData({ period })]),
  component: Overview,
})

function Overview() {
  return <OverviewScreen search={Route.useSearch()} onSearch={useReplaceSearch()} />
}
