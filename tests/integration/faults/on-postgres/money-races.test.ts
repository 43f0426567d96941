import { randomUUID } from 'node:crypto'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { askToPay, makeConfirmed, makePaidOrder } from '../../../support/builders/orders.ts'
import { askForLink, listPayLinks, makeLinkedOrder } from '../../../support/builders/pay-links.ts'
import { makeMember } from '../../../support/builders/people.ts'
import { announcedTransfer, makePayment } from '../../../support/builders/projects.ts'
import { makeProposal } from '../../../support/builders/proposals.ts'
import { bookTransfer } from '../../../support/builders/transfers.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { deleteRows, getRow, listRows } from '../../../support/rows.ts'

const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)

const TOTAL = 47_000

const [one, other] = await twoProcesses({ SIMULATED_PAYMENT_SECONDS: '3' })
const manager = await makeMember(one, 'Project Manager')
const managers = [manager.client, at(other, manager.client)] as const
const at2 = (index: number) => managers[index % 2] ?? manager.client

async function linked() {
  const order = await makeLinkedOrder(one)
  const [link] = await listPayLinks(order)
  return { ...order, elsewhere: at(other, order.client), id: link?.id ?? '' }
}

const through = (app: typeof one, token: string) =>
  app.visitor().ask('payLink.pay', { token, requestId: randomUUID(), method: 'card' })

const inAccount = ({ elsewhere, projectId }: Awaited<ReturnType<typeof linked>>) =>
  askToPay({ client: elsewhere, projectId })

const paymentsOf = (projectId: string) => listRows(one, 'payments', { projectId })

