import { z } from 'shared/errors/zod'
import type { Notice } from './checkout.ts'

const names = z.object({ payment_id: z.uuid() }).partial().catch({})

/** A name, or the thing itself. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform(name => name ?? undefined)

const session = z.object({
  metadata: names,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: reference,
})

const charge = z.object({
  payment_intent: reference,
  refunded: z.boolean(),
  amount: z.int(),
  amount_refunded: z.int(),
})

const other: Notice = { kind: 'other' }

// A bank transfer completes its page before its money arrives: then another event follows.
function completed(object: unknown): Notice {
  const { metadata, payment_status, amount_total, currency, payment_intent } = session.parse(object)
  if (payment_status === 'unpaid') return other
  const totalCents = currency === 'eur' ? (amount_total ?? 0) : 0
  const paymentId = metadata.payment_id
  return { kind: 'settled', outcome: 'paid', paymentId, totalCents, providerPayment: payment_intent }
}

const failed = (object: unknown): Notice => ({
  kind: 'settled',
  outcome: 'failed',
  paymentId: session.parse(object).metadata.payment_id,
})

function refunded(object: unknown): Notice {
  const { payment_intent: providerPayment, refunded: isWhole, amount, amount_refunded } = charge.parse(object)
  const remainingCents = amount - amount_refunded
  return { kind: 'refunded', providerPayment, refundedCents: amount_refunded, remainingCents, isWhole }
}

const dispute = z.object({ payment_intent: reference })

/** A warning that is closed, or a dispute that was won, leaves the money here. */
function disputeClosed(object: unknown): Notice {
  const { payment_intent: providerPayment, status } = dispute.extend({ status: z.string() }).parse(object)
  return { kind: 'dispute-closed', providerPayment, outcome: status === 'lost' ? 'lost' : 'won' }
}

const readers: Record<string, (object: unknown) => Notice> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': completed,
  'checkout.session.async_payment_failed': failed,
  'checkout.session.expired': failed,
  'charge.refunded': refunded,
  'charge.dispute.created': object => ({
    kind: 'disputed',
    providerPayment: dispute.parse(object).payment_intent,
  }),
  'charge.dispute.closed': disputeClosed,
}

const event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })

/** What an event of Stripe means for a payment; events that mean nothing to us are `other`. */
export function stripeNotice(body: string): Notice {
  const { type, data } = event.parse(JSON.parse(body))
  return readers[type]?.(data.object) ?? other
}
