import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'
import { startOf } from '../administration/month-export.repository.ts'

/** Days in Rome: the first and the last one to compare, both inclusive. */
export interface Span {
  fromDay: string
  untilDay: string
}

/** Returns the start of a span's first day and the end of its last day, in Rome. */
export function momentsOf(db: Database, { fromDay, untilDay }: Span) {
  return db
    .selectNoFrom([
      startOf(fromDay).as('from'),
      sql<Date>`((${untilDay}::date + 1)::timestamp at time zone 'Europe/Rome')`.as('until'),
    ])
    .executeTakeFirstOrThrow()
}

const oneOf = (column: string, names: readonly string[]) =>
  sql<boolean>`${sql.ref(column)}::text in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`

/**
 * Lists payments of the provider that changed since a time or are disputed, and those with some ids, the provider's or
 * ours.
 */
export async function listBooked(db: Database, { from, names }: { from: Date; names: readonly string[] }) {
  const refunded = db
    .selectFrom('refunds')
    .select('paymentId')
    .where('state', '=', 'done')
    .where('settledAt', '>=', from)
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'providerPayment', 'providerReference', 'status', 'totalCents', 'refundedCents'])
    .select(['createdAt', 'paidAt', 'disputedAt', 'disputeClosedAt'])
    .select(eb =>
      eb
        .selectFrom('refunds')
        .select(({ fn }) => fn.max<Date | null>('settledAt').as('at'))
        .whereRef('refunds.paymentId', '=', 'payments.id')
        .where('refunds.state', '=', 'done')
        .as('refundedAt'),
    )
    .where('provider', '=', 'stripe')
    .where(({ and, eb, or }) =>
      or([
        eb('paidAt', '>=', from),
        eb('id', 'in', refunded),
        and([eb('disputedAt', 'is not', null), eb('disputeClosedAt', 'is', null)]),
        oneOf('providerPayment', names),
        oneOf('id', names),
      ]),
    )
    .execute()
  return rows.map(({ status, createdAt, paidAt, disputeClosedAt, ...payment }) => ({
    ...payment,
    isPaid: status === 'paid' || status === 'refunded',
    at: paidAt ?? createdAt,
    isDisputeOpen: payment.disputedAt !== null && disputeClosedAt === null,
  }))
}
