import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenIn } from '../../support/builders/pay-links.ts'
import { startAtStripe } from '../../support/fakes/at-stripe.ts'

const { app, provider, confirmed, payments, settled } = await startAtStripe()

async function linked() {
  const order = await confirmed()
  const { projectId, client } = order
  const { totalCents } = await client.call('dashboard.payment.summary', { projectId })
  const { url } = await client.call('dashboard.payLinks.makeForDeposit', {
    projectId,
    requestId: randomUUID(),
    totalCents,
    acceptTerms: true,
    acceptClauses: true,
  })
  const { items } = await client.call('dashboard.payLinks.list', { projectId })
  const token = tokenIn(url)
  const pay = () => app.visitor().ask('payLink.pay', { token, requestId: randomUUID(), method: 'card' })
  const stateOf = async () => (await app.visitor().call('payLink.open', { token })).state
  return { ...order, token, id: items[0]?.id ?? '', payThrough: pay, stateOf }
}

type Linked = Awaited<ReturnType<typeof linked>>

async function opened(order: Linked) {
  const { data } = await order.payThrough()
  const [payment] = await payments(order.projectId)
  return { data, page: provider.pageOf(payment?.id ?? '') }
}

test('the page of the provider leads back to the link’s page without its token, and asks for an address', async () => {
  const order = await linked()
  const { data, page } = await opened(order)
  expect(data).toMatchObject({ state: 'redirect' })
  expect(page.successUrl).toMatch(new RegExp(`/paga\\?link=${order.id}&checkout=done$`))
  expect(JSON.stringify(page.params)).not.toContain(order.token)
  expect(page.params).not.toHaveProperty('customer_email')
  expect(await order.stateOf()).toBe('begun')
  await provider.pay(page)
  await settled(order, 'paid')
  expect(await order.stateOf()).toBe('paid')
})

test('whoever presses again, in the account too, finds the same page', async () => {
  const order = await linked()
  const answers = await Promise.all([order.payThrough(), order.payThrough(), order.payThrough()])
  const again = await order.pay()
  const urls = [...answers, again].map(({ data }) => data && 'url' in data && data.url)
  expect(new Set(urls).size).toBe(1)
  expect(await payments(order.projectId)).toHaveLength(1)
})

test('another way can be taken while the page is open', async () => {
  const order = await linked()
  const { page } = await opened(order)
  await app.visitor().call('payLink.changeMethod', { token: order.token })
  expect([page.status, await order.stateOf()]).toEqual(['expired', 'open'])
})

test('revoking closes the page; what was paid there meanwhile stays paid', async () => {
  const order = await linked()
  const { page } = await opened(order)
  await order.client.call('dashboard.payLinks.revoke', { id: order.id })
  expect([page.status, await order.status(), await order.stateOf()]).toEqual(['expired', 'failed', 'revoked'])
  const other = await linked()
  const { page: paid } = await opened(other)
  paid.status = 'complete'
  paid.paymentStatus = 'paid'
  await other.client.call('dashboard.payLinks.revoke', { id: other.id })
  expect([await other.status(), await other.stateOf()]).toEqual(['paid', 'paid'])
})

test('a page that the client has open keeps the link from paying, until it is given up', async () => {
  const order = await linked()
  await order.pay()
  expect(await order.stateOf()).toBe('busy')
  await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
  expect(await order.stateOf()).toBe('open')
  expect((await order.payThrough()).data).toMatchObject({ state: 'redirect' })
})
