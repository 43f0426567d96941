import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { filtersFrom } from '../../../features/team-projects/filters.ts'
import { prefetchProjectList } from '../../../features/team-projects/project-filters.tsx'
import { TeamProjectsScreen } from '../../../features/team-projects/team-projects-screen.tsx'
import { prefetchHub } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/projects')({
  validateSearch: strictSearch(filtersFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHub(() => prefetchProjectList(deps)),
  component: Projects,
})

function Projects() {
  const navigate = useNavigate()
  const filters = Route.useSearch()
  return (
    <TeamProjectsScreen
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
