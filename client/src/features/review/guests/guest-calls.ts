import { trpc } from '../../../lib/trpc.ts'

export type HostSide = 'client' | 'team'

/** The calls of the side that looks. */
export const guestCalls = (side: HostSide) =>
  side === 'team' ? trpc.team.reviewGuests : trpc.dashboard.reviewGuests

/** Has both sides' lists fetched anew. */
export function useGuestsRefresh(): () => Promise<unknown> {
  const { dashboard, team } = trpc.useUtils()
  return () => Promise.all([dashboard.reviewGuests.invalidate(), team.reviewGuests.invalidate()])
}
