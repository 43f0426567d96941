import { createFileRoute } from '@tanstack/react-router'
import { isUuid } from 'shared/fields/uuid'
import { conversationPage } from '../../../features/conversation/conversation-queries.ts'
import { TeamConversationScreen } from '../../../features/conversation/conversation-screen.tsx'
import { ProjectIdGuard } from '../../../features/team-projects/project-id-guard.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/project/$projectId/messages')({
  loader: ({ params: { projectId } }) =>
    prefetchHub(() =>
      isUuid(projectId)
        ? [
            ensureFirstPage(queries.team.messages.list, conversationPage(projectId)),
            queries.team.projects.get.ensureData({ id: projectId }),
            queries.team.deliverables.nameable.ensureData({ projectId, inMessages: true }),
          ]
        : [],
    ),
  component: Messages,
})

function Messages() {
  const { projectId } = Route.useParams()
  return (
    <ProjectIdGuard id={projectId}>
      <TeamConversationScreen key={projectId} projectId={projectId} />
    </ProjectIdGuard>
  )
}
