import { MAX_COUNTED } from 'shared/inbox/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { trpc } from '../../lib/trpc.ts'

/** Returns the count as text; from `MAX_COUNTED` on, the server counts no further. */
export const shownCount = (count: number): string =>
  count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(count)

export function useNewLeads(enabled: boolean): { count: number; label: string } {
  const { data } = trpc.team.leads.counts.useQuery(undefined, { enabled })
  const count = data?.new ?? 0
  return { count, label: inboxTexts.newCount(shownCount(count)) }
}
