import { sql } from 'kysely'
import { hasRow, insertUnlessUsed, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { bookedOf, isUnbooked } from '../administration/receipts.queries.ts'

type NewBooking = NewRow<'transferBookings'>

export async function bookedCentsOf(db: Database, paymentId: string): Promise<number> {
  const { cents } = await db
    .selectNoFrom(bookedOf(sql`${paymentId}::uuid`).as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

export function findBookingByRequest(db: Database, requestId: string) {
  return db
    .selectFrom('transferBookings')
    .select(['paymentId', 'amountCents', 'arrivedOn'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

/** Returns true if this amount of this day was booked before. */
export const isBooked = (
  db: Database,
  { paymentId, arrivedOn, amountCents }: Pick<NewBooking, 'paymentId' | 'arrivedOn' | 'amountCents'>,
): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('transferBookings')
      .select('id')
      .where('paymentId', '=', paymentId)
      .where('arrivedOn', '=', arrivedOn)
      .where('amountCents', '=', amountCents),
  )

export const insertBooking = (db: Database, booking: NewBooking) =>
  insertUnlessUsed(db, 'transferBookings', booking)

export function findBooking(db: Database, id: string) {
  return db.selectFrom('transferBookings').select('paymentId').where('id', '=', id).executeTakeFirst()
}

/** Deletes a booking. Returns its amount; undefined if it is gone. */
export async function deleteBooking(db: Database, id: string): Promise<number | undefined> {
  const deleted = await db
    .deleteFrom('transferBookings')
    .where('id', '=', id)
    .returning('amountCents')
    .executeTakeFirst()
  return deleted?.amountCents
}

/** Lists awaited transfers for a quote of which nothing has arrived. */
export function listUntouchedTransfers(db: Database, quoteId: string) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('quoteId', '=', quoteId)
    .where('provider', '=', 'bank-transfer')
    .where('status', '=', 'processing')
    .where(isUnbooked)
    .orderBy('id')
    .execute()
}

/** Makes a cancelled transfer awaited again, since its money has arrived. */
export async function awaitAgain(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'processing', updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute()
}
