import { createFileRoute } from '@tanstack/react-router'
import { BillingCard } from '../../../features/billing/billing.tsx'
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { EmailSection } from '../../../features/security/email-section.tsx'
import { SecuritySettings } from '../../../features/security/security-settings.tsx'
import { YourDataSection } from '../../../features/security/your-data-section.tsx'
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
      <SecuritySettings address={<EmailSection />}>
        <YourDataSection />
      </SecuritySettings>
    </>
  )
}
