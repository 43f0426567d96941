import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

export type PaymentStatus = 'processing' | 'paid' | 'failed' | 'refunded'

const columns = [
  'id',
  'projectId',
  'userId',
  'quoteId',
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

export interface NewPayment {
  projectId: string
  userId: string
  quoteId: string
  provider: 'simulated'
  rule: 'payment-screen' | 'confirmed-quote'
  lines: string
  totalCents: number
  vatCents: number
  netCents: number
  quoteTotalCents: number
  status: PaymentStatus
  requestId: string
  termsVersion: string
  acceptedTermsAt: Date
  acceptedClausesAt: Date
  acceptedHigherAt: Date | null
  createdAt: Date
}

/** The newest payment of a project, whatever became of it. */
export function findNewestPayment(db: Database | Transaction<DB>, projectId: string) {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findByRequestId({ db }: Pick<Work, 'db'>, requestId: string) {
  return db.selectFrom('payments').select(['id']).where('requestId', '=', requestId).executeTakeFirst()
}

export function insertPayment({ db }: Pick<Work, 'db'>, payment: NewPayment) {
  return db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow()
}

/** Moves a payment out of `processing`, once. @returns it, or undefined when it was settled before. */
export function settlePayment(
  { db }: Pick<Work, 'db'>,
  id: string,
  settled: { status: 'paid' | 'failed'; now: Date },
) {
  return db
    .updateTable('payments')
    .set({
      status: settled.status,
      updatedAt: settled.now,
      ...(settled.status === 'paid' && { paidAt: settled.now }),
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning(columns)
    .executeTakeFirst()
}

export function findPaymentHoldingProject({ db }: Pick<Work, 'db'>, projectId: string) {
  return db
    .selectFrom('payments')
    .select('status')
    .where('projectId', '=', projectId)
    .where('status', 'in', ['processing', 'paid', 'refunded'])
    .executeTakeFirst()
}
