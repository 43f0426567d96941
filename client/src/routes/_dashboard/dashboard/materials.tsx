import { createFileRoute } from '@tanstack/react-router'
import { MaterialsScreen } from '../../../features/materials/materials-screen.tsx'
import { withActiveProject } from '../../../features/projects/project-gate.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/materials')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [
      queries.dashboard.materials.list.ensureData({ projectId }),
      queries.dashboard.materials.limit.ensureData(),
      queries.dashboard.materials.links.ensureData({ projectId }),
    ]),
  component: withActiveProject(MaterialsScreen),
})
