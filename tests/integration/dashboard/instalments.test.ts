import { randomUUID } from 'node:crypto'
import { makeLateBalancesDue } from 'server/domain/orders/payment/balance-due.service'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import {
  makeConfirmed,
  type Order,
  payDeposit,
  paymentSummary,
  pressAtOnce,
} from '../../support/builders/orders.ts'
import { makeMember, signedIn } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp({ env: { SIMULATED_PAYMENT_SECONDS: '2' } })
const all = await startApp({ env: { CHARGE_RULE: 'confirmed-quote' } })
const manager = await makeMember(app, 'Project Manager')
const DAY = 86_400_000

/** Creates an order of 1,020 euro with the deposit of 470 euro paid. */
async function started(at: TestApp = app) {
  const order = await makeConfirmed(at)
  await payDeposit(order)
  return order
}

/** Creates a version with a stored file. */
async function film(at: TestApp, projectId: string): Promise<string> {
  const filePath = `tests/${randomUUID()}.mp4`
  await at.context.storage.write(filePath, Buffer.from('a film'))
  return makeVersion(at, projectId, { filePath })
}

const payBalance = ({ client, projectId }: Order, totalCents = 55_000) =>
  client.ask('dashboard.payment.payBalance', { projectId, requestId: randomUUID(), totalCents })

const balancePaid = (order: Order) =>
  waitFor(async () => expect((await paymentSummary(order)).balance?.status).toBe('paid'))

const mailsAbout = async (email: string, subject: RegExp) => (await app.mailbox.list(email, subject)).length

const downloadOf = ({ client }: Order, id: string) => client.fetch(`/files/${id}?download`)

test('the deposit starts the work; the balance is paid once and makes the approved video downloadable', async () => {
  const order = await started()
  const { client, email, projectId } = order
  expect(await paymentSummary(order)).toMatchObject({
    rule: 'deposit',
    linesTotalCents: 47_000,
    totalCents: 47_000,
    balanceCents: 55_000,
    balance: { totalCents: 55_000, status: 'open', dueAt: null },
  })
  const deliverableId = await film(app, projectId)
  expect((await client.fetch(`/files/${deliverableId}`)).status).toBe(200)
  const approve = () => client.call('dashboard.deliverables.approve', { deliverableId })
  await approve()
  await approve()
  const due = await app.mailbox.find(email, /^Il saldo di «/)
  expect(due.text).toMatch(/saldo di 550\s€/)
  expect(await mailsAbout(email, /^Il saldo di «/)).toBe(1)
  const completed = await app.mailbox.find(email, /^Progetto completato: /)
  expect(completed.text).toContain('Appena il pagamento è completo')
  expect(await mailsAbout(email, /^Scarica/)).toBe(0)
  const { items } = await client.call('dashboard.notifications.list', {})
  expect(items.find(({ title }) => title === 'Il tuo video è pronto')?.message).toContain(
    'appena il pagamento',
  )
  expect((await paymentSummary(order)).balance?.dueAt).toEqual(expect.any(String))
  const refused = await downloadOf(order, deliverableId)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('NOT_PAID_IN_FULL')])

  const answers = await pressAtOnce(8, () => payBalance(order))
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ state: 'processing' })))
  await balancePaid(order)
  expect((await payBalance(order)).code).toBe('ALREADY_PAID')
  const receipt = await app.mailbox.find(email, /^Saldo ricevuto/)
  for (const figure of ['550,00', '450,82', '99,18']) expect(receipt.text).toContain(figure)
  await app.mailbox.find(manager.email, /ha pagato il saldo/)
  const rows = await listRows(app, 'payments', { projectId }, 'createdAt')
  expect(rows).toMatchObject([
    { instalment: 'deposit', totalCents: 47_000, status: 'paid' },
    { instalment: 'balance', totalCents: 55_000, status: 'paid' },
  ])
  const saved = await downloadOf(order, deliverableId)
  expect([saved.status, saved.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ])
})

