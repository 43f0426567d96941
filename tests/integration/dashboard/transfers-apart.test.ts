import { randomUUID } from 'node:crypto'
import { dayInRome } from 'shared/formats/date-it'
import { vatOf } from 'shared/pricing/charge-rules'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makePaidOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeAcceptedChange, makeProposal } from '../../support/builders/proposals.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { eventually } from '../../support/eventually.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp({ env: bankAccount })
const cardsOnly = await startApp({ env: { BANK_IBAN: '' } })
const manager = await makeMember(app, 'Project Manager')
const transfer = { method: 'transfer' } as const

const paymentsFor = (proposalId: string) => listRows(app, 'payments', { proposalId })

/** An accepted change of a paid order over 200 euro, whose transfer was announced. */
async function agreed() {
  const order = await makePaidOrder(app)
  const { client, projectId } = order
  const proposalId = await makeAcceptedChange(app, projectId)
  const pay = (more: object = transfer) =>
    client.ask('dashboard.payment.payExtra', { proposalId, requestId: randomUUID(), ...more })
  const answers = await Promise.all([pay(), pay(), pay()])
  const [payment, second] = await paymentsFor(proposalId)
  const paymentId = payment?.id ?? ''
  const book = (amountCents: number) =>
    bookTransfer(manager.client, paymentId, { amountCents, arrivedOn: dayInRome(app.clock.now()) })
  const proposal = async () =>
    (await client.call('dashboard.proposals.list', { projectId })).items.find(({ id }) => id === proposalId)
  const due = async () =>
    (await manager.client.call('team.administration.due', { limit: 100 })).items.find(
      ({ id }) => id === paymentId,
    )
  const reference = payment?.transferReference ?? ''
  return { ...order, proposalId, pay, answers, payment, second, paymentId, reference, book, proposal, due }
}

test('what was agreed apart is paid by bank transfer under a reference of its own, once, in parts and with the same VAT', async () => {
  const order = await agreed()
  expect(order.answers.map(({ data }) => data)).toEqual(order.answers.map(() => ({ state: 'transfer' })))
  expect(order.second).toBeUndefined()
  expect(order.payment).toMatchObject({
    instalment: 'extra',
    provider: 'bank-transfer',
    status: 'processing',
    totalCents: 20_000,
    ...vatOf(20_000, 'statutory'),
  })
  expect(order.reference).toMatch(/^PP-[2-9A-HJ-NP-Z]{8}$/)
  const mail = await app.mailbox.find(order.email, /^I dati per il bonifico/)
  for (const figure of ['200,00', order.reference, 'concordato a parte']) expect(mail.text).toContain(figure)
  await order.book(5000)
  expect(await order.proposal()).toMatchObject({
    payment: 'processing',
    transfer: { reference: order.reference, totalCents: 20_000, bookedCents: 5000 },
  })
  expect((await order.book(15_001)).code).toBe('TRANSFER_TOO_MUCH')
  expect((await order.book(15_000)).status).toBe(200)
  expect(await order.proposal()).toMatchObject({ payment: 'paid', transfer: null })
  await app.mailbox.find(order.email, /^Pagamento ricevuto/)
  expect((await order.pay()).code).toBe('ALREADY_PAID')
})

test('what was agreed apart is among the sums to come in while it is awaited, and is reminded of as others are', async () => {
  const order = await agreed()
  await order.book(5000)
  expect(await order.due()).toMatchObject({
    instalment: 'extra',
    totalCents: 20_000,
    bookedCents: 5000,
    isOverdue: false,
  })
  const { items } = await manager.client.call('team.administration.transfers', { limit: 100 })
  expect(items.find(({ id }) => id === order.paymentId)).toMatchObject({ instalment: 'extra' })
  await manager.client.call('team.administration.remind', { paymentId: order.paymentId })
  expect((await app.mailbox.find(order.email, /^Promemoria/)).text).toMatch(/150\s€.*concordato a parte/s)
  await order.book(15_000)
  expect(await order.due()).toBeUndefined()
})

test('what was agreed apart can be paid in another way while nothing has arrived, and by nobody else', async () => {
  const order = await agreed()
  const { client, proposalId } = order
  const stranger = await makeClient(app)
  expect((await stranger.client.ask('dashboard.payment.cancelExtra', { proposalId })).code).toBe('NOT_FOUND')
  await client.call('dashboard.payment.cancelExtra', { proposalId })
  expect(await order.proposal()).toMatchObject({ payment: 'failed', transfer: null })
  expect((await order.pay({ method: 'card' })).data).toEqual({ state: 'processing' })
  await eventually(async () => expect((await order.proposal())?.payment).toBe('paid'))
  expect((await order.book(20_000)).code).toBe('TRANSFER_NOT_AWAITED')
  const begun = await agreed()
  await begun.book(100)
  const refused = await begun.client.ask('dashboard.payment.cancelExtra', { proposalId: begun.proposalId })
  expect(refused.code).toBe('TRANSFER_BEGUN')
})

test('a transfer for what was agreed apart is not offered where no account is configured', async () => {
  const { client, projectId } = await makePaidOrder(cardsOnly)
  const proposalId = await makeProposal(cardsOnly, projectId, { kind: 'addendum', state: 'accepted' })
  const asked = await client.ask('dashboard.payment.payExtra', {
    proposalId,
    requestId: randomUUID(),
    ...transfer,
  })
  expect(asked.code).toBe('TRANSFER_NOT_OFFERED')
})
