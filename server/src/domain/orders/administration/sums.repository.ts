import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'
import { countOpenDifferences } from '../reconciliation/differences.repository.ts'
import { isIn, startOf } from './around.repository.ts'
import { dueSums } from './due.repository.ts'
import { receipts } from './receipts.queries.ts'

/** The sums above the lists, in cents; of disputes and refunds that wait how many there are. */
export async function sumsOf(db: Database, today: string) {
  const month = today.slice(0, 7)
  return {
    ...(await dueOf(db, today)),
    ...(await awaitedOf(db)),
    ...(await movedIn(db, month)),
    ...(await waitingOf(db)),
  }
}

const cents = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::integer`

function dueOf(db: Database, today: string) {
  const rest = sql`due.total_cents - due.booked_cents`
  return db
    .selectFrom(dueSums(db).as('due'))
    .select([
      cents(rest).as('dueCents'),
      sql<number>`coalesce(sum(${rest}) filter (where due.created_at < ${startOf(today)}), 0)::integer`.as(
        'overdueCents',
      ),
    ])
    .executeTakeFirstOrThrow()
}

async function awaitedOf(db: Database) {
  const { total, booked } = await db
    .selectFrom('payments')
    .select([
      cents(sql`total_cents`).as('total'),
      cents(sql`(select sum(amount_cents) from transfer_bookings where payment_id = payments.id)`).as(
        'booked',
      ),
    ])
    .where('provider', '=', 'bank-transfer')
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow()
  return { awaitedCents: total - booked }
}

async function movedIn(db: Database, month: string) {
  const paid = await db
    .selectFrom(receipts(db).as('receipt'))
    .select(cents(sql`receipt.amount_cents`).as('paidCents'))
    .where(isIn('receipt.at', month))
    .executeTakeFirstOrThrow()
  const back = await db
    .selectFrom('refunds')
    .select(cents(sql`amount_cents`).as('refundedCents'))
    .where('state', '=', 'done')
    .where(isIn('settledAt', month))
    .executeTakeFirstOrThrow()
  return { ...paid, ...back }
}

async function waitingOf(db: Database) {
  const count = sql<number>`count(*)::integer`
  const { disputes } = await db
    .selectFrom('payments')
    .select(count.as('disputes'))
    .where('disputedAt', 'is not', null)
    .where('disputeClosedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const { pendingRefunds } = await db
    .selectFrom('refunds')
    .select(count.as('pendingRefunds'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { disputes, pendingRefunds, differences: await countOpenDifferences(db) }
}
