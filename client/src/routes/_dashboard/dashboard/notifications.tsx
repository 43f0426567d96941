import { createFileRoute } from '@tanstack/react-router'
import { listPage } from '../../../features/notifications/notification-queries.ts'
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx'
import { ensureFirstPage, prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/notifications')({
  loader: () =>
    prefetchDashboard(() => [ensureFirstPage(queries.dashboard.notifications.list, listPage.all)]),
  component: () => <NotificationsScreen area="dashboard" />,
})
