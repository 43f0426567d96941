import { randomUUID } from 'node:crypto'
import { simulatedPaymentJob } from 'server/domain/orders/payment/payment.jobs'
import { news } from 'shared/messages/it/news'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  askToPay,
  confirmQuote,
  getQuote,
  makeConfirmedOrder,
  makeOrder,
  payDeposit,
  paymentSummary,
  pressAtOnce,
} from '../../support/builders/orders.ts'
import { makeColleague, makeMember, signedIn } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp({ env: { SIMULATED_PAYMENT_SECONDS: '2' } })
/** App that charges the total of the payment screen instead of the quote's. */
const asDescribed = await startApp({ env: { CHARGE_RULE: 'payment-screen', VAT_RULE: 'specified' } })
const manager = await makeMember(app, 'Project Manager')

const plain = 'Video aziendale per il sito. Sottotitoli.'

const briefed = (summary = plain, at = app) => makeOrder(at, { summary })

const confirmed = (summary = plain, at = app) => makeConfirmedOrder(at, { summary })

const payments = (projectId: string) => listRows(app, 'payments', { projectId })

describe('the quote', () => {
  test('links each line to the words that caused it', async () => {
    const order = await briefed()
    const quote = await getQuote(order)
    expect(quote.lines.map(line => [line.code, line.amountCents])).toEqual([
      ['base', 97_000],
      ['subtitles', 5000],
    ])
    for (const { because } of quote.lines) {
      expect(plain.slice(because?.start, because?.end)).toBe(because?.text)
    }
    expect(quote).toMatchObject({ totalCents: 102_000, revisions: 2, confirmedAt: null })
    expect(quote.includes.join(' ')).toContain('30 giorni')
  })

  test('is confirmed only for the total shown', async () => {
    const { client, projectId } = await briefed()
    const { status, code } = await client.ask('dashboard.quote.confirm', { projectId, totalCents: 100 })
    expect([status, code]).toEqual([409, 'QUOTE_CHANGED'])
  })

  test('is confirmed once by ten concurrent calls', async () => {
    const order = await briefed()
    const { totalCents } = await getQuote(order)
    const { client, projectId } = order
    const confirm = () => client.call('dashboard.quote.confirm', { projectId, totalCents })
    const answers = await Promise.all(Array.from({ length: 10 }, confirm))
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1)
    const rows = await listRows(app, 'quotes', { projectId })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ summary: plain, totalCents })
    await app.mailbox.find(order.email, /Preventivo confermato/)
  })
})

describe('the payment', () => {
  test('is created once, however often the button is pressed', async () => {
    const order = await confirmed()
    const pay = () => askToPay(order)
    const answers = await pressAtOnce(8, pay)
    expect(answers.map(answer => answer.data)).toEqual(answers.map(() => ({ state: 'processing' })))
    expect(await payments(order.projectId)).toHaveLength(1)
    await waitFor(async () => expect((await paymentSummary(order)).status).toBe('paid'))
    expect((await pay()).code).toBe('ALREADY_PAID')
    const [row] = await payments(order.projectId)
    expect(row).toMatchObject({ totalCents: 47_000, vatCents: 8475, netCents: 38_525, status: 'paid' })
    const receipt = await app.mailbox.find(order.email, /Pagamento ricevuto/)
    for (const figure of ['385,25', '84,75', '470,00', 'Il saldo di 550,00'])
      expect(receipt.text).toContain(figure)
    const { payments: exported } = await order.client.call('dashboard.profile.export')
    expect(exported).toMatchObject([{ totalCents: 47_000, vatCents: 8475, netCents: 38_525 }])
    await app.mailbox.find(manager.email, /^Primo pagamento di /)
    const { steps } = await order.client.call('dashboard.status.get', { projectId: order.projectId })
    expect(steps.map(step => step.state)).toEqual(['completed', 'completed', 'completed', 'locked', 'locked'])
  })

  test('needs an extra consent when it is higher than the quote', async () => {
    const order = await confirmed('Un reel per i social con animazione e 3D.', asDescribed)
    const refused = await askToPay(order)
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { acceptHigher: 'REQUIRED' } })
    expect((await askToPay(order, { acceptHigher: true })).data).toEqual({ state: 'processing' })
  })

  test('stays cancelled if it was cancelled before the simulated provider answers', async () => {
    const order = await confirmed()
    const { client, projectId } = order
    await askToPay(order)
    await client.call('dashboard.payment.cancel', { projectId })
    const [payment] = await payments(projectId)
    expect(payment?.status).toBe('failed')
    await simulatedPaymentJob.run(app.context, { paymentId: `${payment?.id}` }, randomUUID())
    expect((await paymentSummary(order)).status).toBe('failed')
    await payDeposit(order)
  })

  test('refuses the request id of another user’s payment', async () => {
    const requestId = randomUUID()
    const first = await confirmed()
    await askToPay(first, { requestId })
    const second = await confirmed()
    const { status, code } = await askToPay(second, { requestId })
    expect([status, code]).toEqual([409, 'REQUEST_ID_REUSED'])
    expect(await payments(second.projectId)).toEqual([])
  })

  test('is refused for another total than the one shown', async () => {
    const order = await confirmed()
    const { status, code } = await askToPay(order, { totalCents: 46_999 })
    expect([status, code]).toEqual([409, 'QUOTE_CHANGED'])
    expect(await payments(order.projectId)).toEqual([])
    expect((await askToPay(order, { totalCents: 47_000 })).status).toBe(200)
  })

  test('needs both consents and a confirmed quote', async () => {
    const order = await briefed()
    expect((await askToPay(order, { acceptClauses: undefined })).fields).toHaveProperty('acceptClauses')
    expect((await askToPay(order)).code).toBe('QUOTE_NOT_CONFIRMED')
    expect(await payments(order.projectId)).toEqual([])
  })

  test('is refused for a quote confirmed more than thirty days ago', async () => {
    const order = await confirmed()
    app.clock.advance(31 * 86_400_000)
    const client = await signedIn(app, order.id)
    expect((await askToPay({ ...order, client })).code).toBe('QUOTE_EXPIRED')
    app.clock.advance(-31 * 86_400_000)
  })
})

