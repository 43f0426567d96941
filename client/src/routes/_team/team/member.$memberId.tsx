import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '../../../features/team-members/member-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/member/$memberId')({ component: Member })

function Member() {
  const { memberId } = Route.useParams()
  const session = useSession()
  const me = session.state === 'signed-in' ? session.member : null
  return (
    <MemberScreen
      key={memberId}
      id={memberId}
      canEdit={me?.isManager === true || me?.id === memberId}
      canSetRole={me?.isManager === true}
    />
  )
}
