import { MOST_COUNTED } from 'shared/leads/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { trpc } from '../../lib/trpc.ts'

/** A count as it is shown: beyond the most that is counted it only says so. */
export const shownCount = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count)

/** How many new requests wait, in figures and in words. */
export function useNewLeads(): { count: number; label: string } {
  const { data } = trpc.team.leads.counts.useQuery()
  const count = data?.new ?? 0
  return { count, label: inboxTexts.newCount(shownCount(count)) }
}
