import { createFileRoute } from '@tanstack/react-router'
import { BillingCard } from '../../../features/billing/billing.tsx'
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { EmailPanel } from '../../../features/security/email-panel.tsx'
import { SecurityPart } from '../../../features/security/security-part.tsx'
import { YourDataPanel } from '../../../features/security/your-data-panel.tsx'
import { prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/profile')({
  loader: () =>
    prefetchDashboard(() => [
      queries.dashboard.billing.get.ensureData({}),
      queries.auth.emailChange.get.ensureData(),
      queries.auth.mfa.status.ensureData(),
      queries.auth.sessions.list.ensureData(),
    ]),
  component: Profile,
})

function Profile() {
  return (
    <>
      <ProfileScreen billing={<BillingCard />} />
      <SecurityPart address={<EmailPanel />}>
        <YourDataPanel />
      </SecurityPart>
    </>
  )
}
