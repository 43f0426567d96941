import { createFileRoute } from '@tanstack/react-router'
import { ProjectOr } from '../../../features/team-projects/project-or.tsx'
import { TeamBriefingScreen } from '../../../features/team-projects/team-briefing-screen.tsx'

export const Route = createFileRoute('/_team/team/project/$projectId/briefing')({ component: Briefing })

function Briefing() {
  const { projectId } = Route.useParams()
  return (
    <ProjectOr id={projectId}>
      <TeamBriefingScreen key={projectId} id={projectId} />
    </ProjectOr>
  )
}
