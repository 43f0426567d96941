import { createFileRoute } from '@tanstack/react-router'
import { conversationPage } from '../../../features/conversation/conversation-queries.ts'
import { ClientConversationScreen } from '../../../features/conversation/conversation-screen.tsx'
import { withActiveProject } from '../../../features/projects/project-gate.tsx'
import { ensureFirstPage, prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/messages')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [
      ensureFirstPage(queries.dashboard.messages.list, conversationPage(projectId)),
      queries.dashboard.deliverables.nameable.ensureData({ projectId, inMessages: true }),
    ]),
  component: withActiveProject(ClientConversationScreen),
})
