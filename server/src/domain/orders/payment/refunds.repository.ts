import { sql } from 'kysely'
import type { RefundState } from 'shared/payment/refund'
import { hasRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const columns = ['id', 'paymentId', 'requestId', 'amountCents', 'reason', 'state', 'provider'] as const

/** Inserts a refund. Returns undefined if its request id is used. */
export function insertRefund(db: Database, refund: NewRow<'refunds'>) {
  return db
    .insertInto('refunds')
    .values(refund)
    .onConflict(conflict => conflict.column('requestId').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export type Refund = NonNullable<Awaited<ReturnType<typeof insertRefund>>>

export function findRefund(db: Database, by: { id: string } | { requestId: string }) {
  const all = db.selectFrom('refunds').select(columns)
  const one = 'id' in by ? all.where('id', '=', by.id) : all.where('requestId', '=', by.requestId)
  return one.executeTakeFirst()
}

export function listPendingRefunds(db: Database, paymentId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .select(columns)
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'pending')
    .orderBy('createdAt')
    .execute()
}

export async function refundSumsOf(db: Database, paymentId: string) {
  const sumOf = (state: RefundState) =>
    sql<number>`coalesce(sum(amount_cents) filter (where state = ${state}), 0)::integer`
  return db
    .selectFrom('refunds')
    .select([sumOf('done').as('doneCents'), sumOf('pending').as('pendingCents')])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow()
}

/** Ends a pending refund. Returns false if it was not pending. */
export const endRefund = (
  db: Database,
  id: string,
  end: { state: Exclude<RefundState, 'pending'>; now: Date; providerRefund?: string | undefined },
): Promise<boolean> =>
  hasRow(
    db
      .updateTable('refunds')
      .set({ state: end.state, settledAt: end.now, providerRefund: end.providerRefund })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('id'),
  )

/** Inserts a refund request. Returns false if the payment has one. */
export const insertRefundRequest = (db: Database, request: NewRow<'refundRequests'>): Promise<boolean> =>
  hasRow(
    db
      .insertInto('refundRequests')
      .values({ ...request, updatedAt: request.createdAt })
      .onConflict(conflict => conflict.column('paymentId').doNothing())
      .returning('id'),
  )

export async function findRefundRequest(db: Database, paymentIds: string[]) {
  if (paymentIds.length === 0) return undefined
  return db
    .selectFrom('refundRequests')
    .select(['reason', 'state', 'createdAt'])
    .where('paymentId', 'in', paymentIds)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function closeRefundRequest(db: Database, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('refundRequests')
    .set({ state: 'closed', closedAt: now, updatedAt: now })
    .where('paymentId', '=', paymentId)
    .where('state', '<>', 'closed')
    .execute()
}
