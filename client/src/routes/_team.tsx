import { IconFolders, IconUser, IconUsers } from '@tabler/icons-react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { displayNameOf } from 'shared/accounts/display-name'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { teamTexts } from 'shared/messages/it/team'
import { AccessDenied } from '../features/account/access-denied.tsx'
import { SessionGuard, type SignedIn } from '../features/account/session-guard.tsx'
import { useSignOut } from '../features/account/use-sign-out.ts'
import { UserButton } from '../features/account/user-button.tsx'
import { PasswordFirstSlot } from '../features/auth/password-first-slot.tsx'
import { Bell } from '../features/notifications/bell.tsx'
import { useLive } from '../live.ts'
import { RpcRoot } from '../rpc-root.tsx'
import type { TeamMember } from '../session-types.ts'
import { AppFrame } from '../ui/app-frame/app-frame.tsx'
import type { SideLink } from '../ui/app-frame/side-nav.tsx'
import { MantineRoot } from '../ui/mantine-root.tsx'

export const Route = createFileRoute('/_team')({ staticData: { theme: 'prodotto' }, component: Team })

const { side } = teamTexts
const texts = { ...side, collapse: dashboardTexts.side.collapse, expand: dashboardTexts.side.expand }

const linksOf = (memberId: string): SideLink[] => [
  { to: '/team/projects', label: side.projects, Sign: IconFolders },
  { to: '/team/members', label: side.members, Sign: IconUsers },
  { to: '/team/member/$memberId', params: { memberId }, label: side.profile, Sign: IconUser },
]

function Hub({ user, member }: { user: SignedIn['user']; member: TeamMember }) {
  const signOut = useSignOut()
  useLive(user.id)
  const tools = (
    <>
      <Bell area="team" />
      <UserButton
        name={displayNameOf(user)}
        detail={member.role}
        to="/team/member/$memberId"
        params={{ memberId: member.id }}
        onSignOut={signOut}
      />
    </>
  )
  return (
    <AppFrame texts={texts} links={linksOf(member.id)} onSignOut={signOut} tools={tools}>
      <Outlet />
    </AppFrame>
  )
}

function Inside({ user, member }: SignedIn) {
  if (user.mustChangePassword) return <PasswordFirstSlot />
  return member ? <Hub user={user} member={member} /> : <AccessDenied />
}

function Team() {
  return (
    <MantineRoot theme="prodotto">
      <RpcRoot>
        <SessionGuard entrance="/team-login">{session => <Inside {...session} />}</SessionGuard>
      </RpcRoot>
    </MantineRoot>
  )
}
