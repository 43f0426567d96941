import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'

/** Parts of bank transfers. `at` must be written as in the index of migration 0107. */
export const bookings = (db: Database) =>
  db
    .selectFrom('transferBookings')
    .select(['id', 'paymentId', 'amountCents', 'arrivedOn', 'createdAt as bookedAt'])
    .select(sql<Date>`(arrived_on::timestamp at time zone 'Europe/Rome')`.as('at'))

/** SQL: amount booked of a bank transfer, in cents, by the payment's id. */
export const bookedOf = (paymentId: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(amount_cents), 0)::integer from transfer_bookings where payment_id = ${paymentId})`

/** SQL condition: nothing of a payment was booked as a bank transfer. */
export const isUnbooked = sql<boolean>`not exists (
  select from transfer_bookings where transfer_bookings.payment_id = payments.id)`

export const wholePayments = (db: Database) =>
  db
    .selectFrom('payments')
    .select(['id', 'id as paymentId', 'totalCents as amountCents'])
    .select([sql<string>`null::date`.as('arrivedOn'), sql<Date>`null::timestamptz`.as('bookedAt')])
    .select(({ ref }) => ref('paidAt').$castTo<Date>().as('at'))
    .where('status', 'in', ['paid', 'refunded'])
    .where('paidAt', 'is not', null)
    .where(isUnbooked)

/**
 * Selects receipts (docs/decisions/payment.md). A part of a bank transfer counts at the start of its day in Rome, also
 * before the rest arrives. Every other payment counts at its payment time. `id` is the booking's or the payment's.
 */
export const receipts = (db: Database) => bookings(db).unionAll(wholePayments(db))

const upToReceipt = (what: ReturnType<typeof sql>) =>
  sql<number | null>`(select ${what}::integer from transfer_bookings as earlier
    where earlier.payment_id = receipt.payment_id
      and (earlier.arrived_on, earlier.created_at, earlier.id)
        <= (receipt.arrived_on, receipt.booked_at, receipt.id))`

/** SQL: number of parts of a transfer up to a `receipt`, ordered by day; 0 for other payments. */
export const partsSoFar = upToReceipt(sql`count(*)`)

/** SQL: sum of the parts of a payment up to and including a `receipt`; null for other payments. */
export const centsSoFar = upToReceipt(sql`sum(earlier.amount_cents)`)

/** Part of a payment that a receipt covers; null if it covers the whole payment. */
export interface Part {
  nth: number
  isLast: boolean
}

export function partOf(receipt: {
  amountCents: number
  totalCents: number
  partsSoFar: number | null
  centsSoFar: number | null
}): Part | null {
  const { amountCents, totalCents, partsSoFar: nth, centsSoFar: soFar } = receipt
  return nth === null || amountCents === totalCents ? null : { nth, isLast: soFar === totalCents }
}
