import { createFileRoute } from '@tanstack/react-router'
import { BillingCard } from '../../../features/billing/billing.tsx'
import { OwnCompanies } from '../../../features/company/own-companies.tsx'
import { NotificationSettings } from '../../../features/notifications/notification-settings.tsx'
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx'
import { EmailSection } from '../../../features/security/email-section.tsx'
import { SecuritySettings } from '../../../features/security/security-settings.tsx'
import { YourDataSection } from '../../../features/security/your-data-section.tsx'
import { useCan } from '../../../lib/capabilities.ts'
import { prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/profile')({
  loader: () =>
    prefetchDashboard(() => [
      queries.dashboard.billing.get.ensureData({}),
      queries.account.notificationSettings.get.ensureData(),
      queries.auth.emailChange.get.ensureData(),
      queries.auth.mfa.status.ensureData(),
      queries.auth.sessions.list.ensureData(),
    ]),
  component: Profile,
})

function Profile() {
  const can = useCan()
  return (
    <>
      <ProfileScreen
        billing={can('order') && <BillingCard />}
        companies={<OwnCompanies />}
        isCompanyNamed={can('administer')}
      />
      <NotificationSettings side="client" />
      <SecuritySettings address={<EmailSection />}>
        <YourDataSection />
      </SecuritySettings>
    </>
  )
}
