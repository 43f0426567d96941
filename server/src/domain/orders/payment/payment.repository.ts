import { sql } from 'kysely'
import {
  type DisputeOutcome,
  type PaymentState,
  type PlannedInstalment,
  plannedInstalments,
  weakerThan,
} from 'shared/payment/payment-types'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const columns = [
  'id',
  'projectId',
  'userId',
  'quoteId',
  'proposalId',
  'provider',
  'providerReference',
  'providerPayment',
  'transferReference',
  'status',
  'instalment',
  'balanceCents',
  'balanceDueAt',
  'refundedCents',
  'requestId',
  'rule',
  'lines',
  'totalCents',
  'vatCents',
  'netCents',
  'quoteTotalCents',
  'poNumber',
  'termsVersion',
  'acceptedTermsAt',
  'acceptedClausesAt',
  'linkId',
  'throughLink',
  'paidAt',
  'createdAt',
] as const

export type NewPayment = NewRow<'payments'>

const selectPayments = (db: Database) => db.selectFrom('payments').select(columns)

/** Orders the current payment first: the one that has not failed, at most one per instalment, otherwise the newest. */
const currentFirst = (payments: ReturnType<typeof selectPayments>) =>
  payments.orderBy(sql`status = 'failed'`).orderBy('createdAt', 'desc').limit(1)

/** Finds the current payment of an instalment; without one, the balance if it was begun, otherwise the deposit. */
export function findCurrentPayment(db: Database, projectId: string, instalment?: PlannedInstalment) {
  const ofPlan = selectPayments(db)
    .where('projectId', '=', projectId)
    .where('instalment', 'in', instalment ? [instalment] : plannedInstalments)
    .orderBy(sql`instalment = 'balance'`, 'desc')
  return currentFirst(ofPlan).executeTakeFirst()
}

export type Payment = NonNullable<Awaited<ReturnType<typeof findCurrentPayment>>>

export function findPaymentOfProposal(db: Database, proposalId: string) {
  return currentFirst(selectPayments(db).where('proposalId', '=', proposalId)).executeTakeFirst()
}

/** Returns the accepted conditions that a further payment copies from the deposit. */
export const acceptedWith = (deposit: Payment) => ({
  quoteId: deposit.quoteId,
  rule: deposit.rule,
  poNumber: deposit.poNumber,
  termsVersion: deposit.termsVersion,
  acceptedTermsAt: deposit.acceptedTermsAt,
  acceptedClausesAt: deposit.acceptedClausesAt,
})

export function findUnderWayThrough(db: Database, linkId: string) {
  return selectPayments(db).where('linkId', '=', linkId).where('status', '=', 'processing').executeTakeFirst()
}

export function findByRequestId(db: Database, requestId: string) {
  return selectPayments(db).where('requestId', '=', requestId).executeTakeFirst()
}

