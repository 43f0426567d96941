import { createFileRoute } from '@tanstack/react-router'
import { type MemberSort, MembersScreen } from '../../../features/team-members/members-screen.tsx'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { couldBeManager } from '../../../lib/session.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

type Search = { sort?: Exclude<MemberSort, 'listed'> }

export const Route = createFileRoute('/_team/team/members')({
  validateSearch: strictSearch(
    ({ sort }: Record<string, unknown>): Search => (sort === 'load' ? { sort } : {}),
  ),
  loader: () =>
    prefetchHub(() => [
      queries.team.members.list.ensureData({ limit: 100 }),
      ...(couldBeManager() ? [queries.team.workload.ensureData()] : []),
    ]),
  component: Members,
})

function Members() {
  const { sort = 'listed' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersScreen
      sort={sort}
      onSort={next => void navigate({ search: next === 'listed' ? {} : { sort: next }, replace: true })}
    />
  )
}
