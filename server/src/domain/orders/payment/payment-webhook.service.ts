import type { Notice } from '../../../platform/checkout/checkout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUnhandled, markHandled } from '../webhook-events/webhook-events.repository.ts'
import { findByProvider } from './payment.repository.ts'
import {
  closeDispute,
  noteDispute,
  noteRefund,
  noteRefusedChargeBack,
  recordPaymentOutcome,
} from './settlement.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

/** Does what a kept event asks for. Doing it again changes nothing. */
export async function handlePaymentEvent(ports: Ports, eventId: string): Promise<void> {
  const { checkout, clock, transact } = ports
  if (!checkout) throw new Error('An event arrived of a provider that is no longer configured.')
  const { provider } = checkout
  const kept = await transact(work => findUnhandled(work.db, { provider, eventId }))
  if (!kept) return
  await apply(ports, checkout.read(kept.body))
  await transact(work => markHandled(work.db, { provider, eventId }, clock.now()))
}

async function apply(ports: Ports, notice: Notice): Promise<void> {
  if (notice.kind === 'other') return
  if (notice.kind === 'settled') {
    if (notice.paymentId) await recordPaymentOutcome(ports, notice.paymentId, notice.outcome, notice)
    return
  }
  const { providerPayment } = notice
  if (notice.kind === 'refunded' && providerPayment) {
    const { isWhole, remainingCents } = notice
    if (await noteRefusedChargeBack(ports, { providerPayment, isWhole, remainingCents })) return
  }
  const paymentId = await paymentMeant(ports, providerPayment)
  if (!paymentId) return
  if (notice.kind === 'disputed') return noteDispute(ports, paymentId)
  if (notice.kind === 'dispute-closed') return closeDispute(ports, paymentId, notice.outcome)
  if (notice.isWhole) return recordPaymentOutcome(ports, paymentId, 'refunded')
  await noteRefund(ports, paymentId, notice.refundedCents)
}

/**
 * Our payment by the provider's name of it. The name comes with the news that it is paid; what arrives before that is
 * found by the page, which the provider tells when asked.
 */
async function paymentMeant(
  { checkout, db, log }: Ports,
  providerPayment: string | undefined,
): Promise<string | undefined> {
  if (!providerPayment) return undefined
  const known = await findByProvider(db, { providerPayment })
  if (known) return known.id
  const providerReference = await checkout?.referenceOf(providerPayment)
  const found = providerReference ? await findByProvider(db, { providerReference }) : undefined
  if (!found) log.warn({ providerPayment }, 'the provider told of a payment that is none of ours')
  return found?.id
}
