import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalTexts } from 'shared/messages/it/proposals'
import Stripe from 'stripe'
import {
  type CheckoutOrder,
  type CheckoutState,
  type MadeRefund,
  type PaymentProvider,
  type RefundOrder,
  RefundRefusedError,
} from './checkout.ts'
import { findHeld, listMadeRefunds, listPayments, nameOf, stripeNotice } from './stripe-mapping.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Stripe's API host, if it differs from the default. */
  apiHost: string | undefined
}

const PAGE_SECONDS = 3600
const TOLERANCE_SECONDS = 300
const API_VERSION = '2026-10-28.endive'

function clientOf({ secretKey, apiHost }: StripeSettings): Stripe {
  const host = apiHost === undefined ? undefined : new URL(apiHost)
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(host && {
      host: host.hostname,
      protocol: host.protocol === 'http:' ? 'http' : 'https',
      ...(host.port && { port: host.port }),
    }),
  })
}

function nameOnPage({ instalment, title }: CheckoutOrder): string {
  if (instalment === 'extra') return proposalTexts.due.onPage(title)
  return instalment === 'balance' ? paymentTexts.balance.onPage(title) : title
}

function pageOf(order: CheckoutOrder, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: order.paymentId }
  return {
    mode: 'payment',
    locale: 'it',
    client_reference_id: order.paymentId,
    metadata,
    payment_intent_data: { metadata },
    ...(order.email && { customer_email: order.email }),
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: order.totalCents,
          product_data: { name: nameOnPage(order), description: orderTexts.payment.vatIncluded },
        },
      },
    ],
    success_url: `${publicUrl}${order.returnTo.paid}`,
    cancel_url: `${publicUrl}${order.returnTo.left}`,
    expires_at: Math.floor(order.createdAt.getTime() / 1000) + PAGE_SECONDS,
  }
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.status === 'open' && session.url) return { state: 'open', url: session.url }
  if (session.status !== 'complete') return { state: 'over' }
  if (session.payment_status === 'unpaid') return { state: 'waiting' }
  return { state: 'paid', providerPayment: nameOf(session.payment_intent) }
}

/** Payments by Stripe Checkout: a hosted page, our amount, results by signed webhook. */
export function createStripeCheckout(settings: StripeSettings, publicUrl: string): PaymentProvider {
  const stripe = clientOf(settings)
  const { sessions } = stripe.checkout
  return {
    provider: 'stripe',
    async open(order) {
      const idempotencyKey = `payment:${order.paymentId}`
      const { id, url } = await sessions.create(pageOf(order, publicUrl), { idempotencyKey })
      if (!url) throw new Error('A new checkout page has no URL.')
      return { reference: id, url }
    },
    find: async reference => stateOf(await sessions.retrieve(reference)),
    async close(reference) {
      const { status } = await sessions.retrieve(reference)
      if (status === 'open') await sessions.expire(reference)
    },
    async referenceOf(payment_intent) {
      const { data } = await sessions.list({ payment_intent, limit: 1 })
      return data[0]?.id
    },
    listHeld: since => listPayments(stripe, since),
    findHeld: known => findHeld(stripe, known),
    refund: order => refund(stripe, order),
    listMadeRefunds: providerPayment => listMadeRefunds(stripe, providerPayment),
    prove: (event, now) => prove(stripe, settings.webhookSecret, event, now),
    read: stripeNotice,
  }
}

async function refund(
  stripe: Stripe,
  { refundId, paymentId, reference, amountCents }: RefundOrder,
): Promise<MadeRefund> {
  const payment_intent = nameOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent)
  if (!payment_intent) throw new Error(`The page ${reference} has no payment to refund.`)
  // Stripe drops idempotency keys after a day, so a later retry would refund twice.
  const made = (await listMadeRefunds(stripe, payment_intent)).find(each => each.refundId === refundId)
  if (made) return made
  const metadata = { payment_id: paymentId, refund_id: refundId }
  try {
    const { id, charge, status } = await stripe.refunds.create(
      { payment_intent, amount: amountCents, metadata, expand: ['charge'] },
      { idempotencyKey: `refund:${refundId}` },
    )
    if (status === 'failed' || status === 'canceled')
      throw new RefundRefusedError(`The refund ${id} is ${status}.`)
    const isTold = typeof charge === 'object' && charge !== null
    return { refundId, reference: id, refundedCents: isTold ? charge.amount_refunded : amountCents }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefusedError(error.message, { cause: error })
    throw error
  }
}

/** Fields of an event that are stored in columns: printable ASCII only. */
const signedEvent = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  type: z.string().regex(/^[\w.-]{1,200}$/),
})

/**
 * Checks the signature of a webhook.
 * @throws AppError `BAD_CREDENTIALS` for a wrong or old signature, `INVALID_INPUT` for an invalid body.
 */
async function prove(
  stripe: Stripe,
  secret: string,
  event: { signature: string | undefined; body: Uint8Array },
  now: Date,
) {
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(event.signature ?? '')?.[1])
  if (sentAt - now.getTime() / 1000 > TOLERANCE_SECONDS) throw new AppError('BAD_CREDENTIALS')
  let body: unknown
  try {
    body = await stripe.webhooks.constructEventAsync(
      Buffer.from(event.body),
      event.signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    throw new AppError(error instanceof SyntaxError ? 'INVALID_INPUT' : 'BAD_CREDENTIALS')
  }
  const read = signedEvent.safeParse(body)
  if (!read.success) throw new AppError('INVALID_INPUT')
  return read.data
}
