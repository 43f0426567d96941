import type { Database } from '../../../platform/db/store.ts'
import type { Payment } from './payment.repository.ts'
import { insertRefund, refundSumsOf } from './refunds.repository.ts'

/**
 * Writes down what went back of a payment and was not begun here: at the provider, by hand. What is on its way of ours is
 * taken for what the provider tells of, since its news may come before our own answer. So the refunds of a payment
 * always come to what went back of it.
 */
export async function bookOutsideRefund(
  db: Database,
  { id, refundedCents, provider }: Pick<Payment, 'id' | 'refundedCents' | 'provider'>,
  now: Date,
): Promise<void> {
  const { doneCents, pendingCents } = await refundSumsOf(db, id)
  const amountCents = refundedCents - doneCents - pendingCents
  if (amountCents <= 0) return
  await insertRefund(db, {
    ...{ paymentId: id, amountCents, provider, state: 'done' },
    ...{ createdAt: now, settledAt: now },
  })
}
