import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { ConversationCard, conversationCardInput } from '../../../features/conversation/conversation-card.tsx'
import { VersionsCard } from '../../../features/review/versions-card.tsx'
import { ProjectIdGuard } from '../../../features/team-projects/project-id-guard.tsx'
import { TeamProjectScreen } from '../../../features/team-projects/team-project-screen.tsx'
import { ProposalsCard } from '../../../features/team-proposals/proposals-card.tsx'
import { PhasesCard } from '../../../features/timeline/phases-card.tsx'
import { ShootsCard } from '../../../features/timeline/shoots-card.tsx'
import { useIsManager } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { couldBeManager } from '../../../lib/session.ts'

export const Route = createFileRoute('/_team/team/project/$projectId/')({
  loader: ({ params: { projectId } }) => prefetchHub(() => (isUuid(projectId) ? readsOf(projectId) : [])),
  component: Project,
})

function readsOf(projectId: string) {
  const { projects, deliverables, messages, references, materials, proposals, phases, shoots } = queries.team
  return [
    projects.get.ensureData({ id: projectId }),
    // Prefetched first: a query beyond the batch limit is sent alone, where a refusal fails the whole request.
    ...(couldBeManager() ? [proposals.list.ensureData({ projectId })] : []),
    deliverables.list.ensureData({ projectId }),
    messages.list.ensureData(conversationCardInput(projectId)),
    references.list.ensureData({ projectId }),
    materials.list.ensureData({ projectId }),
    materials.links.ensureData({ projectId }),
    phases.list.ensureData({ projectId }),
    shoots.list.ensureData({ projectId }),
  ]
}

function Project() {
  const { projectId } = Route.useParams()
  const isManager = useIsManager()
  return (
    <ProjectIdGuard id={projectId}>
      <TeamProjectScreen key={projectId} id={projectId}>
        <VersionsCard projectId={projectId} />
        <ConversationCard projectId={projectId} />
        {isManager && <ProposalsCard projectId={projectId} />}
        <PhasesCard projectId={projectId} />
        <ShootsCard projectId={projectId} />
      </TeamProjectScreen>
    </ProjectIdGuard>
  )
}
