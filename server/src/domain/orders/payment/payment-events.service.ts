import { AppError } from 'shared/errors/app-error'
import type { AppDeps } from '../../../platform/platform.ts'
import { insertEvent } from '../webhook-events/webhook-events.repository.ts'
import { handlePaymentEventJob } from './payment.jobs.ts'

type Deps = Pick<AppDeps, 'checkout' | 'clock' | 'transact'>

/**
 * Receives a webhook of the payment provider: verifies and stores it, each event once; a job handles it.
 * @throws AppError `NOT_FOUND` if no provider is configured, `BAD_CREDENTIALS`, `INVALID_INPUT`.
 */
export async function receivePaymentEvent(
  { checkout, clock, transact }: Deps,
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
