import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import Stripe from 'stripe'
import { type Listed, pageOf, wholeOrName, within } from './listed.ts'

/** Payment page, with its state in the interface. */
export interface Page {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  amountCents: number
  currency: string
  paymentId: string
  successUrl: string
  cancelUrl: string
  params: Record<string, string>
  paidAt?: Date
}

export const PAYMENT_SECRET = 'whsec_test_secret'

interface Options {
  port: number
  webhookSecret: string
  now: () => Date
  /** Returns the address that receives its events. */
  webhookUrl: () => string
}

/** Fake Stripe: the part of its interface that we use, its page with two buttons, its signed events. */
export class PaymentProvider {
  readonly pages = new Map<string, Page>()
  readonly refunds: {
    intent: string
    key: string | undefined
    amountCents: number
    at: Date
    metadata: Record<string, string>
  }[] = []
  readonly disputes: { intent: string; status: string; at: Date }[] = []
  readonly keys: (string | undefined)[] = []
  /** Mode in which every request fails. */
  isDown = false
  /** Mode in which refunds are accepted, but fail at the bank. */
  failsRefunds = false
  /** Promise that delays every answer until it settles. */
  slowness: Promise<void> | undefined
  readonly #options: Options
  readonly #byKey = new Map<string, Page>()
  readonly #stripe = new Stripe('sk_test_counterpart')
  readonly #server = createServer((request, response) => void this.#respond(request, response))

  constructor(options: Options) {
    this.#options = options
  }

  get host(): string {
    return `http://127.0.0.1:${this.#options.port}`
  }

  async start(): Promise<void> {
    await once(this.#server.listen(this.#options.port, '127.0.0.1'), 'listening')
  }

  stop(): void {
    this.#server.close().closeAllConnections()
  }

  pageOf(paymentId: string): Page {
    const page = [...this.pages.values()].find(each => each.paymentId === paymentId)
    if (!page) throw new Error(`No page was opened for the payment ${paymentId}.`)
    return page
  }

  /** Returns an event as the provider would send it: body and signature. */
  event(type: string, object: unknown, { id = `evt_${randomUUID()}`, at = this.#options.now() } = {}) {
    return this.signed(JSON.stringify({ id, object: 'event', type, data: { object } }), at)
  }

  /** Signs any body as the provider does. */
  signed(payload: string, at = this.#options.now()) {
    const signature = this.#stripe.webhooks.generateTestHeaderString({
      payload,
      secret: this.#options.webhookSecret,
      timestamp: Math.floor(at.getTime() / 1000),
    })
    return { payload, signature }
  }