test('a video without an answer for fifteen days makes the balance due, once', async () => {
  const order = await started()
  const asked = await started()
  const sentAt = app.clock.now()
  await makeVersion(app, order.projectId, { createdAt: sentAt })
  await makeVersion(app, asked.projectId, { createdAt: sentAt, changesRequestedAt: sentAt })
  const dueAt = async ({ userId, projectId }: Order) => {
    const client = await signedIn(app, userId)
    return (await client.call('dashboard.status.get', { projectId })).balance?.dueAt
  }
  const look = () => makeLateBalancesDue(app.context)
  app.clock.advance(15 * DAY - 1000)
  await look()
  expect(await dueAt(order)).toBeNull()
  app.clock.advance(1000)
  await Promise.all([look(), look()])
  await look()
  expect(await dueAt(order)).toEqual(expect.any(String))
  expect(await dueAt(asked)).toBeNull()
  const mail = await app.mailbox.find(order.email, /^Il saldo di «/)
  expect(mail.text).toContain('15 giorni fa')
  expect(await mailsAbout(order.email, /^Il saldo di «/)).toBe(1)
  app.clock.advance(-15 * DAY)
})

test('a video that is answered while late balances are looked for makes no balance due', async () => {
  const order = await started()
  const { projectId } = order
  const deliverableId = await makeVersion(app, projectId, { createdAt: app.clock.now() })
  app.clock.advance(15 * DAY)
  const client = await signedIn(app, order.userId)
  const answer = () =>
    client.call('dashboard.deliverables.requestChanges', { deliverableId, text: 'Più luce.' })
  const { transact } = app.context
  await makeLateBalancesDue({
    ...app.context,
    async transact(act) {
      await answer()
      return transact(act)
    },
  })
  const { balance } = await client.call('dashboard.status.get', { projectId })
  expect(balance).toMatchObject({ status: 'open', dueAt: null })
  expect(await mailsAbout(order.email, /^Il saldo di «/)).toBe(0)
  app.clock.advance(-15 * DAY)
})

test('an approval before the deposit arrives makes the balance due afterwards', async () => {
  const order = await makeConfirmed(app)
  const deliverableId = await makeVersion(app, order.projectId)
  await order.client.call('dashboard.deliverables.approve', { deliverableId })
  await payDeposit(order)
  await makeLateBalancesDue(app.context)
  expect((await paymentSummary(order)).balance?.dueAt).toEqual(expect.any(String))
})

test('a balance paid early is not requested', async () => {
  const order = await started()
  await payBalance(order)
  await balancePaid(order)
  const deliverableId = await film(app, order.projectId)
  await order.client.call('dashboard.deliverables.approve', { deliverableId })
  await app.mailbox.find(order.email, /Scarica il tuo video/)
  expect(await mailsAbout(order.email, /^Il saldo di «/)).toBe(0)
  expect((await downloadOf(order, deliverableId)).status).toBe(200)
})

test('a balance is refused before the deposit, with another amount, and if there is none', async () => {
  const open = await makeConfirmed(app)
  expect((await payBalance(open)).code).toBe('DEPOSIT_NOT_PAID')
  const order = await started()
  expect((await payBalance(order, 54_999)).code).toBe('QUOTE_CHANGED')
  const whole = await started(all)
  expect(await paymentSummary(whole)).toMatchObject({ totalCents: 102_000, balance: null })
  expect((await payBalance(whole)).code).toBe('ALREADY_PAID')
  const deliverableId = await film(all, whole.projectId)
  const unapproved = await downloadOf(whole, deliverableId)
  expect([unapproved.status, await unapproved.text()]).toEqual([409, expect.stringContaining('NOT_APPROVED')])
  await whole.client.call('dashboard.deliverables.approve', { deliverableId })
  expect((await downloadOf(whole, deliverableId)).status).toBe(200)
})

test('a refund returns both payments, and has one request', async () => {
  const order = await started()
  const { client, projectId } = order
  const ask = () => client.call('dashboard.payment.requestRefund', { projectId, reason: 'Altro tono.' })
  await ask()
  await payBalance(order)
  await balancePaid(order)
  await ask()
  expect((await paymentSummary(order)).refund?.requestedAt).toEqual(expect.any(String))
  await manager.client.call('team.payments.refund', { projectId })
  const rows = await listRows(app, 'payments', { projectId })
  expect(rows.every(row => row.status === 'refunded' && row.refundedCents === row.totalCents)).toBe(true)
  expect((await paymentSummary(order)).balance).toBeNull()
  const { items } = await manager.client.call('team.leads.list', { kind: 'refund', state: 'new' })
  expect(items).toEqual([])
})
