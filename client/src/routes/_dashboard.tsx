import {
  createFileRoute,
  Navigate,
  Outlet,
  retainSearchParams,
  useLocation,
  useNavigate,
} from '@tanstack/react-router'
import { memo } from 'react'
import { displayNameOf } from 'shared/accounts/person'
import { companyTexts } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { SessionGuard, type SignedIn } from '../features/account/session-guard.tsx'
import { UserButton } from '../features/account/user-button.tsx'
import { useUnreadMessages } from '../features/conversation/use-unread-messages.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { projectSearch } from '../features/projects/project-id.ts'
import { ProjectSwitcher } from '../features/projects/project-switcher.tsx'
import { useActiveCompanySwitch, useRedirectMissingProject } from '../features/projects/use-active-project.ts'
import { TourHost } from '../features/tour/tour.tsx'
import { useActiveCompany, useCan } from '../lib/capabilities.ts'
import { capabilityOfPage, dashboardPages } from '../lib/dashboard-pages.ts'
import { useLive } from '../lib/live.ts'
import { useSignOut } from '../lib/sign-out.ts'
import { TrpcProvider } from '../lib/trpc-provider.tsx'
import { AppLayout } from '../ui/app-layout/app-layout.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { LinkButton } from '../ui/links.tsx'
import { ProductRoot } from '../ui/product-root.tsx'

export const Route = createFileRoute('/_dashboard')({
  staticData: { theme: 'prodotto' },
  validateSearch: projectSearch,
  search: { middlewares: [retainSearchParams(['project'])] },
  component: Dashboard,
})

// Rare screens: their forms would weigh on every page of the area.
const NoCompany = lazyComponent(() => import('../features/company/no-company.tsx'))
const ForcedPasswordChange = lazyComponent(() => import('../features/auth/forced-password-change.tsx'))

const { side } = dashboardTexts

const Switcher = memo(() => {
  const navigate = useNavigate()
  const pick = (project: string) => void navigate({ to: '.', search: { project } })
  return <ProjectSwitcher named={Route.useSearch().project} onPick={pick} />
})

const Tools = memo(({ user, onSignOut }: { user: SignedIn['user']; onSignOut: () => void }) => {
  const name = displayNameOf(user)
  return (
    <>
      <Bell area="dashboard" all="/dashboard/notifications" />
      <UserButton name={name} detail={user.email} to="/dashboard/profile" onSignOut={onSignOut} />
    </>
  )
})

/** Stands in for a page that the user's hats do not open, or do not open any more. */
function ClosedPage() {
  const can = useCan()
  const { title, text, button } = companyTexts.closed
  if (!can('follow')) return <NoCompany />
  return (
    <EmptyState title={title} text={text} level={1}>
      <LinkButton to="/dashboard/status">{button}</LinkButton>
    </EmptyState>
  )
}

/** Runs the area's hooks and renders nothing: in the layout, each state of their queries would render it again. */
function AreaEffects({ user }: { user: SignedIn['user'] }) {
  useRedirectMissingProject(Route.useSearch().project)
  useLive(user)
  useActiveCompanySwitch()
  return null
}

function Area({ user }: { user: SignedIn['user'] }) {
  const signOut = useSignOut()
  const can = useCan()
  const unread = useUnreadMessages()
  // The tour leads through pages that other hats do not open.
  const isRepresentative = useActiveCompany()?.hats.includes('representative')
  const { pathname } = useLocation()
  const needed = capabilityOfPage(pathname)
  const isClosed = needed !== undefined && !can(needed)
  // The entrance leads to the briefing, whatever the hats open.
  if (isClosed && pathname === '/dashboard/briefing' && can('follow'))
    return <Navigate to="/dashboard/status" search={before => before} replace />
  return (
    <AppLayout
      texts={side}
      links={dashboardPages
        .filter(({ capability }) => !capability || can(capability))
        .map(page => (page.to === '/dashboard/messages' ? { ...page, badge: unread } : page))}
      onSignOut={signOut}
      context={<Switcher />}
      tools={<Tools user={user} onSignOut={signOut} />}
    >
      <AreaEffects user={user} />
      {isClosed ? <ClosedPage /> : <Outlet />}
      {isRepresentative && <TourHost user={user} />}
    </AppLayout>
  )
}

function Dashboard() {
  return (
    <ProductRoot>
      <TrpcProvider>
        <SessionGuard entrance="/login">
          {({ user }) => (user.mustChangePassword ? <ForcedPasswordChange /> : <Area user={user} />)}
        </SessionGuard>
      </TrpcProvider>
    </ProductRoot>
  )
}
