import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askForLink, listPayLinks, tokenIn } from '../../support/builders/pay-links.ts'
import { makeAcceptedChange } from '../../support/builders/proposals.ts'
import { chargeOf, sessionOf } from '../../support/fakes/payment-provider.ts'
import { orders, startAtStripe } from '../../support/fakes/stripe-app.ts'
import { waitFor } from '../../support/wait-for.ts'

const { app, provider, manager, confirmed, paid, payments, settled, warningsAbout, handle } =
  await startAtStripe()

async function linked() {
  const order = await confirmed()
  const { data } = await askForLink(order)
  const [link] = await listPayLinks(order)
  const token = tokenIn(data?.url ?? '')
  const pay = () => app.visitor().ask('payLink.pay', { token, requestId: randomUUID(), method: 'card' })
  const stateOf = async () => (await app.visitor().call('payLink.open', { token })).state
  return { ...order, token, id: link?.id ?? '', payThrough: pay, stateOf }
}

type Linked = Awaited<ReturnType<typeof linked>>

async function openedLink(order: Linked) {
  const { data } = await order.payThrough()
  const [payment] = await payments(order.projectId)
  return { data, page: provider.pageOf(payment?.id ?? '') }
}

test('the provider’s page leads back to the link’s page without its token, and asks for an address', async () => {
  const order = await linked()
  const { data, page } = await openedLink(order)
  expect(data).toMatchObject({ state: 'redirect' })
  expect(page.successUrl).toMatch(new RegExp(`/paga\\?link=${order.id}&checkout=done$`))
  expect(JSON.stringify(page.params)).not.toContain(order.token)
  expect(page.params).not.toHaveProperty('customer_email')
  expect(await order.stateOf()).toBe('begun')
  await provider.pay(page)
  await settled(order, 'paid')
  expect(await order.stateOf()).toBe('paid')
})

test('a repeated payment, also in the account, opens the same page', async () => {
  const order = await linked()
  const answers = await Promise.all([order.payThrough(), order.payThrough(), order.payThrough()])
  const again = await order.pay()
  const urls = [...answers, again].map(({ data }) => data && 'url' in data && data.url)
  expect(new Set(urls).size).toBe(1)
  expect(await payments(order.projectId)).toHaveLength(1)
})

test('another method can be chosen while the page is open', async () => {
  const order = await linked()
  const { page } = await openedLink(order)
  await app.visitor().call('payLink.changeMethod', { token: order.token })
  expect([page.status, await order.stateOf()]).toEqual(['expired', 'open'])
})

test('revoking closes the page; a payment made there meanwhile stays paid', async () => {
  const order = await linked()
  const { page } = await openedLink(order)
  await order.client.call('dashboard.payLinks.revoke', { id: order.id })
  expect([page.status, await order.status(), await order.stateOf()]).toEqual(['expired', 'failed', 'revoked'])
  const other = await linked()
  const { page: paid } = await openedLink(other)
  paid.status = 'complete'
  paid.paymentStatus = 'paid'
  await other.client.call('dashboard.payLinks.revoke', { id: other.id })
  expect([await other.status(), await other.stateOf()]).toEqual(['paid', 'paid'])
})

test('a page opened by the client blocks the link until it is cancelled', async () => {
  const order = await linked()
  await order.pay()
  expect(await order.stateOf()).toBe('busy')
  await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
  expect(await order.stateOf()).toBe('open')
  expect((await order.payThrough()).data).toMatchObject({ state: 'redirect' })
})

