import { createFileRoute } from '@tanstack/react-router'
import { listPage } from '../../../features/notifications/notification-queries.ts'
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/notifications')({
  loader: () => prefetchHub(() => [ensureFirstPage(queries.team.notifications.list, listPage.all)]),
  component: () => <NotificationsScreen area="team" />,
})
