import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { ProjectIdGuard } from '../../../features/team-projects/project-id-guard.tsx'
import { TeamBriefingScreen } from '../../../features/team-projects/team-briefing-screen.tsx'
import { useIsManager } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const StudioBriefing = lazyComponent(
  () => import('../../../features/briefing/studio-briefing.tsx'),
  <Skeleton heights={[320]} />,
)

export const Route = createFileRoute('/_team/team/project/$projectId/briefing')({
  loader: ({ params: { projectId: id } }) =>
    prefetchHub(() => (isUuid(id) ? [queries.team.projects.briefing.ensureData({ id })] : [])),
  component: Briefing,
})

function Briefing() {
  const { projectId } = Route.useParams()
  return (
    <ProjectIdGuard id={projectId}>
      <TeamBriefingScreen
        key={projectId}
        id={projectId}
        questions={useIsManager() ? <StudioBriefing projectId={projectId} /> : undefined}
      />
    </ProjectIdGuard>
  )
}
