import type { Notice } from '../../../platform/checkout/checkout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockPaymentsOfQuote } from './payment.repository.ts'
import { findUnhandled, markHandled } from './payment-events.repository.ts'
import { settle, warnManagers } from './settlement.service.ts'

type Ports = Pick<Platform, 'checkout' | 'clock' | 'transact'>

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

async function apply(ports: Ports, { kind, paymentId, totalCents }: Notice): Promise<void> {
  if (!paymentId || kind === 'other') return
  if (kind !== 'disputed') return settle(ports, paymentId, kind, { totalCents })
  await ports.transact(async work => {
    const { payment } = await lockPaymentsOfQuote(work.db, paymentId)
    if (payment) await warnManagers(work, payment)
  })
}
