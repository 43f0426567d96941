import { z } from 'shared/errors/zod'
import type { ProviderPayment } from 'shared/reconciliation/compare'
import Stripe from 'stripe'
import type { MadeRefund, ProviderEvent } from './checkout.ts'

/** Returns the id of a reference, which Stripe sends as an id or as an object. */
export const nameOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id

const PAGE = 100
const CHARGE = ['data.charge']

type Known = { providerPayment: string | null; reference: string | null }

interface Lists {
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
}

/** Reads all pages of a list; the iterator requests the next page. */
async function allOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000)

const newest = (moments: number[]): number | undefined =>
  moments.length === 0 ? undefined : Math.max(...moments)

/** Returns true if a dispute is closed: won, lost, or a closed warning. */
const isOver = ({ status }: Stripe.Dispute): boolean => ['won', 'lost', 'warning_closed'].includes(status)

/** Lists payments with their refunds and disputes. */
export async function listPayments(stripe: Stripe, since: Date): Promise<ProviderPayment[]> {
  const within = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE }
  const charges = await allOf(stripe.charges.list(within))
  const refunds = await allOf(stripe.refunds.list({ ...within, expand: CHARGE }))
  const disputes = await allOf(stripe.disputes.list({ ...within, expand: CHARGE }))
  return heldIn({ charges, refunds, disputes })
}

export async function findHeld(stripe: Stripe, known: Known): Promise<ProviderPayment | undefined> {
  try {
    const name = known.providerPayment ?? (await nameByPage(stripe, known.reference))
    return name === undefined ? undefined : heldIn(await listsOf(stripe, name))[0]
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

async function nameByPage(stripe: Stripe, reference: string | null): Promise<string | undefined> {
  if (reference === null) return undefined
  return nameOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent)
}

async function listsOf(stripe: Stripe, name: string): Promise<Lists> {
  const isIntent = name.startsWith('pi_')
  const of = { ...(isIntent ? { payment_intent: name } : { charge: name }), limit: PAGE }
  return {
    charges: isIntent
      ? await allOf(stripe.charges.list({ payment_intent: name, limit: PAGE }))
      : [await stripe.charges.retrieve(name)],
    refunds: await allOf(stripe.refunds.list(of)),
    disputes: await allOf(stripe.disputes.list(of)),
  }
}

const isWhole = (charge: string | Stripe.Charge | null): charge is Stripe.Charge =>
  typeof charge === 'object' && charge !== null

/** Lists the refunds of a payment that were made for our refund ids; failed and cancelled ones are left out. */
export async function listMadeRefunds(stripe: Stripe, payment_intent: string): Promise<MadeRefund[]> {
  const refunds = await allOf(stripe.refunds.list({ payment_intent, limit: PAGE, expand: CHARGE }))
  return refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled').flatMap(madeRefund)
}

function madeRefund({ id, metadata, amount, charge }: Stripe.Refund): MadeRefund | [] {
  const refundId = metadata?.refund_id
  if (!refundId) return []
  return { refundId, reference: id, refundedCents: isWhole(charge) ? charge.amount_refunded : amount }
}

/** Returns true for a charge that was paid and captured. Failed and authorised ones are no payments. */
const cameIn = ({ status, captured }: Stripe.Charge): boolean => status === 'succeeded' && captured

function heldIn({ charges, refunds, disputes }: Lists): ProviderPayment[] {
  const around = [...refunds, ...disputes].map(({ charge }) => charge).filter(isWhole)
  const all = new Map([...charges, ...around].filter(cameIn).map(charge => [charge.id, charge]))
  const refundsBy = Map.groupBy(refunds, ({ charge }) => nameOf(charge))
  const disputesBy = Map.groupBy(disputes, ({ charge }) => nameOf(charge))
  return [...all.values()].map(charge =>
    heldOf(charge, refundsBy.get(charge.id) ?? [], disputesBy.get(charge.id) ?? []),
  )
}

function heldOf(
  charge: Stripe.Charge,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): ProviderPayment {
  const { amount, amount_refunded, currency, created, metadata } = charge
  const refundedAt = newest(refunds.map(refund => refund.created))
  const disputedAt = newest(disputes.map(dispute => dispute.created))
  return {
    providerPayment: nameOf(charge.payment_intent) ?? charge.id,
    paymentId: metadata.payment_id ?? null,
    // We charge euro only. Another currency counts as 0, as in webhooks.
    amountCents: currency === 'eur' ? amount : 0,
    refundedCents: currency === 'eur' ? amount_refunded : 0,
    at: momentOf(created),
    refundedAt: refundedAt === undefined ? null : momentOf(refundedAt),
    dispute: disputedAt === undefined ? null : { at: momentOf(disputedAt), isOver: disputes.every(isOver) },
  }
}

const names = z.object({ payment_id: z.guid() }).partial().catch({})

/** Reference sent as an id or as an object. */
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

const other: ProviderEvent = { kind: 'other' }

// A bank transfer completes its page before the money arrives. A later event reports the money.
function completed(object: unknown): ProviderEvent {
  const { metadata, payment_status, amount_total, currency, payment_intent } = session.parse(object)
  if (payment_status === 'unpaid') return other
  const totalCents = currency === 'eur' ? (amount_total ?? 0) : 0
  const paymentId = metadata.payment_id
  return { kind: 'settled', outcome: 'paid', paymentId, totalCents, providerPayment: payment_intent }
}

const failed = (object: unknown): ProviderEvent => ({
  kind: 'settled',
  outcome: 'failed',
  paymentId: session.parse(object).metadata.payment_id,
})

function refunded(object: unknown): ProviderEvent {
  const { payment_intent: providerPayment, refunded: isWhole, amount, amount_refunded } = charge.parse(object)
  const remainingCents = amount - amount_refunded
  return { kind: 'refunded', providerPayment, refundedCents: amount_refunded, remainingCents, isWhole }
}

const dispute = z.object({ payment_intent: reference })

/** Maps a closed dispute. A closed warning counts as won: the money stays. */
function disputeClosed(object: unknown): ProviderEvent {
  const { payment_intent: providerPayment, status } = dispute.extend({ status: z.string() }).parse(object)
  return { kind: 'dispute-closed', providerPayment, outcome: status === 'lost' ? 'lost' : 'won' }
}

const readers: Record<string, (object: unknown) => ProviderEvent> = {
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

/** Maps a Stripe event to a payment event; irrelevant ones are `other`. */
export function stripeNotice(body: string): ProviderEvent {
  const { type, data } = event.parse(JSON.parse(body))
  return readers[type]?.(data.object) ?? other
}
