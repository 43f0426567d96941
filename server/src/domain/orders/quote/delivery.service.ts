import { dayInRome } from 'shared/formats/date-it'
import { type Delivery, deliveryFrom, deliveryOf } from 'shared/projects/delivery'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { listDeliveryFacts, setDeliveryDay } from './quote.repository.ts'

/** Returns a project's delivery day and the client's requested day. @throws AppError NOT_FOUND. */
export async function deliveryFor(
  { clock }: Pick<AppDeps, 'clock'>,
  db: Database,
  projectId: string,
): Promise<Delivery> {
  return ensureFound((await deliveriesOf({ clock }, db, [projectId])).get(projectId))
}

/** Returns the deliveries of some projects, by project id. */
export async function deliveriesOf(
  { clock }: Pick<AppDeps, 'clock'>,
  db: Database,
  projectIds: string[],
): Promise<Map<string, Delivery>> {
  const today = dayInRome(clock.now())
  const all = await listDeliveryFacts(db, projectIds)
  return new Map(
    all.map(({ id, deliveryBy, validUntil, hasBrief, ...facts }) => {
      const binds = facts.isPaid || (validUntil !== null && validUntil >= today)
      const hasBriefOrQuote = hasBrief || deliveryBy !== null
      return [id, deliveryOf({ ...facts, hasBriefOrQuote, quoteDay: binds ? deliveryBy : null, today })]
    }),
  )
}

/** Fixes the delivery day of a quote, counted from the day of the first payment. */
export const fixDelivery = (tx: Tx, quoteId: string, paidAt: Date): Promise<void> =>
  setDeliveryDay(tx.db, quoteId, deliveryFrom(dayInRome(paidAt)))
