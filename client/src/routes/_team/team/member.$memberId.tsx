import { createFileRoute } from '@tanstack/react-router'
import { AvatarCard } from '../../../features/profile/avatar-card.tsx'
import { SecurityPart } from '../../../features/security/security-part.tsx'
import { MemberScreen } from '../../../features/team-members/member-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/member/$memberId')({ component: Member })

function Member() {
  const { memberId } = Route.useParams()
  const session = useSession()
  const me = session.state === 'signed-in' ? session.member : null
  const isOwn = me?.id === memberId
  const isManager = me?.isManager === true
  return (
    <>
      <MemberScreen
        key={memberId}
        id={memberId}
        canEdit={isManager || isOwn}
        canSetRole={isManager}
        canSuspend={isManager && !isOwn}
        picture={isOwn ? member => <AvatarCard profile={member} /> : undefined}
      />
      {isOwn && <SecurityPart />}
    </>
  )
}