  async send({ payload, signature }: { payload: string; signature: string }): Promise<number> {
    const answer = await fetch(this.#options.webhookUrl(), {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: payload,
    })
    return answer.status
  }

  /** Marks a page as paid without an event. */
  take(page: Page): void {
    page.status = 'complete'
    page.paymentStatus = 'paid'
    page.paidAt = this.#options.now()
  }

  /** Creates a payment that was not made on one of our pages. */
  takeElsewhere(amountCents: number, paymentId = ''): Page {
    const links = { successUrl: '', cancelUrl: '' }
    const page = this.#add({ amountCents, paymentId, currency: 'eur', ...links, params: {} })
    this.take(page)
    return page
  }

  #add(page: Omit<Page, 'id' | 'status' | 'paymentStatus'>): Page {
    const added: Page = { id: `cs_test_${randomUUID()}`, status: 'open', paymentStatus: 'unpaid', ...page }
    this.pages.set(added.id, added)
    return added
  }

  /** Refunds an amount without an event. */
  giveBack(page: Page, amountCents: number, metadata: Record<string, string> = {}): void {
    const at = this.#options.now()
    this.refunds.push({ intent: `pi_${page.id}`, key: randomUUID(), amountCents, at, metadata })
  }

  /** Opens a dispute without an event. */
  contest(page: Page, status = 'needs_response'): void {
    this.disputes.push({ intent: `pi_${page.id}`, status, at: this.#options.now() })
  }

  /** Pays on the page, and sends the event. */
  async pay(page: Page): Promise<void> {
    this.take(page)
    await this.send(this.event('checkout.session.completed', sessionOf(page, this.host)))
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const params = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.host)
    const asked = { ...Object.fromEntries(searchParams), ...params }
    if (path.startsWith('/pay/')) return this.#hostedPage(path, request.method ?? '', params, response)
    const key = request.headers['idempotency-key']?.toString()
    this.keys.push(key)
    await this.slowness
    const answer = this.isDown ? null : this.#interface(`${request.method} ${path}`, asked, key)
    response.writeHead(answer ? 200 : this.isDown ? 500 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        answer ?? {
          error: this.isDown
            ? { message: 'no', type: 'api_error' }
            : { message: 'no', type: 'invalid_request_error', code: 'resource_missing' },
        },
      ),
    )
  }

  #interface(call: string, params: Record<string, string>, key: string | undefined): unknown {
    if (call === 'POST /v1/checkout/sessions') {
      const page = this.#open(params, key ?? '')
      return page && sessionOf(page, this.host)
    }
    if (call === 'POST /v1/refunds') return this.#refund(params, key)
    if (call === 'GET /v1/checkout/sessions') {
      const page = this.#pageOfIntent(params.payment_intent ?? '')
      return { object: 'list', data: page ? [sessionOf(page, this.host)] : [], has_more: false }
    }
    const list = this.#lists[call]
    const isUnknown = params.payment_intent && !this.#pageOfIntent(params.payment_intent)
    if (list) return isUnknown ? null : pageOf(list(params), params)
    const [, id = '', act] = /^\w+ \/v1\/checkout\/sessions\/([\w-]+)(\/expire)?$/.exec(call) ?? []
    const page = this.pages.get(id)
    if (page && act && page.status === 'open') page.status = 'expired'
    return page ? sessionOf(page, this.host) : null
  }

  #refund(params: Record<string, string>, key: string | undefined): unknown {
    const intent = params.payment_intent ?? ''
    const amountCents = Number(params.amount)
    const metadata = { refund_id: params['metadata[refund_id]'] ?? '' }
    const page = this.#pageOfIntent(intent)
    if (!page) return null
    const refund = { id: `re_${key}`, object: 'refund', amount: amountCents }
    if (this.failsRefunds)
      return { ...refund, status: 'failed', failure_reason: 'declined', charge: this.#chargeOf(page) }
    if (!this.refunds.some(refund => refund.key === key)) {
      if (this.refundedOf(intent) + amountCents > page.amountCents) return null
      this.refunds.push({ intent, key, amountCents, at: this.#options.now(), metadata })
    }
    return { ...refund, status: 'succeeded', charge: this.#chargeOf(page) }
  }

  readonly #chargeOf = (page: Page | undefined) => page && chargeOf(page, this.refundedOf(`pi_${page.id}`))

  readonly #pageOfIntent = (intent: string) => this.pages.get(intent.replace('pi_', ''))

  /** Lists of the interface. */
  readonly #lists: Record<string, (params: Record<string, string>) => Listed[]> = {
    'GET /v1/charges': params =>
      [...this.pages.values()].flatMap(page => within(params, page.paidAt, this.#chargeOf(page))),
    'GET /v1/refunds': params =>
      this.refunds.flatMap(({ key, intent, amountCents, at, metadata }) => {
        const refund = {
          id: `re_${key}`,
          object: 'refund',
          status: 'succeeded',
          amount: amountCents,
          metadata,
        }
        const charge = wholeOrName(params, this.#chargeOf(this.#pageOfIntent(intent)))
        return within(params, at, { ...refund, payment_intent: intent, charge })
      }),
    'GET /v1/disputes': params =>
      this.disputes.flatMap(({ intent, status, at }) => {
        const page = this.#pageOfIntent(intent)
        if (!page) return []
        const charge = wholeOrName(params, this.#chargeOf(page))
        return within(params, at, { ...disputeOf(page, status), charge })
      }),
  }

  /** Returns the refunded cents of a payment. */
  refundedOf(intent: string): number {
    const own = this.refunds.filter(refund => refund.intent === intent)
    return own.reduce((sum, { amountCents }) => sum + amountCents, 0)
  }

  /** Opens a page, or returns that of the key; null for a known key with other values. */
  #open(params: Record<string, string>, key: string): Page | null {
    const known = this.#byKey.get(key)
    if (known) return isDeepStrictEqual(known.params, params) ? known : null
    const page = this.#add({
      amountCents: Number(params['line_items[0][price_data][unit_amount]']),
      currency: params['line_items[0][price_data][currency]'] ?? '',
      paymentId: params['metadata[payment_id]'] ?? '',
      successUrl: params.success_url ?? '',
      cancelUrl: params.cancel_url ?? '',
      params,
    })
    this.#byKey.set(key, page)
    return page
  }

  async #hostedPage(
    path: string,
    method: string,
    params: Record<string, string>,
    response: ServerResponse,
  ): Promise<void> {
    const page = this.pages.get(path.replace('/pay/', ''))
    if (!page) return void response.writeHead(404).end()
    if (method === 'POST') {
      if (params.act === 'pay') await this.pay(page)
      const location = params.act === 'pay' ? page.successUrl : page.cancelUrl
      return void response.writeHead(303, { location }).end()
    }
    const button = (act: string) => `<button name="act" value="${act}">${act}</button>`
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      // Without an icon the browser requests one, and a journey fails by the 404.
      `<!doctype html><title>Pay</title><link rel="icon" href="data:,"><form method="post">${button('pay')}${button('back')}</form>`,
    )
  }
}

/** Returns a page as the interface describes it in answers and events. */
export const sessionOf = (page: Page, host: string) => ({
  id: page.id,
  object: 'checkout.session',
  status: page.status,
  payment_status: page.paymentStatus,
  url: page.status === 'open' ? `${host}/pay/${page.id}` : null,
  amount_total: page.amountCents,
  currency: page.currency,
  payment_intent: `pi_${page.id}`,
  metadata: { payment_id: page.paymentId },
})

/** Returns the charge of a page, as in events about it, with `back` cents refunded. */
export const chargeOf = (
  page: Pick<Page, 'id' | 'amountCents'> & Partial<Pick<Page, 'paymentId' | 'paidAt'>>,
  back = page.amountCents,
) => ({
  id: `ch_${page.id}`,
  object: 'charge',
  status: 'succeeded',
  captured: true,
  amount: page.amountCents,
  currency: 'eur',
  created: Math.floor((page.paidAt ?? new Date(0)).getTime() / 1000),
  metadata: page.paymentId ? { payment_id: page.paymentId } : {},
  payment_intent: `pi_${page.id}`,
  refunded: back === page.amountCents,
  amount_refunded: back,
})

export const disputeOf = (page: Pick<Page, 'id'>, status = 'needs_response') => ({
  id: `dp_${page.id}`,
  object: 'dispute',
  status,
  charge: `ch_${page.id}`,
  payment_intent: `pi_${page.id}`,
})
