import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Inserts a refund request. Returns false if the payment has one. */
export async function insertRefundRequest(db: Database, request: NewRow<'refundRequests'>): Promise<boolean> {
  const written = await db
    .insertInto('refundRequests')
    .values({ ...request, updatedAt: request.createdAt })
    .onConflict(conflict => conflict.column('paymentId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Finds the newest refund request of some payments. */
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
