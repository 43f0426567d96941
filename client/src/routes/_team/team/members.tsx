import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../features/team-members/members-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/members')({ component: Members })

function Members() {
  const session = useSession()
  return <MembersScreen isManager={session.state === 'signed-in' && session.member?.isManager === true} />
}
