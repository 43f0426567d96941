import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { TeamReviewScreen } from '../../../features/review/team-review-screen.tsx'
import { ProjectIdGuard } from '../../../features/team-projects/project-id-guard.tsx'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/project/$projectId/review')({
  loader: ({ params: { projectId } }) =>
    prefetchHub(() =>
      isUuid(projectId)
        ? [
            queries.team.deliverables.list.ensureData({ projectId }),
            queries.team.projects.get.ensureData({ id: projectId }),
          ]
        : [],
    ),
  component: Review,
})

function Review() {
  const { projectId } = Route.useParams()
  return (
    <ProjectIdGuard id={projectId}>
      <TeamReviewScreen key={projectId} projectId={projectId} />
    </ProjectIdGuard>
  )
}
