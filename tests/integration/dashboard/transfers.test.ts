import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { MAX_PAYABLE_CENTS } from 'shared/payment/payment-types'
import { vatOf } from 'shared/pricing/charge-rules'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import {
  askToPay,
  makeConfirmed,
  makePaidOrder,
  paymentSummary,
  pressAtOnce,
} from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { makeAcceptedChange, makeProposal } from '../../support/builders/proposals.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp({ env: bankAccount })
const cardsOnly = await startApp({ env: { BANK_IBAN: '' } })
const manager = await makeMember(app, 'Project Manager')
const today = () => dayInRome(app.clock.now())

const transfer = { method: 'transfer' } as const

/** Creates a confirmed quote of 1,020 euro with a deposit of 470 euro. */
async function confirmed(at = app) {
  const order = await makeConfirmed(at)
  const pay = (more: object = transfer) => askToPay(order, more)
  return { ...order, pay, summary: () => paymentSummary(order) }
}

const paymentsOf = (projectId: string) => listRows(app, 'payments', { projectId }, 'createdAt')

async function announced() {
  const order = await confirmed()
  await order.pay()
  const [payment] = await paymentsOf(order.projectId)
  if (!payment) throw new Error('Paying has begun no payment.')
  const book = (amountCents: number, more: object = {}) =>
    bookTransfer(manager.client, payment.id, { amountCents, arrivedOn: today(), ...more })
  return { ...order, paymentId: payment.id, reference: payment.transferReference ?? '', book }
}

/** Creates the same order with the deposit booked and a transfer of the balance announced. */
async function balanceAnnounced() {
  const order = await announced()
  await order.book(47_000)
  const balance = { projectId: order.projectId, requestId: randomUUID(), totalCents: 55_000, ...transfer }
  await order.client.call('dashboard.payment.payBalance', balance)
  return order
}

const bookedOf = async (paymentId: string) => {
  const rows = await listRows(app, 'transferBookings', { paymentId })
  return rows.map(({ amountCents }) => amountCents).sort()
}

const oddNews = async (reference: string) => {
  const { items } = await manager.client.call('team.notifications.list', {})
  return items.filter(({ message }) => message.includes(`controlla ${reference}`)).length
}

const differencesOf = async (projectId: string) => {
  const { items } = await manager.client.call('team.administration.differences', { limit: 100 })
  return items.filter(each => each.projectId === projectId)
}

