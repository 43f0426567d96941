import { createFileRoute, Navigate, Outlet, useMatches } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { displayNameOf } from 'shared/accounts/person'
import { frameTexts } from 'shared/messages/it/frame'
import { teamTexts } from 'shared/messages/it/team'
import { AccessDenied, PageDenied } from '../features/account/access-denied.tsx'
import { SessionGuard, type SignedIn } from '../features/account/session-guard.tsx'
import { UserButton } from '../features/account/user-button.tsx'
import { useUnread } from '../features/chat/use-unread.ts'
import { useNewLeads } from '../features/inbox/use-new-leads.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { SearchButton } from '../features/search/search-button.tsx'
import { PasswordProofHost } from '../features/security/password-proof-host.tsx'
import { HubContext } from '../lib/hub-session.ts'
import { useLive } from '../lib/live.ts'
import type { TeamMember } from '../lib/session.ts'
import { useSignOut } from '../lib/sign-out.ts'
import { accessDeniedMessage, teamLinks } from '../lib/team-pages.ts'
import { TrpcProvider } from '../lib/trpc-provider.tsx'
import { AppLayout } from '../ui/app-layout/app-layout.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { ProductRoot } from '../ui/product-root.tsx'

export const Route = createFileRoute('/_team')({ staticData: { theme: 'prodotto' }, component: Team })

// Rare screens: their forms would weigh on every page of the hub.
const ForcedPasswordChange = lazyComponent(() => import('../features/auth/forced-password-change.tsx'))
const RequireSecondFactorScreen = lazyComponent(
  () => import('../features/security/require-second-factor-screen.tsx'),
)

const { side } = teamTexts
const texts = { ...side, collapse: frameTexts.side.collapse, expand: frameTexts.side.expand }

/** Renders the page, or the refusal for members who may not see it. */
function Page({ member }: { member: TeamMember }) {
  const to = useMatches({ select: matches => matches.at(-1)?.fullPath })
  const refusal = accessDeniedMessage(to, member)
  const { isAccountingOnly } = member
  // The page to which `/team` and signing in lead.
  if (isAccountingOnly && to === '/team/projects') return <Navigate to="/team/administration" replace />
  return refusal ? <PageDenied text={refusal} isAccountingOnly={isAccountingOnly} /> : <Outlet />
}

type ToolsProps = { user: SignedIn['user']; member: TeamMember; onSignOut: () => void }

const Tools = memo(({ user, member, onSignOut }: ToolsProps) => (
  <>
    {!member.isAccountingOnly && (
      <>
        <SearchButton viewer={member} />
        <Bell area="team" all="/team/notifications" />
      </>
    )}
    <UserButton
      name={displayNameOf(user)}
      detail={member.role}
      to="/team/member/$memberId"
      params={{ memberId: member.id }}
      onSignOut={onSignOut}
    />
  </>
))

function Hub({ user, member }: { user: SignedIn['user']; member: TeamMember }) {
  const signOut = useSignOut()
  const seesProjects = !member.isAccountingOnly
  const badge = { leads: useNewLeads(seesProjects), chat: useUnread(seesProjects) }
  useLive(user)
  // A new object would render every screen again with each unread count.
  const session = useMemo(() => ({ user, member }), [user, member])
  return (
    <AppLayout
      texts={texts}
      links={teamLinks(member, badge)}
      onSignOut={signOut}
      tools={<Tools user={user} member={member} onSignOut={signOut} />}
      dense
    >
      <HubContext value={session}>
        <Page member={member} />
      </HubContext>
      <PasswordProofHost />
    </AppLayout>
  )
}

function Inside({ user, member }: SignedIn) {
  if (user.mustChangePassword) return <ForcedPasswordChange />
  if (user.owesSecondFactor) return <RequireSecondFactorScreen />
  return member ? <Hub user={user} member={member} /> : <AccessDenied isSuspended={user.isSuspended} />
}

function Team() {
  return (
    <ProductRoot>
      <TrpcProvider>
        <SessionGuard entrance="/team-login">{session => <Inside {...session} />}</SessionGuard>
      </TrpcProvider>
    </ProductRoot>
  )
}
