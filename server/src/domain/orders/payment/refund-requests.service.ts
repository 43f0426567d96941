import { AppError } from 'shared/errors/app-error'
import { guaranteedOf, guaranteeOf, isRefundable } from 'shared/payment/refund'
import { idsOf } from '../../../platform/db/row.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { listSettledPayments, type Payment } from './payment.repository.ts'
import { findRefundRequest, insertRefundRequest } from './refunds.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'transact'>

/** Returns the thirty-day guarantee of a project; null before any payment (docs/decisions/refund-guarantee.md). */
export async function refundStateOf({ clock, db }: Pick<Deps, 'clock' | 'db'>, projectId: string) {
  const settled = await listSettledPayments(db, projectId)
  const requested = await findRefundRequest(db, idsOf(settled))
  return guaranteeOf(settled, requested?.createdAt ?? null, clock.now())
}

/**
 * Requests a refund and mails the team; idempotent (docs/decisions/refund-guarantee.md).
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_TOO_LATE` after thirty days, `LIMITED`.
 */
export async function requestRefund(
  deps: Deps & Pick<AppDeps, 'limits'>,
  userId: string,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<void> {
  await deps.limits.take('saving', userId)
  await deps.transact(async tx => {
    await lockOwnProject(tx, userId, projectId)
    const settled = await listSettledPayments(tx.db, projectId)
    const payment = guaranteedOf(settled)
    if (!payment?.paidAt) throw new AppError('NOT_PAID')
    if (!isRefundable(payment.paidAt, deps.clock.now())) throw new AppError('REFUND_TOO_LATE')
    if (await findRefundRequest(tx.db, idsOf(settled))) return
    const { id: paymentId } = payment
    const createdAt = deps.clock.now()
    const isNew = await insertRefundRequest(tx.db, { paymentId, projectId, userId, reason, createdAt })
    const totalCents = keptOf(settled)
    if (isNew) await emit(tx, { type: 'refund.requested', projectId, paymentId, userId, totalCents, reason })
  })
}

/** Returns the amount that was not refunded, in cents. */
const keptOf = (settled: Payment[]): number =>
  settled.reduce((sum, { totalCents, refundedCents }) => sum + totalCents - refundedCents, 0)