describe('a client who pays by transfer', () => {
  test('gets account, amount and reference on the page and by mail, once', async () => {
    const order = await confirmed()
    const answers = await pressAtOnce(3, () => order.pay())
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ state: 'transfer' })))
    const [payment, second] = await paymentsOf(order.projectId)
    expect(second).toBeUndefined()
    expect(payment).toMatchObject({ provider: 'bank-transfer', status: 'processing', totalCents: 47_000 })
    const reference = payment?.transferReference
    expect(reference).toMatch(/^PP-[2-9A-HJ-NP-Z]{8}$/)
    expect(await order.summary()).toMatchObject({
      status: 'processing',
      bank: { iban: 'IT60X0542811101000000123456', holder: 'Primopiano S.r.l.' },
      transfer: { instalment: 'deposit', reference, totalCents: 47_000, bookedCents: 0 },
    })
    const { items: orders } = await order.client.call('dashboard.documents.list', {})
    expect(orders[0]?.due).toMatchObject({ status: 'processing', isTransfer: true })
    const mail = await app.mailbox.find(order.email, /^I dati per il bonifico/)
    for (const figure of ['IT60 X054 2811 1010 0000 0123 456', 'Primopiano S.r.l.', '470,00', reference])
      expect(mail.text).toContain(figure)
    const { items } = await manager.client.call('team.notifications.list', {})
    expect(items.some(({ message }) => message.includes(String(reference)))).toBe(true)
  })

  test('may choose another way while nothing has arrived', async () => {
    const order = await announced()
    const { client, projectId } = order
    await client.call('dashboard.payment.cancel', { projectId })
    expect(await order.summary()).toMatchObject({ status: 'failed', transfer: null })
    const { items } = await client.call('dashboard.notifications.list', {})
    expect(items.filter(({ title }) => title === 'Pagamento non riuscito')).toEqual([])
    expect((await order.pay({ method: 'card' })).data).toEqual({ state: 'processing' })
    await waitFor(async () => expect((await order.summary()).status).toBe('paid'))
  })

  test('cannot choose another way once a part has arrived', async () => {
    const order = await announced()
    await order.book(10_000)
    const refused = await order.client.ask('dashboard.payment.cancel', { projectId: order.projectId })
    expect(refused.code).toBe('TRANSFER_BEGUN')
    expect((await order.summary()).transfer).toMatchObject({ bookedCents: 10_000 })
  })

  test('has no such choice without a configured account', async () => {
    const order = await confirmed(cardsOnly)
    expect((await order.summary()).bank).toBeNull()
    expect((await order.pay()).code).toBe('TRANSFER_NOT_OFFERED')
    expect((await order.summary()).status).toBe('open')
  })

  test('pays the balance so, too, and is told that it is due while awaited', async () => {
    const order = await balanceAnnounced()
    const { client, projectId } = order
    expect((await order.summary()).transfer).toMatchObject({ instalment: 'balance', totalCents: 55_000 })
    const deliverableId = await makeVersion(app, projectId)
    await client.call('dashboard.deliverables.approve', { deliverableId })
    expect((await order.summary()).balance?.dueAt).toEqual(expect.any(String))
    const [, awaited] = await paymentsOf(projectId)
    await order.book(55_000, { paymentId: awaited?.id })
    expect((await order.summary()).balance?.status).toBe('paid')
    await app.mailbox.find(order.email, /^Saldo ricevuto/)
  })

  test('can still read the balance’s account and cancel it after a separate payment', async () => {
    const order = await balanceAnnounced()
    const { client, projectId } = order
    const proposalId = await makeProposal(app, projectId, { kind: 'round', state: 'accepted' })
    const later = new Date(app.clock.now().getTime() + 1000)
    await makePayment(app, projectId, { instalment: 'extra', proposalId, createdAt: later })
    expect((await order.summary()).transfer).toMatchObject({ instalment: 'balance', totalCents: 55_000 })
    await client.call('dashboard.payment.cancel', { projectId })
    expect(await order.summary()).toMatchObject({ transfer: null, balance: { status: 'failed' } })
  })
})

