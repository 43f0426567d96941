import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/_team/team/notifications')({ component: Notifications })

function Notifications() {
  return <NotificationsScreen area="team" />
}
