import { createFileRoute } from '@tanstack/react-router'
import { TeamReviewScreen } from '../../../features/review/team-review-screen.tsx'
import { ProjectOr } from '../../../features/team-projects/project-or.tsx'

export const Route = createFileRoute('/_team/team/project/$projectId/review')({ component: Review })

function Review() {
  const { projectId } = Route.useParams()
  return (
    <ProjectOr id={projectId}>
      <TeamReviewScreen key={projectId} projectId={projectId} />
    </ProjectOr>
  )
}
