import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { confirmedTotalOf } from '../quote/confirmation.service.ts'
import { findNewestPayment, findPaymentHoldingProject } from './payment.repository.ts'
import { findRefundRequest } from './refund.repository.ts'

/** Whether money has moved or is moving for a project: then it is not deleted, and its recap is read-only. */
export async function isPaidFor(work: { db: Database | Work['db'] }, projectId: string): Promise<boolean> {
  return (await findPaymentHoldingProject(work, projectId)) !== undefined
}

/** How the payment of a project stands; `open` while none was begun. */
export async function paymentStateOf(
  db: Database,
  projectId: string,
): Promise<{ status: 'open' | 'processing' | 'paid' | 'failed' | 'refunded'; totalCents: number | null }> {
  const payment = await findNewestPayment(db, projectId)
  if (!payment) return { status: 'open', totalCents: null }
  return {
    status: payment.status as 'processing' | 'paid' | 'failed' | 'refunded',
    totalCents: payment.totalCents,
  }
}

/** How the payment of a project stands, with what its client wrote when asking for the money back. */
export async function paymentForTeam(db: Database, projectId: string) {
  const payment = await findNewestPayment(db, projectId)
  const request = payment && (await findRefundRequest(db, payment.id))
  return {
    ...(await paymentStateOf(db, projectId)),
    quoteTotalCents: await confirmedTotalOf(db, projectId),
    refundAsked: request ? { reason: request.reason, createdAt: request.createdAt } : null,
  }
}
