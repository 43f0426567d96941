/** Item of a provider's list. */
export interface Listed {
  id: string
  created: number
}

/** Returns an item as listed, if it matches the requested time and payment. */
export function within<Thing extends { id: string; payment_intent: string }>(
  params: Record<string, string>,
  at: Date | undefined,
  thing: Thing | undefined,
): (Thing & Listed)[] {
  if (!at || !thing) return []
  const created = Math.floor(at.getTime() / 1000)
  const isOf = params.payment_intent === undefined || params.payment_intent === thing.payment_intent
  return isOf && created >= Number(params['created[gte]'] ?? 0) ? [{ ...thing, created }] : []
}

/** Returns an item, or its id where no expansion was requested. */
export const wholeOrName = <Thing extends { id: string }>(
  params: Record<string, string>,
  thing: Thing | undefined,
) => (params['expand[0]'] === 'data.charge' ? thing : thing?.id)

/** Returns a page of a list: at most a hundred items, after the named one. */
export function pageOf(all: Listed[], { limit = '10', starting_after }: Record<string, string>) {
  const sorted = all.toSorted((one, other) => other.created - one.created || (one.id < other.id ? 1 : -1))
  const first = sorted.findIndex(({ id }) => id === starting_after) + 1
  const end = first + Math.min(Number(limit), 100)
  return { object: 'list', data: sorted.slice(first, end), has_more: end < sorted.length }
}
