import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import type { ProviderEvent } from '../../../platform/checkout/checkout.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { findUnhandled, insertEvent, markHandled } from '../webhook-events/webhook-events.repository.ts'
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

/**
 * Receives a webhook of the payment provider: verifies and stores it, each event once; a job handles it.
 * @throws AppError `NOT_FOUND` if no provider is configured, `BAD_CREDENTIALS`, `INVALID_INPUT`.
 */
export async function receivePaymentEvent(
  { checkout, clock, transact }: Pick<Deps, 'checkout' | 'clock' | 'transact'>,
  event: { signature: string | undefined; body: Uint8Array },
): Promise<void> {
  if (!checkout) throw new AppError('NOT_FOUND')
  const { provider } = checkout
  const { id: eventId, type } = await checkout.prove(event, clock.now())
  const body = new TextDecoder().decode(event.body)
  await transact(async tx => {
    const isNew = await insertEvent(tx.db, { provider, eventId, type, body, createdAt: clock.now() })
    if (isNew) await tx.enqueue(handlePaymentEventJob, { eventId })
  })
}

/** Handles a provider's event after its webhook was answered. */
export const handlePaymentEventJob = defineJob({
  name: 'payment.event',
  payload: z.object({ eventId: z.string() }),
  run: (platform, { eventId }) => handlePaymentEvent(platform, eventId),
})

/** Handles a stored event. Idempotent. */
async function handlePaymentEvent(deps: Deps, eventId: string): Promise<void> {
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
