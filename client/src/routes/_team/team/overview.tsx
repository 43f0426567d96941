import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { overviewPeriods } from 'shared/overview/period'
import { OverviewScreen } from '../../../features/overview/overview-screen.tsx'
import { overviewSearchFrom } from '../../../features/overview/overview-search.ts'
import { ownSearch } from '../../../lib/own-search.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/overview')({
  validateSearch: ownSearch(overviewSearchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { period = overviewPeriods[0] } }) =>
    prefetchHub(() => [queries.team.overview.ensureData({ period })]),
  component: Overview,
})

function Overview() {
  const navigate = useNavigate()
  const search = Route.useSearch()
  return (
    <OverviewScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
