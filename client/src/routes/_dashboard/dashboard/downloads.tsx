import { createFileRoute } from '@tanstack/react-router'
import { withActiveProject } from '../../../features/projects/project-gate.tsx'
import { DownloadsScreen } from '../../../features/review/downloads-screen.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/downloads')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [
      queries.dashboard.deliverables.list.ensureData({ projectId }),
    ]),
  component: withActiveProject(DownloadsScreen),
})
