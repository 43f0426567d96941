import { afterAll, expect, test } from 'vitest'
import { askToPay, makeConfirmedOrder, paymentSummary } from '../../../support/builders/orders.ts'
import {
  chargeOf,
  PAYMENT_SECRET,
  PaymentProvider,
  sessionOf,
} from '../../../support/fakes/payment-provider.ts'
import { orders } from '../../../support/fakes/stripe-app.ts'
import { freePort } from '../../../support/processes/free-port.ts'
import { twoProcesses } from '../../../support/processes/two-processes.ts'
import { getRow } from '../../../support/rows.ts'
import { waitFor } from '../../../support/wait-for.ts'

let sent = 0
const provider: PaymentProvider = new PaymentProvider({
  port: await freePort(),
  webhookSecret: PAYMENT_SECRET,
  now: () => one.clock.now(),
  // Alternates between the processes, as a load balancer does.
  webhookUrl: () => `${(sent++ % 2 ? one : other).origin}/webhooks/stripe`,
})
await provider.start()
afterAll(() => provider.stop())
const [one, other] = await twoProcesses({
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
  STRIPE_API_HOST: provider.host,
})

/** Creates a payment whose checkout page is open. */
async function opened() {
  const order = await makeConfirmedOrder(one)
  await askToPay(order, { acceptHigher: true })
  const { id: paymentId } = await getRow(one, 'payments', { projectId: order.projectId })
  const status = async () => (await paymentSummary(order)).status
  const page = provider.pageOf(paymentId)
  return { email: order.email, paymentId, page, session: sessionOf(page, provider.host), status }
}

async function mailsAbout(email: string, subject: RegExp): Promise<number> {
  await one.mailbox.find(email, subject)
  return (await one.mailbox.list(email, subject)).length
}

test('F14: the same event delivered twenty times to two processes has one effect', async () => {
  const order = await opened()
  const paid = { ...order.session, status: 'complete', payment_status: 'paid' }
  const event = provider.event('checkout.session.completed', paid)
  const answers = await Promise.all(Array.from({ length: 20 }, () => provider.send(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await waitFor(async () => expect(await order.status()).toBe('paid'))
  expect(await mailsAbout(order.email, /Pagamento ricevuto/)).toBe(1)
})

test('F15: four events at two processes have the same result in all twenty-four orders', async () => {
  const ends = orders(['unpaid', 'failed', 'paid', 'refunded'] as const).map(async permutation => {
    const order = await opened()
    const events = {
      unpaid: ['checkout.session.completed', order.session],
      failed: ['checkout.session.async_payment_failed', order.session],
      paid: ['checkout.session.async_payment_succeeded', { ...order.session, payment_status: 'paid' }],
      refunded: ['charge.refunded', chargeOf(order.page)],
    } as const
    for (const name of permutation) {
      const [type, object] = events[name]
      await provider.send(provider.event(type, object))
    }
    await waitFor(async () => expect(await order.status()).toBe('refunded'), 45_000)
  })
  await Promise.all(ends)
})
