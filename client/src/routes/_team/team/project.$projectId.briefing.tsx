import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { ProjectIdGuard } from '../../../features/team-projects/project-id-guard.tsx'
import { TeamBriefingScreen } from '../../../features/team-projects/team-briefing-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/project/$projectId/briefing')({
  loader: ({ params: { projectId: id } }) =>
    prefetchHub(() => (isUuid(id) ? [queries.team.projects.briefing.ensureData({ id })] : [])),
  component: Briefing,
})

function Briefing() {
  const { projectId } = Route.useParams()
  const { member } = useHubSession()
  return (
    <ProjectIdGuard id={projectId}>
      <TeamBriefingScreen key={projectId} id={projectId} isManager={member.isManager} />
    </ProjectIdGuard>
  )
}
