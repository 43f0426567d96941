import { expect, test } from 'vitest'
import { sessionOf } from '../../../support/fakes/payment-provider.ts'
import { orders, pageEvents, startAtStripe } from '../../../support/fakes/stripe-app.ts'

const { provider, opened, settled, mailsAbout, report } = await startAtStripe({ twice: true })

test('F14: the same event delivered twenty times to two processes has one effect', async () => {
  const order = await opened()
  const paid = { ...sessionOf(order.page, provider.host), status: 'complete', payment_status: 'paid' }
  const event = provider.event('checkout.session.completed', paid)
  const answers = await Promise.all(Array.from({ length: 20 }, () => provider.send(event)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await settled(order, 'paid')
  expect(await mailsAbout(order.email, /Pagamento ricevuto/)).toBe(1)
})

test('F15: four events at two processes have the same result in all twenty-four orders', async () => {
  const ends = orders([...pageEvents]).map(async permutation => {
    const order = await opened()
    await report(order.page, permutation)
    await settled(order, 'refunded')
  })
  await Promise.all(ends)
})
