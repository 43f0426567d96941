import { createFileRoute, Navigate } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { BriefSummaryScreen } from '../../../features/briefing/brief-summary-screen.tsx'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/brief-summary/$projectId')({
  loader: ({ params: { projectId } }) =>
    prefetchProject(projectId, () => [queries.dashboard.briefing.summary.ensureData({ projectId })]),
  component: BriefSummary,
})

/** Renders the summary. The project of the search, set by the header's switcher, wins over that of the path. */
function BriefSummary() {
  const { projectId } = Route.useParams()
  const { project } = Route.useSearch()
  if (isUuid(project) && project !== projectId)
    return <Navigate to="." params={{ projectId: project }} search={{ project }} replace />
  if (!isUuid(project)) return <Navigate to="." search={{ project: projectId }} replace />
  return <BriefSummaryScreen key={projectId} projectId={projectId} />
}
