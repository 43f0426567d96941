import { afterAll, expect } from 'vitest'
import { type AppOptions, startApp } from '../app.ts'
import { askToPay, makeConfirmedOrder, paymentSummary } from '../builders/orders.ts'
import { makeMember } from '../builders/people.ts'
import { freePort } from '../processes/free-port.ts'
import { getRow, listRows } from '../rows.ts'
import { waitFor } from '../wait-for.ts'
import { PAYMENT_SECRET, PaymentProvider } from './payment-provider.ts'

/** Starts a server whose payments use a fake Stripe, and returns builders of orders. */
export async function startAtStripe({ parts }: Pick<AppOptions, 'parts'> = {}) {
  const provider: PaymentProvider = new PaymentProvider({
    port: await freePort(),
    webhookSecret: PAYMENT_SECRET,
    now: () => app.clock.now(),
    webhookUrl: () => `${app.origin}/webhooks/stripe`,
  })
  await provider.start()
  afterAll(() => provider.stop())
  const app = await startApp({
    ...(parts && { parts }),
    env: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
      STRIPE_API_HOST: provider.host,
    },
  })
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
  }
}

/** Returns all permutations. */
export const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map(rest => [item, ...rest]))
