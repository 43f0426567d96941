import { trpc } from '../../trpc.ts'

export type Area = 'dashboard' | 'team'

/** The calls of one's notifications: the same in both areas, each under its own policy. */
export const callsOf = (area: Area) =>
  area === 'team'
    ? (trpc.team.notifications as typeof trpc.dashboard.notifications)
    : trpc.dashboard.notifications

export function useNotificationCache(area: Area) {
  const utils = trpc.useUtils()
  return area === 'team'
    ? (utils.team.notifications as typeof utils.dashboard.notifications)
    : utils.dashboard.notifications
}
