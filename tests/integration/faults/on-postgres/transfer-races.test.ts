import { randomUUID } from 'node:crypto'
import { dayInRome } from 'shared/formats/date-it'
import { describe, expect, test } from 'vitest'
import { askToPay, makeConfirmed } from '../../../support/builders/orders.ts'
import { makeMember } from '../../../support/builders/people.ts'
import { makePayment } from '../../../support/builders/projects.ts'
import { bookTransfer } from '../../../support/builders/transfers.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { deleteRows, getRow, listRows } from '../../../support/rows.ts'

const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)
const AT_ONCE = [0, 1, 2, 3]
const TOTAL = 47_000

const [one, other] = await twoProcesses()
const manager = await makeMember(one, 'Project Manager')
const managers = [manager.client, at(other, manager.client)] as const
const arrivedOn = dayInRome(one.clock.now())

async function awaited() {
  const { client, projectId } = await makeConfirmed(one)
  const paymentId = await makePayment(one, projectId, {
    provider: 'bank-transfer',
    transferReference: `PP-${randomUUID().slice(0, 8)}`,
    status: 'processing',
    paidAt: null,
    totalCents: TOTAL,
    netCents: TOTAL,
  })
  return { client: at(other, client), projectId, paymentId }
}

const book = (index: number, paymentId: string, amountCents: number, requestId = randomUUID()) =>
  bookTransfer(managers[index % 2] ?? manager.client, paymentId, { requestId, amountCents, arrivedOn })

async function outcomeOf(paymentId: string) {
  const { status } = await getRow(one, 'payments', { id: paymentId })
  const booked = await listRows(one, 'transferBookings', { paymentId })
  const paid = await listRows(one, 'auditLog', { subjectId: paymentId, action: 'payment.paid' })
  const bookedCents = booked.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { status, bookedCents, timesPaid: paid.length }
}

describe('at two processes at once', { timeout: 240_000 }, () => {
  test.each(times)('the same sum, pressed twice, is booked once: %i', async () => {
    const { paymentId } = await awaited()
    const requestId = randomUUID()
    const answers = await Promise.all(AT_ONCE.map(index => book(index, paymentId, 20_000, requestId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await outcomeOf(paymentId)).toEqual({ status: 'processing', bookedCents: 20_000, timesPaid: 0 })
  })

  test.each(times)('parts never come to more than the whole, which is paid once: %i', async () => {
    const { paymentId } = await awaited()
    // Any two of these are the whole or less, any three are more.
    const answers = await Promise.all(
      [23_500, 23_499, 23_498, 23_500].map((cents, index) => book(index, paymentId, cents)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { bookedCents } = await outcomeOf(paymentId)
    expect(bookedCents).toBeLessThanOrEqual(TOTAL)
    await book(0, paymentId, TOTAL - bookedCents)
    expect(await outcomeOf(paymentId)).toEqual({ status: 'paid', bookedCents: TOTAL, timesPaid: 1 })
  })

  test.each(times)('a transfer that is given up while it arrives is one or the other: %i', async () => {
    const { client, projectId, paymentId } = await awaited()
    const [booked, cancelled] = await Promise.all([
      book(0, paymentId, TOTAL),
      client.ask('dashboard.payment.cancel', { projectId }),
    ])
    expect(booked.status).toBe(200)
    expect([200, 409]).toContain(cancelled.status)
    expect(await outcomeOf(paymentId)).toEqual({ status: 'paid', bookedCents: TOTAL, timesPaid: 1 })
  })

  test.each(times)('of a card and a transfer one begins: %i', async () => {
    const { client, projectId, paymentId } = await awaited()
    await deleteRows(one, 'payments', { id: paymentId })
    const methods = ['card', 'transfer', 'card', 'transfer']
    await Promise.all(methods.map(method => askToPay({ client, projectId }, { method })))
    const begun = await listRows(one, 'payments', { projectId })
    expect(begun).toHaveLength(1)
  })
})
