import type { ProviderEvent } from '../../../platform/checkout/checkout.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { findUnhandled, markHandled } from '../webhook-events/webhook-events.repository.ts'
import { findByProvider } from './payment.repository.ts'
import { completeMadeRefunds } from './refunds.service.ts'
import {
  closeDispute,
  noteRefusedChargeBack,
  recordDispute,
  recordPaymentOutcome,
  recordRefund,
} from './settlement.service.ts'

type Deps = Pick<AppDeps, 'checkout' | 'clock' | 'config' | 'db' | 'log' | 'transact'>

/** Handles a stored event. Idempotent. */
export async function handlePaymentEvent(deps: Deps, eventId: string): Promise<void> {
  const { checkout, clock, transact } = deps
  if (!checkout) throw new Error('The provider of a webhook event is no longer configured.')
  const { provider } = checkout
  const kept = await transact(tx => findUnhandled(tx.db, { provider, eventId }))
  if (!kept) return
  await apply(deps, checkout.read(kept.body))
  await transact(tx => markHandled(tx.db, { provider, eventId }, clock.now()))
}

async function apply(deps: Deps, notice: ProviderEvent): Promise<void> {
  if (notice.kind === 'other') return
  if (notice.kind === 'settled') {
    if (notice.paymentId) await recordPaymentOutcome(deps, notice.paymentId, notice.outcome, notice)
    return
  }
  const { providerPayment } = notice
  if (notice.kind === 'refunded' && providerPayment) {
    const { isWhole, remainingCents } = notice
    if (await noteRefusedChargeBack(deps, { providerPayment, isWhole, remainingCents })) return
  }
  const paymentId = await paymentMeant(deps, providerPayment)
  if (!paymentId || !providerPayment) return
  if (notice.kind === 'disputed') return recordDispute(deps, paymentId)
  if (notice.kind === 'dispute-closed') return closeDispute(deps, paymentId, notice.outcome)
  await completeMadeRefunds(deps, paymentId, providerPayment)
  if (notice.isWhole) return recordPaymentOutcome(deps, paymentId, 'refunded')
  await recordRefund(deps, paymentId, notice.refundedCents)
}

/**
 * Finds our payment by the provider's payment id. That id is stored with the payment's success; for earlier events, the
 * provider returns the page.
 */
async function paymentMeant({ checkout, db, log }: Deps, providerPayment: string | undefined) {
  if (!providerPayment) return undefined
  const known = await findByProvider(db, { providerPayment })
  if (known) return known.id
  const providerReference = await checkout?.referenceOf(providerPayment)
  const found = providerReference ? await findByProvider(db, { providerReference }) : undefined
  if (!found) log.warn({ providerPayment }, 'webhook event of an unknown payment was ignored')
  return found?.id
}
