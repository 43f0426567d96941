import { AppError } from 'shared/errors/app-error'
import { isRefundable, refundableUntil } from 'shared/payment/refund'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { findNewestPayment, type Payment } from './payment.repository.ts'
import { findRefundRequest, insertRefundRequest } from './refund.repository.ts'
import { settle } from './settlement.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'db' | 'log' | 'transact'>

export interface RefundState {
  /** Until when it can be asked for; null once that is over, or was done. */
  until: Date | null
  requestedAt: Date | null
}

/** Where the thirty-day guarantee stands; null before anything was paid (docs/decisions/refund-guarantee.md). */
export async function refundStateOf(
  { clock, db }: Pick<Ports, 'clock' | 'db'>,
  projectId: string,
): Promise<RefundState | null> {
  const payment = await findNewestPayment(db, projectId)
  if (!payment?.paidAt) return null
  const requested = await findRefundRequest(db, payment.id)
  const isOpen = payment.status === 'paid' && !requested && isRefundable(payment.paidAt, clock.now())
  return { until: isOpen ? refundableUntil(payment.paidAt) : null, requestedAt: requested?.createdAt ?? null }
}

/**
 * Asks for the money back: an entry for the team, told by mail. Asking twice is once
 * (docs/decisions/refund-guarantee.md).
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `REFUND_TOO_LATE` after thirty days, `LIMITED`.
 */
export async function requestRefund(
  ports: Ports & Pick<Platform, 'limits'>,
  userId: string,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<{ ok: true }> {
  await ports.limits.take('saving', userId)
  await ports.transact(async work => {
    await lockOwnProject(work, userId, projectId)
    const payment = await findNewestPayment(work.db, projectId)
    if (payment?.status !== 'paid' || !payment.paidAt) throw new AppError('NOT_PAID')
    if (!isRefundable(payment.paidAt, ports.clock.now())) throw new AppError('REFUND_TOO_LATE')
    const createdAt = ports.clock.now()
    const isNew = await insertRefundRequest(work.db, {
      paymentId: payment.id,
      projectId,
      userId,
      reason,
      createdAt,
    })
    const { id: paymentId, totalCents } = payment
    if (isNew)
      await emit(work, { type: 'refund.requested', projectId, paymentId, userId, totalCents, reason })
  })
  return { ok: true }
}

/**
 * Gives a project's payment back: the provider first, then the books; every manager hears who did it. Doing it twice is
 * once.
 * @throws AppError `NOT_FOUND`, `NOT_PAID`, `UNAVAILABLE` when the provider does not answer.
 */
export async function refundPayment(ports: Ports, projectId: string): Promise<{ ok: true }> {
  const payment = await findNewestPayment(ports.db, projectId)
  if (!payment) throw new AppError('NOT_FOUND')
  if (payment.status === 'refunded') return { ok: true }
  if (payment.status !== 'paid') throw new AppError('NOT_PAID')
  if (payment.provider !== 'simulated') await giveBack(ports, payment)
  await settle(ports, payment.id, 'refunded')
  return { ok: true }
}

async function giveBack({ checkout, log }: Ports, payment: Payment): Promise<void> {
  const { id: paymentId, providerReference: reference } = payment
  if (!checkout || !reference)
    throw new Error('A payment was made with a provider that is no longer configured.')
  try {
    await checkout.refund({ paymentId, reference })
  } catch (error) {
    log.error({ err: error, paymentId }, 'the payment provider did not give the money back')
    throw new AppError('UNAVAILABLE')
  }
}