describe('the amount of a payment link, at two processes concurrently', { timeout: 240_000 }, () => {
  test.each(times)('is paid once by link or account: %i', async () => {
    const order = await linked()
    const answers = await Promise.all([
      through(one, order.token),
      inAccount(order),
      through(other, order.token),
      inAccount(order),
    ])
    const codes = answers.map(({ code }) => code).filter(code => code !== undefined)
    expect(codes.every(code => code === 'PAYMENT_UNDER_WAY')).toBe(true)
    const [payment, second] = await paymentsOf(order.projectId)
    expect([payment?.totalCents, second]).toEqual([47_000, undefined])
    await Promise.all([
      recordPaymentOutcome(one.context, payment?.id ?? '', 'paid'),
      recordPaymentOutcome(other.context, payment?.id ?? '', 'paid'),
    ])
    expect((await through(one, order.token)).code).toBe('ALREADY_PAID')
    expect((await inAccount(order)).code).toBe('ALREADY_PAID')
    expect(await paymentsOf(order.projectId)).toMatchObject([{ status: 'paid' }])
  })

  test.each(times)('is paid or revoked, not both: %i', async () => {
    const order = await linked()
    const [paid, revoked] = await Promise.all([
      through(one, order.token),
      order.elsewhere.ask('dashboard.payLinks.revoke', { id: order.id }),
    ])
    expect(revoked.status).toBe(200)
    const payments = await paymentsOf(order.projectId)
    if (paid.error) {
      expect([paid.code, payments]).toEqual(['PAY_LINK_REVOKED', []])
    } else expect(payments).toMatchObject([{ throughLink: true, totalCents: 47_000 }])
    expect((await through(other, order.token)).code).toMatch(/^(PAY_LINK_REVOKED|ALREADY_PAID)$/)
  })

  test.each(times)('is paid unchanged or not at all while the quote changes: %i', async () => {
    const order = await linked()
    const [paid, changed] = await Promise.all([
      through(one, order.token),
      order.elsewhere.ask('dashboard.quote.addExtra', { projectId: order.projectId, code: 'drone' }),
    ])
    const payments = await paymentsOf(order.projectId)
    if (changed.status === 200) expect([paid.code, payments]).toEqual(['QUOTE_CHANGED', []])
    else {
      expect(changed.code).toBe('PROJECT_PAID')
      expect(payments).toMatchObject([{ totalCents: 47_000 }])
    }
  })

  test.each(times)('is in three links after many requests: %i', async () => {
    const order = await linked()
    const elsewhere = { ...order, client: order.elsewhere }
    const answers = await Promise.all([order, elsewhere, order, elsewhere].map(each => askForLink(each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })
})

async function paid() {
  const { projectId } = await makeConfirmed(one)
  const paymentId = await makePayment(one, projectId, { totalCents: TOTAL, netCents: TOTAL })
  return { projectId, paymentId }
}

const refund = (index: number, paymentId: string, amountCents: number, requestId = randomUUID()) =>
  at2(index).ask('team.payments.refundPart', { paymentId, requestId, amountCents, reason: 'Accordo' })

async function outcomeOf(paymentId: string) {
  const payment = await getRow(one, 'payments', { id: paymentId })
  const rows = await listRows(one, 'refunds', { paymentId })
  expect(rows.every(({ state }) => state === 'done')).toBe(true)
  const rowsCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { ...payment, rowsCents }
}

describe('a refund, at two processes concurrently', { timeout: 240_000 }, () => {
  test.each(times)('never exceeds the payment in parts: %i', async () => {
    const { paymentId } = await paid()
    const parts = [20_000, 20_000, 20_000, 20_000, 7000, 7000]
    const answers = await Promise.all(parts.map((cents, index) => refund(index, paymentId, cents)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { refundedCents, rowsCents, status } = await outcomeOf(paymentId)
    expect(refundedCents).toBeLessThanOrEqual(TOTAL)
    expect(rowsCents).toBe(refundedCents)
    expect(status).toBe(refundedCents === TOTAL ? 'refunded' : 'paid')
  })

  test.each(times)('is made once when requested twice: %i', async () => {
    const { paymentId } = await paid()
    const requestId = randomUUID()
    const answers = await Promise.all([0, 1, 2, 3].map(index => refund(index, paymentId, 20_000, requestId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await outcomeOf(paymentId)).toMatchObject({ refundedCents: 20_000, rowsCents: 20_000 })
  })

  test.each(times)('never exceeds the payment as a whole and a part: %i', async () => {
    const { projectId, paymentId } = await paid()
    const whole = (index: number) => at2(index).ask('team.payments.refund', { projectId })
    const answers = await Promise.all([
      whole(0),
      refund(1, paymentId, 20_000),
      whole(1),
      refund(0, paymentId, 20_000),
    ])
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await whole(0)
    expect(await outcomeOf(paymentId)).toMatchObject({
      status: 'refunded',
      refundedCents: TOTAL,
      rowsCents: TOTAL,
    })
  })
})

const AT_ONCE = [0, 1, 2, 3]
const arrivedOn = dayInRome(one.clock.now())

async function awaited() {
  const { client, projectId } = await makeConfirmed(one)
  const paymentId = await makePayment(one, projectId, {
    ...announcedTransfer(),
    totalCents: TOTAL,
    netCents: TOTAL,
  })
  return { client: at(other, client), projectId, paymentId }
}

const book = (index: number, paymentId: string, amountCents: number, requestId = randomUUID()) =>
  bookTransfer(at2(index), paymentId, { requestId, amountCents, arrivedOn })

async function bookedOf(paymentId: string) {
  const { status } = await getRow(one, 'payments', { id: paymentId })
  const booked = await listRows(one, 'transferBookings', { paymentId })
  const paid = await listRows(one, 'auditLog', { subjectId: paymentId, action: 'payment.paid' })
  const bookedCents = booked.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { status, bookedCents, timesPaid: paid.length }
}

describe('a bank transfer, at two processes concurrently', { timeout: 240_000 }, () => {
  test.each(times)('is booked once when the same amount is sent twice: %i', async () => {
    const { paymentId } = await awaited()
    const requestId = randomUUID()
    const answers = await Promise.all(AT_ONCE.map(index => book(index, paymentId, 20_000, requestId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await bookedOf(paymentId)).toEqual({ status: 'processing', bookedCents: 20_000, timesPaid: 0 })
  })

  test.each(times)('never exceeds the total in parts, and is settled once: %i', async () => {
    const { paymentId } = await awaited()
    // Any two of these are at most the total; any three exceed it.
    const answers = await Promise.all(
      [23_500, 23_499, 23_498, 23_500].map((cents, index) => book(index, paymentId, cents)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { bookedCents } = await bookedOf(paymentId)
    expect(bookedCents).toBeLessThanOrEqual(TOTAL)
    await book(0, paymentId, TOTAL - bookedCents)
    expect(await bookedOf(paymentId)).toEqual({ status: 'paid', bookedCents: TOTAL, timesPaid: 1 })
  })

  test.each(times)('is cancelled or booked, not both: %i', async () => {
    const { client, projectId, paymentId } = await awaited()
    const [booked, cancelled] = await Promise.all([
      book(0, paymentId, TOTAL),
      client.ask('dashboard.payment.cancel', { projectId }),
    ])
    expect(booked.status).toBe(200)
    expect([200, 409]).toContain(cancelled.status)
    expect(await bookedOf(paymentId)).toEqual({ status: 'paid', bookedCents: TOTAL, timesPaid: 1 })
  })

  test.each(times)('a card payment and a transfer exclude each other: %i', async () => {
    const { client, projectId, paymentId } = await awaited()
    await deleteRows(one, 'payments', { id: paymentId })
    const methods = ['card', 'transfer', 'card', 'transfer']
    await Promise.all(methods.map(method => askToPay({ client, projectId }, { method })))
    const begun = await listRows(one, 'payments', { projectId })
    expect(begun).toHaveLength(1)
  })
})

const often = Array.from({ length: 50 }, (_, index) => index)
const order = await makePaidOrder(one)
const clients = [order.client, at(other, order.client)]

const change = { kind: 'addendum', totalCents: 20_000 } as const
const actsOf = (id: string, action: string) => listRows(one, 'auditLog', { subjectId: id, action })

test.each(often)('a proposal is accepted once: %i', async () => {
  const id = await makeProposal(one, order.projectId, change)
  const answers = await Promise.all(
    AT_ONCE.map(index => (clients[index % 2] ?? order.client).ask('dashboard.proposals.accept', { id })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await actsOf(id, 'proposal.accepted')).toHaveLength(1)
  const pay = (index: number) =>
    (clients[index % 2] ?? order.client).ask('dashboard.payment.payExtra', {
      proposalId: id,
      requestId: randomUUID(),
    })
  const paid = await Promise.all(AT_ONCE.map(pay))
  expect(paid.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(await listRows(one, 'payments', { proposalId: id })).toHaveLength(1)
})

test.each(often)('a withdrawn proposal ends withdrawn, accepted before or not at all: %i', async index => {
  const id = await makeProposal(one, order.projectId, change)
  const accept = () => (clients[index % 2] ?? order.client).ask('dashboard.proposals.accept', { id })
  const withdraw = () => at(other, manager.client).ask('team.proposals.withdraw', { id })
  const [accepted, withdrawn] = await Promise.all(
    index % 3 ? [accept(), withdraw()] : [withdraw(), accept()].reverse(),
  )
  const { state } = await getRow(one, 'proposals', { id })
  expect([withdrawn?.status, state]).toEqual([200, 'withdrawn'])
  expect([200, 409]).toContain(accepted?.status)
  const acts = [await actsOf(id, 'proposal.accepted'), await actsOf(id, 'proposal.withdrawn')]
  expect(acts.map(({ length }) => length)).toEqual([accepted?.status === 200 ? 1 : 0, 1])
})