/** Creates a paid order with an accepted, unpaid addendum of 200 euro. */
async function agreed() {
  const order = await paid()
  const { client, projectId } = order
  const proposalId = await makeAcceptedChange(app, projectId)
  const pay = () => client.ask('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })
  const extras = async () => (await payments(projectId)).filter(each => each.proposalId === proposalId)
  const proposal = async () =>
    (await client.call('dashboard.proposals.list', { projectId })).items.find(({ id }) => id === proposalId)
  const state = async () => (await proposal())?.payment
  return { ...order, proposalId, pay, extras, state }
}

type Agreed = Awaited<ReturnType<typeof agreed>>

/** Creates the same order and opens the checkout page of the addendum. */
async function opened() {
  const order = await agreed()
  const answer = await order.pay()
  const [payment] = await order.extras()
  const page = provider.pageOf(payment?.id ?? '')
  return { ...order, answer, paymentId: payment?.id ?? '', page }
}

const becomes = (order: Agreed, state: string) => waitFor(async () => expect(await order.state()).toBe(state))

/** Waits until managers are notified that a payment needs attention. */
const isPutBefore = (page: { id: string }) =>
  waitFor(async () => expect(await warningsAbout(page)).toBeGreaterThan(0))

const withdraw = (id: string) => manager.client.ask('team.proposals.withdraw', { id })

describe('the checkout page of an addendum', () => {
  test('is opened once with its amount, leads back to the payment, and pays only by a signed event', async () => {
    const order = await opened()
    const answers = [order.answer, ...(await Promise.all([order.pay(), order.pay(), order.pay()]))]
    const url = `${provider.host}/pay/${order.page.id}`
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ state: 'redirect', url })))
    expect(await order.extras()).toHaveLength(1)
    expect(order.page).toMatchObject({ amountCents: 20_000, currency: 'eur' })
    expect(order.page.successUrl).toContain(`/dashboard/payment?project=${order.projectId}&checkout=extra`)
    expect(provider.keys).toContain(`payment:${order.paymentId}`)
    expect(await order.state()).toBe('processing')
    await provider.pay(order.page)
    await becomes(order, 'paid')
    expect((await order.pay()).code).toBe('ALREADY_PAID')
  })

  test('can be reopened after cancelling; a payment of the former one is reported to the managers', async () => {
    const order = await opened()
    await order.client.call('dashboard.payment.cancelExtra', { proposalId: order.proposalId })
    expect([order.page.status, await order.state()]).toEqual(['expired', 'failed'])
    await order.pay()
    const [, second] = await order.extras()
    await provider.pay(provider.pageOf(second?.id ?? ''))
    await becomes(order, 'paid')
    await provider.pay(order.page)
    await isPutBefore(order.page)
    expect((await order.extras()).map(({ status }) => status)).toEqual(['failed', 'paid'])
  })
})

test('events of the page of an addendum have the same result in any order, and late: cancelled first, paid in the end', async () => {
  for (const permutation of orders(['failed', 'paid', 'refunded'])) {
    const order = await opened()
    const session = sessionOf(order.page, provider.host)
    const events = {
      failed: ['checkout.session.expired', session],
      paid: ['checkout.session.completed', { ...session, payment_status: 'paid' }],
      refunded: ['charge.refunded', chargeOf(order.page)],
    } as const
    for (const name of permutation) {
      const [type, object] = events[name as keyof typeof events]
      await handle(type, object)
    }
    expect(await order.state()).toBe('refunded')
  }
  const late = await opened()
  await handle('checkout.session.expired', sessionOf(late.page, provider.host))
  expect(await late.state()).toBe('failed')
  await provider.pay(late.page)
  await becomes(late, 'paid')
})

describe('a withdrawn proposal', () => {
  test('closes its page; a later payment is reported to the managers', async () => {
    const order = await opened()
    const answers = await Promise.all([withdraw(order.proposalId), withdraw(order.proposalId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(order.page.status).toBe('expired')
    expect((await order.pay()).code).toBe('PROPOSAL_NOT_ACCEPTED')
    await provider.pay(order.page)
    await isPutBefore(order.page)
    expect((await order.extras()).map(({ status }) => status)).toEqual(['failed'])
    expect(await order.state()).toBeUndefined()
  })

  test('is not paid, even while its page is being paid', async () => {
    const order = await opened()
    provider.take(order.page)
    expect((await withdraw(order.proposalId)).status).toBe(200)
    await isPutBefore(order.page)
    expect((await order.extras()).map(({ status }) => status)).toEqual(['failed'])
  })

  test('closes its page on a second attempt if the first failed', async () => {
    const order = await opened()
    provider.isDown = true
    expect((await withdraw(order.proposalId)).code).toBe('UNAVAILABLE')
    provider.isDown = false
    expect(order.page.status).toBe('open')
    expect((await withdraw(order.proposalId)).status).toBe(200)
    expect(order.page.status).toBe('expired')
  })

  test('cannot be a paid one', async () => {
    const order = await opened()
    await provider.pay(order.page)
    await becomes(order, 'paid')
    expect((await withdraw(order.proposalId)).code).toBe('PROPOSAL_CLOSED')
  })
})

test('an open page pays nothing for a refunded order', async () => {
  const order = await opened()
  await manager.client.call('team.payments.refund', { projectId: order.projectId })
  await provider.pay(order.page)
  await isPutBefore(order.page)
  expect((await order.extras()).map(({ status }) => status)).toEqual(['failed'])
})
