import { afterAll, expect } from 'vitest'
import { type AppOptions, startApp, type TestApp } from '../app.ts'
import { askToPay, makeConfirmedOrder, paymentSummary } from '../builders/orders.ts'
import { makeMember } from '../builders/people.ts'
import { freePort } from '../processes/free-port.ts'
import { twoProcesses } from '../processes/two-processes.ts'
import { getRow, listRows } from '../rows.ts'
import { waitFor } from '../wait-for.ts'
import { chargeOf, PAYMENT_SECRET, type Page, PaymentProvider, sessionOf } from './payment-provider.ts'

interface Options extends Pick<AppOptions, 'parts'> {
  /** True for two servers, between which the events alternate, as behind a load balancer. */
  twice?: boolean
}

export const pageEvents = ['unpaid', 'failed', 'paid', 'refunded'] as const

/** Starts a server whose payments use a fake Stripe, and returns builders of orders. */
export async function startAtStripe({ parts, twice = false }: Options = {}) {
  let sent = 0
  const provider: PaymentProvider = new PaymentProvider({
    port: await freePort(),
    webhookSecret: PAYMENT_SECRET,
    now: () => app.clock.now(),
    webhookUrl: () => `${(sent++ % 2 ? app : other).origin}/webhooks/stripe`,
  })
  await provider.start()
  afterAll(() => provider.stop())
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
    STRIPE_API_HOST: provider.host,
  }
  const [app, other = app]: [TestApp, TestApp?] = twice
    ? await twoProcesses(env)
    : [await startApp({ ...(parts && { parts }), env })]
  const manager = await makeMember(app, 'Project Manager')

  async function confirmed() {
    const order = await makeConfirmedOrder(app)
    const pay = () => askToPay(order, { acceptHigher: true })
    const status = async () => (await paymentSummary(order)).status
    return { ...order, pay, status }
  }

  const payments = (projectId: string) => listRows(app, 'payments', { projectId }, 'createdAt')

  /** Creates an order with an open payment page. */
  async function opened() {
    const order = await confirmed()
    await order.pay()
    const [payment] = await payments(order.projectId)
    if (!payment) throw new Error('Paying has begun no payment.')
    return { ...order, paymentId: payment.id, page: provider.pageOf(payment.id) }
  }

  const settled = (order: { status(): Promise<string> }, state: string) =>
    waitFor(async () => expect(await order.status()).toBe(state))

  async function paid() {
    const order = await opened()
    await provider.pay(order.page)
    await settled(order, 'paid')
    return order
  }

  /** Waits for a mail about something. Returns the number of such mails. */
  async function mailsAbout(email: string, subject: RegExp): Promise<number> {
    await app.mailbox.find(email, subject)
    return (await app.mailbox.list(email, subject)).length
  }

  /** Sends an event, and waits until it is handled. */
  async function handle(type: string, object: unknown): Promise<void> {
    const event = provider.event(type, object)
    expect(await provider.send(event)).toBe(200)
    const { id: eventId } = JSON.parse(event.payload)
    await waitFor(async () =>
      expect((await getRow(app, 'webhookEvents', { eventId })).handledAt).not.toBeNull(),
    )
  }

  /** Sends the events of a page in the given order. */
  async function report(page: Page, names: readonly (typeof pageEvents)[number][]): Promise<void> {
    const session = sessionOf(page, provider.host)
    const events = {
      unpaid: ['checkout.session.completed', session],
      failed: ['checkout.session.async_payment_failed', session],
      paid: ['checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' }],
      refunded: ['charge.refunded', chargeOf(page)],
    } as const
    for (const name of names) {
      const [type, object] = events[name]
      await provider.send(provider.event(type, object))
    }
  }

  /** Counts the managers' notifications that the payments of a page need attention. */
  async function warningsAbout(page: { id: string }): Promise<number> {
    const { items } = await manager.client.call('team.notifications.list', { limit: 100 })
    const about = items.filter(({ message }) => message.includes(page.id))
    return about.filter(({ title }) => title === 'Pagamento da controllare').length
  }

  return {
    app,
    provider,
    manager,
    confirmed,
    opened,
    paid,
    payments,
    settled,
    mailsAbout,
    warningsAbout,
    handle,
    report,
  }
}

/** Returns all permutations. */
export const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map(rest => [item, ...rest]))
