import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '../../../features/chat/chat-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/chat')({ component: Chat })

function Chat() {
  const session = useSession()
  if (session.state !== 'signed-in' || !session.member) return null
  return <ChatScreen me={session.member.id} />
}
