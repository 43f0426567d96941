import { sql } from 'kysely'
import type { PaymentState } from 'shared/payment/payment-types'
import { hasRow, idsOf } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { receipts } from '../administration/receipts.queries.ts'
import { findProposal } from '../proposals/proposals.repository.ts'
import { agreedTotalFor } from '../proposals/proposals.service.ts'
import { findQuoteInForce } from '../quote/quote.repository.ts'
import { findCurrentPayment, listSettledPayments } from './payment.repository.ts'
import { findRefundRequest } from './refunds.repository.ts'

type Status = 'open' | PaymentState

/**
 * Returns true once a payment of the project is processing, paid or refunded. Such a project cannot be deleted, and its
 * recap is read-only.
 */
export const hasPayments = ({ db }: { db: Database | Tx['db'] }, projectId: string): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('payments')
      .select('status')
      .where('projectId', '=', projectId)
      .where('status', 'in', ['processing', 'paid', 'refunded']),
  )

/** Returns state and total of the deposit, the payment that starts the work; `open` before it was started. */
export async function getDepositStatus(
  db: Database,
  projectId: string,
): Promise<{ status: Status; totalCents: number | null }> {
  const payment = await findCurrentPayment(db, projectId, 'deposit')
  if (!payment) return { status: 'open', totalCents: null }
  return { status: payment.status, totalCents: payment.totalCents }
}

/**
 * Returns the balance of a project; null if there is none, or the deposit is unpaid or refunded. `dueAt` is null if it
 * can be paid but is not due.
 */
export async function balanceOf(db: Database, projectId: string) {
  const deposit = await findCurrentPayment(db, projectId, 'deposit')
  if (deposit?.status !== 'paid' || deposit.balanceCents === 0) return null
  const balance = await findCurrentPayment(db, projectId, 'balance')
  const status: Status = balance?.status ?? 'open'
  return { totalCents: deposit.balanceCents, status, dueAt: deposit.balanceDueAt }
}

/** Returns true if a project's price is paid in full, which downloads require. */
export async function isPaidInFull(db: Database, projectId: string): Promise<boolean> {
  const { status } = await getDepositStatus(db, projectId)
  if (status !== 'paid') return false
  const balance = await balanceOf(db, projectId)
  return balance === null || balance.status === 'paid'
}

/**
 * Returns the sums received and refunded of a company or a project, in cents, over all payments. Parts of an incomplete
 * transfer are included.
 */
export async function receivedOf(
  db: Database,
  of: { projectId: string } | { companyId: string },
): Promise<{ receivedCents: number; refundedCents: number }> {
  const [column, id] =
    'projectId' in of ? (['projectId', of.projectId] as const) : (['companyId', of.companyId] as const)
  const payments = db.selectFrom('payments').where(column, '=', id)
  const { receivedCents } = await db
    .selectFrom(receipts(db).as('receipt'))
    .select(sql<number>`coalesce(sum(receipt.amount_cents), 0)::integer`.as('receivedCents'))
    // An array lets PostgreSQL use the indexes of both branches; a join would read all payments.
    .where(sql<boolean>`receipt.payment_id = any(array(${payments.select('id')}))`)
    .executeTakeFirstOrThrow()
  const { refundedCents } = await payments
    .select(sql<number>`coalesce(sum(refunded_cents), 0)::integer`.as('refundedCents'))
    .executeTakeFirstOrThrow()
  return { receivedCents, refundedCents }
}

/** Returns the payment states of a project, with the client's refund request. */
export async function paymentForTeam(db: Database, projectId: string) {
  const settled = await listSettledPayments(db, projectId)
  const request = await findRefundRequest(db, idsOf(settled))
  return {
    ...(await getDepositStatus(db, projectId)),
    balance: await balanceOf(db, projectId),
    ...(await receivedOf(db, { projectId })),
    quoteTotalCents: (await findQuoteInForce(db, projectId))?.totalCents ?? null,
    agreedTotalCents: await agreedTotalFor(db, projectId),
    refundAsked: request ? { reason: request.reason, createdAt: request.createdAt } : null,
  }
}

/** Returns the items that a payment covers: those of the quote, or of an accepted proposal. */
export async function getPurchasedItems(
  db: Database,
  { projectId, paymentId }: { projectId: string; paymentId: string },
) {
  const payment = (await listSettledPayments(db, projectId)).find(({ id }) => id === paymentId)
  if (payment?.proposalId) {
    const proposal = await findProposal(db, payment.proposalId)
    return proposal && { summary: '', lines: proposal.lines }
  }
  const quote = await findQuoteInForce(db, projectId)
  return quote && { summary: quote.summary, lines: quote.lines }
}
