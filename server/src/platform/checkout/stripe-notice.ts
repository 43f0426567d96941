import { z } from 'shared/errors/zod'
import type { Notice } from './checkout.ts'

const names = z.object({ payment_id: z.uuid() }).partial().catch({})

const session = z.object({
  metadata: names,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
})

const charge = z.object({ metadata: names, refunded: z.boolean() })

const other: Notice = { kind: 'other' }

// A bank transfer completes its page before its money arrives: then another event follows.
function completed(object: unknown): Notice {
  const { metadata, payment_status, amount_total, currency } = session.parse(object)
  if (payment_status === 'unpaid') return other
  const totalCents = currency === 'eur' ? (amount_total ?? 0) : 0
  return { kind: 'paid', paymentId: metadata.payment_id, totalCents }
}

const failed = (object: unknown): Notice => ({
  kind: 'failed',
  paymentId: session.parse(object).metadata.payment_id,
})

function refunded(object: unknown): Notice {
  const { metadata, refunded: isWhole } = charge.parse(object)
  return isWhole ? { kind: 'refunded', paymentId: metadata.payment_id } : other
}

const readers: Record<string, (object: unknown) => Notice> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': completed,
  'checkout.session.async_payment_failed': failed,
  'checkout.session.expired': failed,
  'charge.refunded': refunded,
  'charge.dispute.created': object => ({
    kind: 'disputed',
    paymentId: z.object({ metadata: names }).parse(object).metadata.payment_id,
  }),
}

const event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })

/** What an event of Stripe means for a payment; events that mean nothing to us are `other`. */
export function stripeNotice(body: string): Notice {
  const { type, data } = event.parse(JSON.parse(body))
  return readers[type]?.(data.object) ?? other
}
