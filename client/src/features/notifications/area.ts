import { trpc } from '../../lib/trpc.ts'

export type Area = 'dashboard' | 'team'

/** The calls of one’s notifications: one router under a name in each area. */
export const callsOf = (area: Area) =>
  area === 'team' ? trpc.team.notifications : trpc.dashboard.notifications

export function useNotificationCache(area: Area) {
  const utils = trpc.useUtils()
  return area === 'team' ? utils.team.notifications : utils.dashboard.notifications
}