describe('a booking by a manager', () => {
  test('in parts settles the payment with the last one', async () => {
    const order = await announced()
    expect((await order.book(20_000, { note: 'Prima parte' })).status).toBe(200)
    expect(await order.summary()).toMatchObject({
      status: 'processing',
      receivedCents: 20_000,
      transfer: { bookedCents: 20_000 },
    })
    const seenByTeam = await manager.client.call('team.projects.get', { id: order.projectId })
    expect(seenByTeam.payment).toMatchObject({ receivedCents: 20_000, refundedCents: 0 })
    const { items } = await order.client.call('dashboard.notifications.list', {})
    expect(items[0]?.message).toMatch(/200\s€.*Restano da versare 270\s€/)
    const { items: orders } = await order.client.call('dashboard.documents.list', {})
    expect(orders[0]?.due).toMatchObject({ totalCents: 27_000, bookedCents: 20_000, isTransfer: true })
    expect((await order.book(27_000)).status).toBe(200)
    expect(await order.summary()).toMatchObject({ status: 'paid', transfer: null })
    await app.mailbox.find(order.email, /^Pagamento ricevuto/)
    expect(await bookedOf(order.paymentId)).toEqual([20_000, 27_000])
  })

  test('of a part can be undone while the rest is awaited', async () => {
    const order = await announced()
    await order.book(20_000)
    const [booking] = await listRows(app, 'transferBookings', { paymentId: order.paymentId })
    const unbook = (id = booking?.id ?? '') => manager.client.ask('team.payments.unbookTransfer', { id })
    expect((await unbook()).status).toBe(200)
    expect(await bookedOf(order.paymentId)).toEqual([])
    expect(await order.summary()).toMatchObject({ transfer: { bookedCents: 0 } })
    const { items } = await order.client.call('dashboard.notifications.list', {})
    expect(items[0]?.message).toMatch(/errore 200\s€.*Restano da versare 470\s€/)
    expect((await unbook()).code).toBe('NOT_FOUND')

    await order.book(20_000)
    await order.book(27_000)
    const [last] = await listRows(app, 'transferBookings', { paymentId: order.paymentId })
    expect((await unbook(last?.id)).code).toBe('TRANSFER_COMPLETE')
    expect(await bookedOf(order.paymentId)).toEqual([20_000, 27_000])
  })

  test('repeated with the same request, or the same amount and date, changes nothing', async () => {
    const order = await announced()
    const requestId = randomUUID()
    const yesterday = addDays(today(), -1)
    expect((await order.book(20_000, { requestId })).status).toBe(200)
    expect((await order.book(20_000, { requestId })).status).toBe(200)
    expect((await order.book(20_000)).code).toBe('TRANSFER_BOOKED_BEFORE')
    const other = await announced()
    const changed = [
      await other.book(20_000, { requestId }),
      await order.book(27_000, { requestId }),
      await order.book(20_000, { requestId, arrivedOn: yesterday }),
    ]
    expect(changed.map(({ code }) => code)).toEqual(changed.map(() => 'REQUEST_ID_REUSED'))
    expect((await order.book(20_000, { arrivedOn: yesterday })).status).toBe(200)
    expect(await bookedOf(order.paymentId)).toEqual([20_000, 20_000])
  })

  test('of the whole by two managers at once is made once, without a difference', async () => {
    const order = await announced()
    const codes = (await Promise.all([order.book(47_000), order.book(47_000)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['TRANSFER_BOOKED_BEFORE', undefined])
    expect(await bookedOf(order.paymentId)).toEqual([47_000])
    expect(await differencesOf(order.projectId)).toEqual([])
  })

  test('above the amount due is refused, and every manager is notified', async () => {
    const order = await announced()
    expect((await order.book(47_001)).code).toBe('TRANSFER_TOO_MUCH')
    expect(await oddNews(order.reference)).toBe(1)
    expect((await order.book(47_001)).code).toBe('TRANSFER_TOO_MUCH')
    expect(await differencesOf(order.projectId)).toMatchObject([
      { cause: 'other-sum', providerCents: 47_001, ownCents: null, dueCents: 47_000, state: 'open' },
    ])
    expect(await oddNews(order.reference)).toBe(1)
    await order.book(47_000)
    expect((await order.book(1)).code).toBe('TRANSFER_TOO_MUCH')
    expect(await bookedOf(order.paymentId)).toEqual([47_000])
  })

  test('for a withdrawn quote is refused', async () => {
    const order = await announced()
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await updateRows(app, 'quotes', { projectId: order.projectId }, { withdrawnAt: app.clock.now() })
    expect((await order.book(47_000)).code).toBe('TRANSFER_NOT_AWAITED')
    expect(await oddNews(order.reference)).toBe(1)
    expect(await differencesOf(order.projectId)).toMatchObject([{ cause: 'withdrawn', dueCents: 0 }])
    expect(await bookedOf(order.paymentId)).toEqual([])
  })

  test('for an amount paid otherwise meanwhile is refused', async () => {
    const order = await announced()
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await order.pay({ method: 'card' })
    expect((await order.book(47_000)).code).toBe('TRANSFER_NOT_AWAITED')
    expect(await bookedOf(order.paymentId)).toEqual([])
    expect(await differencesOf(order.projectId)).toMatchObject([
      { cause: expect.stringMatching(/^paid-(otherwise|twice)$/), providerCents: 47_000 },
    ])
  })

  test('for the balance of a refunded order is refused, which is no longer awaited', async () => {
    const order = await balanceAnnounced()
    const { projectId } = order
    const [, awaited] = await paymentsOf(projectId)
    const { awaitedCents } = await manager.client.call('team.administration.sums')
    await manager.client.call('team.payments.refund', { projectId })
    expect((await order.summary()).transfer).toBeNull()
    const { items } = await manager.client.call('team.administration.transfers', { limit: 100 })
    expect(items.filter(each => each.projectId === projectId)).toEqual([])
    const sums = await manager.client.call('team.administration.sums')
    expect(awaitedCents - sums.awaitedCents).toBe(55_000)
    expect((await order.book(55_000, { paymentId: awaited?.id })).code).toBe('TRANSFER_NOT_AWAITED')
    expect(await differencesOf(projectId)).toMatchObject([{ cause: 'refunded-order' }])
  })

  test('of the older of two cancelled payments is accepted, which is then current', async () => {
    const order = await announced()
    const { client, projectId } = order
    await client.call('dashboard.payment.cancel', { projectId })
    await order.pay()
    await client.call('dashboard.payment.cancel', { projectId })
    expect((await order.book(47_000)).status).toBe(200)
    expect((await order.summary()).status).toBe('paid')
    expect((await order.pay({ method: 'card' })).code).toBe('ALREADY_PAID')
  })

  test('for a balance of another amount than the one due is refused', async () => {
    const order = await balanceAnnounced()
    const { client, projectId } = order
    await client.call('dashboard.payment.cancel', { projectId })
    const awaited = (await paymentsOf(projectId)).find(({ instalment }) => instalment === 'balance')
    await updateRows(app, 'payments', { id: order.paymentId }, { balanceCents: 15_000 })
    expect((await order.book(55_000, { paymentId: awaited?.id })).code).toBe('TRANSFER_NOT_AWAITED')
    expect(await bookedOf(awaited?.id ?? '')).toEqual([])
    expect(await oddNews(awaited?.transferReference ?? '')).toBe(1)
    expect(await differencesOf(projectId)).toMatchObject([
      { cause: 'sum-changed', providerCents: 55_000, dueCents: 15_000 },
    ])
  })

  test('settles the difference of a transfer that can be booked after all', async () => {
    const order = await announced()
    const { client, projectId } = order
    await client.call('dashboard.payment.cancel', { projectId })
    await order.pay()
    expect((await order.book(47_000)).code).toBe('TRANSFER_NOT_AWAITED')
    expect(await differencesOf(projectId)).toMatchObject([{ cause: 'paid-otherwise' }])
    await client.call('dashboard.payment.cancel', { projectId })
    expect((await order.book(47_000)).status).toBe(200)
    expect(await differencesOf(projectId)).toEqual([])
  })

  test('of the whole, in parts, settles the difference of an amount above the due one', async () => {
    const order = await announced()
    expect((await order.book(50_000)).code).toBe('TRANSFER_TOO_MUCH')
    await order.book(20_000)
    expect(await differencesOf(order.projectId)).toMatchObject([{ cause: 'other-sum' }])
    await order.book(27_000)
    expect(await order.summary()).toMatchObject({ status: 'paid' })
    expect(await differencesOf(order.projectId)).toEqual([])
    const { items } = await manager.client.call('team.administration.differences', { show: 'settled' })
    expect(items.find(({ projectId }) => projectId === order.projectId)).toMatchObject({
      providerCents: 50_000,
    })
    expect((await order.book(3000)).code).toBe('TRANSFER_TOO_MUCH')
    expect(await differencesOf(order.projectId)).toMatchObject([{ cause: 'paid-twice', providerCents: 3000 }])
  })

  test('closes a difference once, with the outcome of the money', async () => {
    const order = await announced()
    await order.book(47_001)
    const [difference] = await differencesOf(order.projectId)
    const close = (resolution?: 'refunded' | 'kept') =>
      manager.client.ask('team.administration.closeDifference', {
        id: difference?.id ?? '',
        reason: 'Bonifico di ritorno fatto in banca',
        ...(resolution && { resolution }),
      })
    expect((await close()).fields).toEqual({ resolution: 'REQUIRED' })
    expect((await close('refunded')).status).toBe(200)
    expect((await close('refunded')).status).toBe(200)
    expect((await close('kept')).code).toBe('DIFFERENCE_CLOSED')
    expect(await differencesOf(order.projectId)).toEqual([])
    const { items } = await manager.client.call('team.administration.differences', { show: 'closed' })
    expect(items.find(({ id }) => id === difference?.id)).toMatchObject({
      resolution: 'refunded',
      endedBy: manager.fullName,
      endedAt: expect.any(String),
    })
  })

  test('with a future or old date, of a card payment, or of no payment is refused', async () => {
    const order = await announced()
    const future = await order.book(1000, { arrivedOn: addDays(today(), 1) })
    const lastYear = await order.book(1000, { arrivedOn: addDays(today(), -365) })
    expect(future.fields).toEqual({ arrivedOn: 'NOT_YET_ARRIVED' })
    expect(lastYear.fields).toEqual({ arrivedOn: 'ARRIVED_TOO_EARLY' })
    expect((await order.book(MAX_PAYABLE_CENTS + 1)).fields).toEqual({ amountCents: 'ABOVE_MAXIMUM' })
    expect((await order.book(1000, { paymentId: randomUUID() })).code).toBe('NOT_FOUND')
    const card = await confirmed()
    await card.pay({ method: 'card' })
    const [payment] = await paymentsOf(card.projectId)
    expect((await order.book(1000, { paymentId: payment?.id })).code).toBe('NOT_FOUND')
    expect((await order.book(0)).fields).toHaveProperty('amountCents')
  })
})

const paymentsFor = (proposalId: string) => listRows(app, 'payments', { proposalId })

/** Creates a paid order with an accepted addendum of 200 euro and an announced transfer. */
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

test('an addendum is paid by transfer with its own reference, once, in parts and with the same VAT', async () => {
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
  await waitFor(async () => {
    const [receipt] = await app.mailbox.list(order.email, /^Pagamento ricevuto/)
    expect(receipt?.text).toContain('concordato a parte')
    expect(receipt?.text.match(/copia di cortesia/g)).toHaveLength(1)
  })
  expect((await order.pay()).code).toBe('ALREADY_PAID')
})

test('an addendum is listed as due while awaited, and gets the usual reminders', async () => {
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

test('an addendum can be paid in another way while nothing has arrived, by its client only', async () => {
  const order = await agreed()
  const { client, proposalId } = order
  const stranger = await makeClient(app)
  expect((await stranger.client.ask('dashboard.payment.cancelExtra', { proposalId })).code).toBe('NOT_FOUND')
  await client.call('dashboard.payment.cancelExtra', { proposalId })
  expect(await order.proposal()).toMatchObject({ payment: 'failed', transfer: null })
  expect((await order.pay({ method: 'card' })).data).toEqual({ state: 'processing' })
  await waitFor(async () => expect((await order.proposal())?.payment).toBe('paid'))
  expect((await order.book(20_000)).code).toBe('TRANSFER_NOT_AWAITED')
  const begun = await agreed()
  await begun.book(100)
  const refused = await begun.client.ask('dashboard.payment.cancelExtra', { proposalId: begun.proposalId })
  expect(refused.code).toBe('TRANSFER_BEGUN')
})