/** Inserts a payment. Returns undefined if its request id is used. */
export function insertPayment(db: Database, payment: NewPayment): Promise<Payment | undefined> {
  return db
    .insertInto('payments')
    .values(payment)
    .onConflict(conflict => conflict.column('requestId').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Stores the provider's page of a payment. Returns the payment's current state. */
export function keepReference(db: Database, id: string, providerReference: string) {
  return db
    .updateTable('payments')
    .set({ providerReference })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow()
}

/** Lists paid and refunded payments of a project, newest first. */
export function listSettledPayments(db: Database, projectId: string): Promise<Payment[]> {
  return selectPayments(db)
    .where('projectId', '=', projectId)
    .where('status', 'in', ['paid', 'refunded'])
    .orderBy('createdAt', 'desc')
    .execute()
}

/** Finds a payment by the provider's id of the payment or of its page. */
export function findByProvider(
  db: Database,
  known: { providerPayment: string } | { providerReference: string },
) {
  return db
    .selectFrom('payments')
    .select('id')
    .where(({ and }) => and(known))
    .executeTakeFirst()
}

/** Finds the project of a payment, whether its quote is in force, and its proposal if it has one. */
export function findOrderOf(db: Database, id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('quotes', 'quotes.id', 'payments.quoteId')
    .leftJoin('proposals', 'proposals.id', 'payments.proposalId')
    .select(['payments.projectId', 'quotes.withdrawnAt', 'proposals.state as proposal'])
    .where('payments.id', '=', id)
    .executeTakeFirst()
}

/**
 * Locks all payments of a payment's quote. Returns the payment, others of the same instalment, and the amount now due.
 * `isOrderBack`: the order was refunded. `isOutdated`: a balance was begun with another amount.
 */
export async function lockPaymentsOfQuote(db: Database, id: string) {
  const quoteOf = db.selectFrom('payments').select('quoteId').where('id', '=', id)
  const all = await selectPayments(db).where('quoteId', '=', quoteOf).orderBy('id').forUpdate().execute()
  const payment = all.find(each => each.id === id)
  const isOfSameSum = (each: Payment) =>
    each.instalment === payment?.instalment && each.proposalId === payment.proposalId
  const others = all.filter(each => each.id !== id && isOfSameSum(each))
  const isOrderBack =
    payment?.instalment !== 'deposit' &&
    all.some(({ instalment, status }) => instalment === 'deposit' && status === 'refunded')
  const deposit = all.find(({ instalment, status }) => instalment === 'deposit' && status === 'paid')
  // A change accepted since may have lowered the balance.
  const isOutdated =
    payment?.instalment === 'balance' && deposit !== undefined && deposit.balanceCents !== payment.totalCents
  const dueCents = isOutdated ? deposit.balanceCents : (payment?.totalCents ?? 0)
  return { payment, others, isOrderBack, isOutdated, dueCents }
}

/** Updates the state of a payment. Returns it; undefined if it has that state or a later one already. */
export function settlePayment(
  db: Database,
  id: string,
  {
    status,
    now,
    providerPayment,
  }: { status: Exclude<PaymentState, 'processing'>; now: Date; providerPayment?: string | undefined },
): Promise<Payment | undefined> {
  return db
    .updateTable('payments')
    .set({
      status,
      updatedAt: now,
      ...(status === 'paid' && { paidAt: now }),
      ...(status === 'refunded' && {
        refundedAt: now,
        refundedCents: sql<number>`total_cents`,
        // The event of the refund may precede that of the charge; what went back came in before.
        paidAt: sql<Date>`coalesce(paid_at, ${now}::timestamptz)`,
      }),
      ...(providerPayment && { providerPayment }),
    })
    .where('id', '=', id)
    .where('status', 'in', weakerThan(status))
    .returning(columns)
    .executeTakeFirst()
}

/** Records on a deposit that its balance was paid. */
export async function markBalancePaid(db: Database, quoteId: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ balancePaidAt: now })
    .where('quoteId', '=', quoteId)
    .where('instalment', '=', 'deposit')
    .execute()
}

/** Records the refunded total of a payment. Returns it; undefined if that much was recorded before. */
export function raiseRefunded(db: Database, id: string, refundedCents: number, now: Date) {
  return db
    .updateTable('payments')
    .set({ refundedCents, updatedAt: now })
    .where('id', '=', id)
    .where('refundedCents', '<', refundedCents)
    .where('totalCents', '>', refundedCents)
    .returning(columns)
    .executeTakeFirst()
}

/** Records a dispute of a payment. Returns it; undefined if it was recorded before. */
export function markDisputed(db: Database, id: string, now: Date) {
  return db
    .updateTable('payments')
    .set({ disputedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('disputedAt', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Records the outcome of a dispute. Returns the payment; undefined if it was recorded before. */
export function markDisputeClosed(
  db: Database,
  id: string,
  { disputeOutcome, now }: { disputeOutcome: DisputeOutcome; now: Date },
) {
  return db
    .updateTable('payments')
    .set(({ fn, val }) => ({
      disputedAt: fn.coalesce('disputedAt', val(now)),
      disputeClosedAt: now,
      disputeOutcome,
      updatedAt: now,
    }))
    .where('id', '=', id)
    .where('disputeClosedAt', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Lowers the balance of a project's price; fails below zero. */
export async function lowerBalance(db: Database, projectId: string, cents: number, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ balanceCents: sql<number>`balance_cents - ${cents}::integer`, updatedAt: now })
    .where('projectId', '=', projectId)
    .where('instalment', '=', 'deposit')
    .where('status', '=', 'paid')
    .execute()
}
