import { type Outputs, trpc } from '../../lib/trpc.ts'

export type Area = 'dashboard' | 'team'
export type Filter = 'all' | 'unread'
export type Notification = Outputs['dashboard']['notifications']['list']['items'][number]

/** Input of the bell's query; of the items it shows `HEADER_SHOWN`. */
export const HEADER_PAGE = { limit: 20 }
export const HEADER_SHOWN = 5

/** Inputs of the screen's list by filter. */
export const listPage: Record<Filter, { limit: number; unread?: true }> = {
  all: { limit: 30 },
  unread: { limit: 30, unread: true },
}

/** Returns the procedures of an area's notifications; both areas have the same router. */
export const notificationsRouter = (area: Area) =>
  area === 'team' ? trpc.team.notifications : trpc.dashboard.notifications

export function useNotificationCache(area: Area) {
  const utils = trpc.useUtils()
  return area === 'team' ? utils.team.notifications : utils.dashboard.notifications
}
