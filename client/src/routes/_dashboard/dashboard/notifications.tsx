import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/notifications')({ component: Notifications })

function Notifications() {
  return <NotificationsScreen area="dashboard" />
}
