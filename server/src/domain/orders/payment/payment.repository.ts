import { type PaymentState, weakerThan } from 'shared/payment/payment-state'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'

const columns = [
  'id',
  'projectId',
  'userId',
  'quoteId',
  'provider',
  'providerReference',
  'status',
  'requestId',
  'rule',
  'lines',
  'totalCents',
  'vatCents',
  'netCents',
  'quoteTotalCents',
  'termsVersion',
  'paidAt',
  'createdAt',
] as const

export type NewPayment = NewRow<'payments'>

/** The newest payment of a project, whatever became of it. */
export function findNewestPayment(db: Database, projectId: string) {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type Payment = NonNullable<Awaited<ReturnType<typeof findNewestPayment>>>

export function findByRequestId(db: Database, requestId: string) {
  return db.selectFrom('payments').select(['id']).where('requestId', '=', requestId).executeTakeFirst()
}

export function insertPayment(db: Database, payment: NewPayment): Promise<Payment> {
  return db.insertInto('payments').values(payment).returning(columns).executeTakeFirstOrThrow()
}

/** Remembers at which of the provider's pages a payment is made. */
export async function keepReference(db: Database, id: string, providerReference: string): Promise<void> {
  await db.updateTable('payments').set({ providerReference }).where('id', '=', id).execute()
}

/** Holds all payments of the quote that a payment is for. @returns the payment itself and the others. */
export async function lockPaymentsOfQuote(db: Database, id: string) {
  const quoteOf = db.selectFrom('payments').select('quoteId').where('id', '=', id)
  const all = await db
    .selectFrom('payments')
    .select(columns)
    .where('quoteId', '=', quoteOf)
    .orderBy('id')
    .forUpdate()
    .execute()
  return { payment: all.find(each => each.id === id), others: all.filter(each => each.id !== id) }
}

/** Moves a payment on. @returns it, or undefined when it is there already, or further. */
export function settlePayment(
  db: Database,
  id: string,
  { status, now }: { status: Exclude<PaymentState, 'processing'>; now: Date },
): Promise<Payment | undefined> {
  return db
    .updateTable('payments')
    .set({
      status,
      updatedAt: now,
      ...(status === 'paid' && { paidAt: now }),
      ...(status === 'refunded' && { refundedAt: now }),
    })
    .where('id', '=', id)
    .where('status', 'in', weakerThan(status))
    .returning(columns)
    .executeTakeFirst()
}

export function findPaymentHoldingProject({ db }: { db: Database | Work['db'] }, projectId: string) {
  return db
    .selectFrom('payments')
    .select('status')
    .where('projectId', '=', projectId)
    .where('status', 'in', ['processing', 'paid', 'refunded'])
    .executeTakeFirst()
}
