import { dayInRome } from 'shared/formats/date-it'
import { type Delivery, deliveryFrom, deliveryOf } from 'shared/projects/delivery'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findDeliveryFacts, setDeliveryDay } from './quote.repository.ts'

/** Returns a project's day of delivery and the client's wish. @throws AppError NOT_FOUND. */
export async function deliveryFor(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  projectId: string,
): Promise<Delivery> {
  const { deliveryBy, validUntil, ...facts } = orNotFound(await findDeliveryFacts(db, projectId))
  const today = dayInRome(clock.now())
  const binds = facts.isPaid || (validUntil !== null && validUntil >= today)
  return deliveryOf({ ...facts, quoteDay: binds ? deliveryBy : null, today })
}

/** Counts the delivery of a quote from the day on which its first payment arrived. */
export const fixDelivery = (work: Work, quoteId: string, paidAt: Date): Promise<void> =>
  setDeliveryDay(work.db, quoteId, deliveryFrom(dayInRome(paidAt)))