test('switching an extra withdraws the confirmation, notifies colleagues and is in the history', async () => {
  const order = await confirmed()
  const { client, projectId, userId } = order
  const colleague = await makeColleague(app, userId, { hats: ['billing'] })
  expect((await getQuote(order)).withdrawnAt).toBeNull()
  await client.call('dashboard.quote.addExtra', { projectId, code: 'drone' })
  expect(await getQuote(order)).toMatchObject({ confirmedAt: null, withdrawnAt: expect.any(String) })
  const { history } = await manager.client.call('team.projects.get', { id: projectId })
  expect(history[0]).toMatchObject({ action: 'quote.withdrawn', actorId: userId })
  const titles = (to: string) =>
    listRows(app, 'notifications', { userId: to }).then(rows => rows.map(({ title }) => title))
  expect(await titles(colleague.id)).toEqual([news.quoteWithdrawn.title])
  expect(await titles(userId)).not.toContain(news.quoteWithdrawn.title)
  await client.call('dashboard.quote.decline', { projectId, code: 'drone' })
  await confirmQuote(client, projectId)
  expect((await getQuote(order)).withdrawnAt).toBeNull()
})

test('an open checkout is reported, and extras are refused until it is cancelled', async () => {
  const order = await confirmed()
  const { client, projectId } = order
  const isOpen = async () => (await client.call('dashboard.status.get', { projectId })).isCheckoutOpen
  expect(await isOpen()).toBe(false)
  await askToPay(order)
  expect(await isOpen()).toBe(true)
  const { code } = await client.ask('dashboard.quote.addExtra', { projectId, code: 'drone' })
  expect(code).toBe('PROJECT_PAID')
  await client.call('dashboard.payment.cancel', { projectId })
  expect(await isOpen()).toBe(false)
})

test('an extra switched on, off and on again costs the same and changes no text of the client', async () => {
  const order = await briefed()
  const input = { projectId: order.projectId, code: 'drone' } as const
  const on = await order.client.call('dashboard.quote.addExtra', input)
  expect(on).toMatchObject({ totalCents: 114_000, summary: `${plain}\n\nCon drone.` })
  expect(on.extras.find(({ code }) => code === 'drone')).toMatchObject({ isOn: true, amountCents: 12_000 })
  const off = await order.client.call('dashboard.quote.decline', input)
  expect([off.totalCents, off.summary]).toEqual([102_000, plain])
  expect(await order.client.call('dashboard.quote.addExtra', input)).toEqual(on)
})

test('concurrent switches are all applied', async () => {
  const order = await briefed()
  const codes = ['drone', 'music', 'shooting', 'voiceover'] as const
  await Promise.all(
    codes.map(code => order.client.call('dashboard.quote.addExtra', { projectId: order.projectId, code })),
  )
  expect((await getQuote(order)).totalCents).toBe(102_000 + 12_000 + 7000 + 30_000 + 9000)
})
