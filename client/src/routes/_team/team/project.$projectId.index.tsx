import { createFileRoute } from '@tanstack/react-router'
import { VersionsCard } from '../../../features/review/versions-card.tsx'
import { ProjectOr } from '../../../features/team-projects/project-or.tsx'
import { TeamProjectScreen } from '../../../features/team-projects/team-project-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/project/$projectId/')({ component: Project })

function Project() {
  const { projectId } = Route.useParams()
  const session = useSession()
  const isManager = session.state === 'signed-in' && session.member?.isManager === true
  return (
    <ProjectOr id={projectId}>
      <TeamProjectScreen key={projectId} id={projectId} isManager={isManager}>
        <VersionsCard projectId={projectId} />
      </TeamProjectScreen>
    </ProjectOr>
  )
}
