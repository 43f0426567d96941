import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeConfirmed } from '../../../support/builders/orders.ts'
import { makeMember } from '../../../support/builders/people.ts'
import { makePayment } from '../../../support/builders/projects.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { getRow, listRows } from '../../../support/rows.ts'

const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)
const TOTAL = 47_000

const [one, other] = await twoProcesses()
const manager = await makeMember(one, 'Project Manager')
const managers = [manager.client, at(other, manager.client)] as const
const at2 = (index: number) => managers[index % 2] ?? manager.client

async function paid() {
  const { projectId } = await makeConfirmed(one)
  const paymentId = await makePayment(one, projectId, { totalCents: TOTAL, netCents: TOTAL })
  return { projectId, paymentId }
}

const refund = (index: number, paymentId: string, amountCents: number, requestId = randomUUID()) =>
  at2(index).ask('team.payments.refundPart', {
    paymentId,
    requestId,
    amountCents,
    reason: 'Accordo con il cliente',
  })

async function outcomeOf(paymentId: string) {
  const payment = await getRow(one, 'payments', { id: paymentId })
  const rows = await listRows(one, 'refunds', { paymentId })
  expect(rows.every(({ state }) => state === 'done')).toBe(true)
  const rowsCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { ...payment, rowsCents }
}

describe('at two processes at once', { timeout: 240_000 }, () => {
  test.each(times)('parts never come to more than was paid: %i', async () => {
    const { paymentId } = await paid()
    const parts = [20_000, 20_000, 20_000, 20_000, 7000, 7000]
    const answers = await Promise.all(parts.map((cents, index) => refund(index, paymentId, cents)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { refundedCents, rowsCents, status } = await outcomeOf(paymentId)
    expect(refundedCents).toBeLessThanOrEqual(TOTAL)
    expect(rowsCents).toBe(refundedCents)
    expect(status).toBe(refundedCents === TOTAL ? 'refunded' : 'paid')
  })

  test.each(times)('the same sum, pressed twice, goes back once: %i', async () => {
    const { paymentId } = await paid()
    const requestId = randomUUID()
    const answers = await Promise.all([0, 1, 2, 3].map(index => refund(index, paymentId, 20_000, requestId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await outcomeOf(paymentId)).toMatchObject({ refundedCents: 20_000, rowsCents: 20_000 })
  })

  test.each(times)('the whole and a part of it come to the whole: %i', async () => {
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
