import {
  IconCalendarEvent,
  IconChartBar,
  IconFolders,
  IconHistory,
  IconInbox,
  IconMessages,
  IconStar,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { displayNameOf } from 'shared/accounts/display-name'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { teamTexts } from 'shared/messages/it/team'
import { AccessDenied } from '../features/account/access-denied.tsx'
import { SessionGuard, type SignedIn } from '../features/account/session-guard.tsx'
import { useSignOut } from '../features/account/use-sign-out.ts'
import { UserButton } from '../features/account/user-button.tsx'
import { PasswordFirstSlot } from '../features/auth/password-first-slot.tsx'
import { useUnread } from '../features/chat/use-unread.ts'
import { useNewLeads } from '../features/leads-inbox/use-new-leads.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { SearchButton } from '../features/search/search-button.tsx'
import { PasswordProofDialog } from '../features/security/password-proof-dialog.tsx'
import { SecondFactorFirstSlot } from '../features/security/second-factor-first-slot.tsx'
import { useLive } from '../live.ts'
import { RpcRoot } from '../rpc-root.tsx'
import type { TeamMember } from '../session-types.ts'
import { AppFrame } from '../ui/app-frame/app-frame.tsx'
import type { SideLink } from '../ui/app-frame/side-nav.tsx'
import { MantineRoot } from '../ui/mantine-root.tsx'

export const Route = createFileRoute('/_team')({ staticData: { theme: 'prodotto' }, component: Team })

const { side } = teamTexts
const texts = { ...side, collapse: dashboardTexts.side.collapse, expand: dashboardTexts.side.expand }

type Waiting = { leads: SideLink['waiting']; chat: SideLink['waiting'] }

const linksOf = ({ id: memberId, isManager }: TeamMember, waiting: Waiting): SideLink[] => [
  { to: '/team/projects', covers: '/team/project/', label: side.projects, Sign: IconFolders },
  ...(isManager ? [{ to: '/team/overview', label: side.overview, Sign: IconChartBar } as const] : []),
  { to: '/team/timeline', label: side.timeline, Sign: IconCalendarEvent },
  { to: '/team/leads', label: side.leads, Sign: IconInbox, waiting: waiting.leads },
  ...(isManager ? [{ to: '/team/testimonials', label: side.testimonials, Sign: IconStar } as const] : []),
  { to: '/team/members', label: side.members, Sign: IconUsers },
  { to: '/team/chat', label: side.chat, Sign: IconMessages, waiting: waiting.chat },
  ...(isManager ? [{ to: '/team/audit', label: side.audit, Sign: IconHistory } as const] : []),
  { to: '/team/member/$memberId', params: { memberId }, label: side.profile, Sign: IconUser },
]

function Hub({ user, member }: { user: SignedIn['user']; member: TeamMember }) {
  const signOut = useSignOut()
  const waiting = { leads: useNewLeads(), chat: useUnread() }
  useLive(user)
  const tools = (
    <>
      <SearchButton memberId={member.id} isManager={member.isManager} />
      <Bell area="team" all="/team/notifications" />
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
    <AppFrame texts={texts} links={linksOf(member, waiting)} onSignOut={signOut} tools={tools}>
      <Outlet />
      <PasswordProofDialog />
    </AppFrame>
  )
}

function Inside({ user, member }: SignedIn) {
  if (user.mustChangePassword) return <PasswordFirstSlot />
  if (user.owesSecondFactor) return <SecondFactorFirstSlot />
  return member ? <Hub user={user} member={member} /> : <AccessDenied isSuspended={user.isSuspended} />
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
