import { createFileRoute } from '@tanstack/react-router'
import { MESSAGES_PAGE } from '../../../features/chat/chat-cache.ts'
import { ChatScreen } from '../../../features/chat/chat-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/chat')({
  loader: () =>
    prefetchHub(() => [
      ensureFirstPage(queries.team.chat.list, MESSAGES_PAGE),
      queries.team.members.list.ensureData({ limit: 100 }),
    ]),
  component: Chat,
})

function Chat() {
  const { member } = useHubSession()
  return <ChatScreen me={member.id} />
}
