import { AppError } from 'shared/errors/app-error'
import { RefundRefusedError } from '../../../platform/checkout/checkout.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bookOutsideRefund } from './outside-refund.service.ts'
import { lockPaymentsOfQuote, type Payment } from './payment.repository.ts'
import { endRefund, type Refund, refundSumsOf } from './refunds.repository.ts'
import { lockAndValidateOrder, noteRefund, recordPaymentOutcome } from './settlement.service.ts'
import { within } from './within.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

/** What the provider says once the money is on its way; nothing where there is none, and it is sent by hand. */
interface Given {
  providerRefund?: string
  /** All that went back of the payment, as far as the provider says so. */
  refundedCents?: number
}

/**
 * Carries out a refund that was written down: the provider first, then the books. Doing it again is once, at the provider
 * too.
 * @throws AppError `UNAVAILABLE` when the provider does not answer: the refund stays on its way, and can be tried again;
 *   `REFUND_REFUSED` when it says no.
 */
export async function giveBack(ports: Ports, refund: Refund, payment: Payment): Promise<void> {
  if (refund.state === 'done') return
  if (refund.state === 'refused') throw new AppError('REFUND_REFUSED')
  let given: Given
  try {
    given = await atProvider(ports, refund, payment)
  } catch (error) {
    ports.log.error({ err: error, refundId: refund.id }, 'the payment provider did not give the money back')
    if (!(error instanceof RefundRefusedError)) throw new AppError('UNAVAILABLE')
    await ports.transact(work => writeRefused(ports, work, refund))
    throw new AppError('REFUND_REFUSED')
  }
  await ports.transact(work => writeDone(ports, work, refund, given))
}

/** Whether a provider has to be asked; else the money is sent by hand, and booked at once. */
export const hasProvider = ({ provider }: Pick<Payment, 'provider'>): boolean => provider === 'stripe'

/** Books a refund that asks no provider, in the transaction that ordered it. */
export const bookByHand = (ports: Ports, work: Work, refund: Refund): Promise<void> =>
  writeDone(ports, work, refund, {})

async function atProvider({ checkout }: Ports, refund: Refund, payment: Payment): Promise<Given> {
  if (!hasProvider(payment)) return {}
  const { id: refundId, amountCents, paymentId } = refund
  const { providerReference: reference } = payment
  if (!checkout || !reference)
    throw new Error('A payment was made with a provider that is no longer configured.')
  const { reference: providerRefund, refundedCents } = await checkout.refund({
    ...{ refundId, paymentId, reference, amountCents },
  })
  return { providerRefund, refundedCents }
}

async function writeDone(ports: Ports, work: Work, refund: Refund, given: Given): Promise<void> {
  const { id, paymentId } = refund
  await lockAndValidateOrder(work, paymentId)
  const { payment } = await lockPaymentsOfQuote(work.db, paymentId)
  const { providerRefund } = given
  const now = ports.clock.now()
  if (!payment || !(await endRefund(work.db, id, { state: 'done', now, providerRefund }))) return
  const { doneCents } = await refundSumsOf(work.db, paymentId)
  const backCents = Math.max(doneCents, given.refundedCents ?? 0)
  const joined = { ...ports, transact: within(work) }
  if (backCents >= payment.totalCents) await recordPaymentOutcome(joined, paymentId, 'refunded')
  else await noteRefund(joined, paymentId, backCents)
}

async function writeRefused({ clock }: Ports, work: Work, { id, paymentId }: Refund): Promise<void> {
  const { payment } = await lockPaymentsOfQuote(work.db, paymentId)
  const now = clock.now()
  await endRefund(work.db, id, { state: 'refused', now })
  if (payment) await bookOutsideRefund(work.db, payment, now)
}
