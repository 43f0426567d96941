import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { projectStatuses } from 'shared/projects/status'
import {
  columnOf,
  type Filters,
  filtersFrom,
  projectsPageOf,
} from '../../../features/team-projects/filters.ts'
import { TeamProjectsScreen } from '../../../features/team-projects/team-projects-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/projects')({
  validateSearch: strictSearch(filtersFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    prefetchHub(() => [
      queries.team.members.list.ensureData({ limit: 100 }),
      queries.team.today.ensureData(),
      queries.team.savedFilters.list.ensureData(),
      ...pagesOf(deps).map(page => ensureFirstPage(queries.team.projects.list, page)),
    ]),
  component: Projects,
})

const pagesOf = (filters: Filters) =>
  filters.view === 'board'
    ? projectStatuses.map(status => columnOf(filters, status))
    : [projectsPageOf(filters)]

function Projects() {
  const navigate = useNavigate()
  const { user, member } = useHubSession()
  const filters = Route.useSearch()
  return (
    <TeamProjectsScreen
      name={user.fullName}
      member={member}
      filters={filters}
      onFilters={change =>
        void navigate({
          to: '.',
          search: before => filtersFrom({ ...before, dropped: undefined, ...change }),
          replace: true,
        })
      }
    />
  )
}
