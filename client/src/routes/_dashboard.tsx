import { createFileRoute, Outlet, retainSearchParams, useNavigate } from '@tanstack/react-router'
import { displayNameOf } from 'shared/accounts/person'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { SessionGuard, type SignedIn } from '../features/account/session-guard.tsx'
import { useSignOut } from '../features/account/use-sign-out.ts'
import { UserButton } from '../features/account/user-button.tsx'
import { Bell } from '../features/notifications/bell.tsx'
import { projectSearch } from '../features/projects/project-id.ts'
import { ProjectSwitcher } from '../features/projects/project-switcher.tsx'
import { useRedirectMissingProject } from '../features/projects/use-active-project.ts'
import { TourHost } from '../features/tour/tour.tsx'
import { dashboardPages } from '../lib/dashboard-pages.ts'
import { useLive } from '../lib/live.ts'
import { TrpcProvider } from '../lib/trpc-provider.tsx'
import { AppLayout } from '../ui/app-layout/app-layout.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { ProductRoot } from '../ui/product-root.tsx'

export const Route = createFileRoute('/_dashboard')({
  staticData: { theme: 'prodotto' },
  validateSearch: projectSearch,
  search: { middlewares: [retainSearchParams(['project'])] },
  component: Dashboard,
})

// A rare screen: its form would weigh on every page of the area.
const ForcedPasswordChange = lazyComponent(() => import('../features/auth/forced-password-change.tsx'))

const { side } = dashboardTexts

function Switcher() {
  const navigate = useNavigate()
  const pick = (project: string) => void navigate({ to: '.', search: { project } })
  return <ProjectSwitcher named={Route.useSearch().project} onPick={pick} />
}

function Tools({ user, onSignOut }: { user: SignedIn['user']; onSignOut: () => void }) {
  const name = displayNameOf(user)
  return (
    <>
      <Bell area="dashboard" all="/dashboard/notifications" />
      <UserButton name={name} detail={user.email} to="/dashboard/profile" onSignOut={onSignOut} />
    </>
  )
}

function Area({ user }: { user: SignedIn['user'] }) {
  const signOut = useSignOut()
  useRedirectMissingProject(Route.useSearch().project)
  useLive(user)
  return (
    <AppLayout
      texts={side}
      links={dashboardPages}
      onSignOut={signOut}
      context={<Switcher />}
      tools={<Tools user={user} onSignOut={signOut} />}
    >
      <Outlet />
      <TourHost user={user} />
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
