import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettings } from '../../../features/notifications/notification-settings.tsx'
import { AvatarCard } from '../../../features/profile/avatar-card.tsx'
import { SecuritySettings } from '../../../features/security/security-settings.tsx'
import { MemberScreen } from '../../../features/team-members/member-screen.tsx'
import { useHubSession } from '../../../lib/hub-session.ts'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/member/$memberId')({
  loader: ({ params }) =>
    prefetchHub(() => [
      queries.team.members.get.ensureData({ id: params.memberId }),
      queries.account.notificationSettings.get.ensureData(),
    ]),
  component: Member,
})

function Member() {
  const { memberId } = Route.useParams()
  const { id, isManager, isAccountingOnly } = useHubSession().member
  const isOwn = id === memberId
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
      {isOwn && !isAccountingOnly && <NotificationSettings side="team" />}
      {isOwn && <SecuritySettings />}
    </>
  )
}
