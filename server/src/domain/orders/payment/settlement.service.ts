import type { PaymentState } from 'shared/payment/payment-state'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockPaymentsOfQuote, type Payment, settlePayment } from './payment.repository.ts'
import { closeRefundRequest } from './refund.repository.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>
type Outcome = Exclude<PaymentState, 'processing'>

/**
 * Takes note of what became of a payment. News that come twice, late or out of order change nothing
 * (docs/decisions/payment.md); money that does not belong to the order is told to the managers instead.
 * @param totalCents what was charged in fact, as far as the provider says so
 */
export async function settle(
  { clock, transact }: Ports,
  paymentId: string,
  outcome: Outcome,
  { totalCents }: { totalCents?: number | undefined } = {},
): Promise<void> {
  await transact(async work => {
    const { payment, others } = await lockPaymentsOfQuote(work.db, paymentId)
    if (!payment) return
    const isTakenTwice = outcome === 'paid' && others.some(({ status }) => status !== 'failed')
    const isOddAmount = totalCents !== undefined && totalCents !== payment.totalCents
    if (isTakenTwice || isOddAmount) return warnManagers(work, payment)
    const now = clock.now()
    const settled = await settlePayment(work.db, paymentId, { status: outcome, now })
    if (!settled) return
    if (outcome === 'refunded') await closeRefundRequest(work.db, paymentId, now)
    await emitSettled(work, settled, outcome, now)
  })
}

function emitSettled(
  work: Work,
  { id, projectId, userId, totalCents, provider, paidAt, termsVersion }: Payment,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const payment = { projectId, paymentId: id, payerId: userId, totalCents, provider }
  if (outcome === 'paid')
    return emit(work, { type: 'payment.paid', ...payment, paidAt: paidAt ?? now, termsVersion })
  return emit(work, { type: outcome === 'failed' ? 'payment.failed' : 'payment.refunded', ...payment })
}

/** Tells the managers of money that needs a person: charged twice, another amount, disputed. */
export const warnManagers = (work: Work, { id, projectId, providerReference }: Payment): Promise<void> =>
  emit(work, { type: 'payment.odd', projectId, paymentId: id, reference: providerReference })
