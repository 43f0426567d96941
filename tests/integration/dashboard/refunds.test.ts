import { randomUUID } from 'node:crypto'
import { MAX_PAYABLE_CENTS } from 'shared/payment/payment-types'
import { describe, expect, test } from 'vitest'
import { makePayment } from '../../support/builders/projects.ts'
import { chargeOf, disputeOf } from '../../support/fakes/payment-provider.ts'
import { startAtStripe } from '../../support/fakes/stripe-app.ts'
import { getRow, listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const { app, provider, manager, confirmed, paid, settled, mailsAbout } = await startAtStripe()
const TOTAL = 47_000

const refund = (paymentId: string, amountCents: number, more: object = {}) =>
  manager.client.ask('team.payments.refundPart', {
    paymentId,
    requestId: randomUUID(),
    amountCents,
    reason: 'Un giorno di riprese in meno',
    ...more,
  })

const paymentOf = (id: string) => getRow(app, 'payments', { id })

const refundsOf = (paymentId: string) => listRows(app, 'refunds', { paymentId }, 'createdAt')

const send = (type: string, object: unknown) => provider.send(provider.event(type, object))

/** Requests a refund while the provider is down. Returns its id, and a function that retries it. */
async function refundWhileDown(paymentId: string, amountCents: number) {
  provider.isDown = true
  expect((await refund(paymentId, amountCents)).code).toBe('UNAVAILABLE')
  provider.isDown = false
  const { id } = await getRow(app, 'refunds', { paymentId, state: 'pending' })
  return { id, retry: () => manager.client.ask('team.payments.retryRefund', { id }) }
}

async function byTransfer() {
  const order = await confirmed()
  const paymentId = await makePayment(app, order.projectId, {
    provider: 'bank-transfer',
    transferReference: `PP-${randomUUID().slice(0, 8)}`,
    totalCents: TOTAL,
    netCents: TOTAL,
  })
  return { ...order, paymentId }
}

describe('a refund by a manager', () => {
  test('of a part with its reason reaches provider, records, client and every manager', async () => {
    const order = await paid()
    expect((await refund(order.paymentId, 10_000)).status).toBe(200)
    expect(await paymentOf(order.paymentId)).toMatchObject({ status: 'paid', refundedCents: 10_000 })
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(10_000)
    expect(await refundsOf(order.paymentId)).toMatchObject([
      {
        amountCents: 10_000,
        state: 'done',
        reason: 'Un giorno di riprese in meno',
        refundedBy: manager.id,
        providerRefund: expect.stringMatching(/^re_/),
      },
    ])
    const mail = await app.mailbox.find(order.email, /^Rimborso eseguito/)
    expect(mail.text).toMatch(/100\s€/)
    const { items } = await manager.client.call('team.notifications.list', {})
    expect(items[0]?.message).toMatch(new RegExp(`${manager.fullName} ha restituito 100\\s€`))
  })

  test('of the rest completes the whole, and no more is accepted', async () => {
    const order = await paid()
    await refund(order.paymentId, 10_000)
    expect((await refund(order.paymentId, 37_001)).code).toBe('REFUND_TOO_MUCH')
    expect((await refund(order.paymentId, 37_000)).status).toBe(200)
    expect(await order.status()).toBe('refunded')
    expect((await refund(order.paymentId, 1)).code).toBe('NOT_PAID')
    expect((await refundsOf(order.paymentId)).map(({ amountCents }) => amountCents)).toEqual([10_000, 37_000])
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(TOTAL)
  })

  test('of the whole project after a part is the rest', async () => {
    const order = await paid()
    await refund(order.paymentId, 10_000)
    await manager.client.call('team.payments.refund', { projectId: order.projectId })
    await manager.client.call('team.payments.refund', { projectId: order.projectId })
    expect(await order.status()).toBe('refunded')
    expect((await refundsOf(order.paymentId)).map(({ amountCents }) => amountCents)).toEqual([10_000, 37_000])
    await waitFor(async () => expect(await mailsAbout(order.email, /^Rimborso eseguito/)).toBe(2))
  })

  test('is made once, however often it is requested; the provider’s event changes nothing', async () => {
    const order = await paid()
    const request = { requestId: randomUUID(), refundableCents: TOTAL }
    const answers = await Promise.all([1, 2, 3].map(() => refund(order.paymentId, 10_000, request)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await refund(order.paymentId, 10_000, request)).status).toBe(200)
    await send('charge.refunded', chargeOf(order.page, 10_000))
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(10_000)
    expect(await refundsOf(order.paymentId)).toHaveLength(1)
    expect((await paymentOf(order.paymentId)).refundedCents).toBe(10_000)
    expect((await refund(order.paymentId, 9000, request)).code).toBe('REQUEST_ID_REUSED')
    const otherReason = await refund(order.paymentId, 10_000, { ...request, reason: 'Cortesia' })
    expect(otherReason.code).toBe('REQUEST_ID_REUSED')
  })

  test('stays pending while the provider is down, reserves its amount, and is retried', async () => {
    const order = await paid()
    const { retry } = await refundWhileDown(order.paymentId, 40_000)
    expect((await refund(order.paymentId, 7001)).code).toBe('REFUND_TOO_MUCH')
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await paymentOf(order.paymentId)).toMatchObject({ refundedCents: 40_000 })
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(40_000)
  })

  test('that fails at the provider at once is not made and reserves nothing', async () => {
    const order = await paid()
    provider.failsRefunds = true
    expect((await refund(order.paymentId, 10_000)).code).toBe('REFUND_REFUSED')
    provider.failsRefunds = false
    expect((await refundsOf(order.paymentId)).map(({ state }) => state)).toEqual(['refused'])
    expect((await paymentOf(order.paymentId)).refundedCents).toBe(0)
    expect((await refund(order.paymentId, TOTAL)).status).toBe(200)
  })

  test('refused by the provider is not made and reserves nothing', async () => {
    const order = await paid()
    provider.giveBack(order.page, 40_000)
    expect((await refund(order.paymentId, 10_000)).code).toBe('REFUND_REFUSED')
    expect((await refundsOf(order.paymentId)).map(({ state }) => state)).toEqual(['refused'])
    expect((await paymentOf(order.paymentId)).refundedCents).toBe(0)
    expect((await refund(order.paymentId, 7000)).status).toBe(200)
    // The provider reports 470 euro refunded in all, so its manual refund is recorded, too.
    expect((await refundsOf(order.paymentId)).map(({ amountCents, state }) => [amountCents, state])).toEqual(
      expect.arrayContaining([
        [7000, 'done'],
        [40_000, 'done'],
      ]),
    )
    expect(await order.status()).toBe('refunded')
  })

  test('of a bank transfer is recorded as done without a provider', async () => {
    const order = await byTransfer()
    const before = provider.refunds.length
    expect((await refund(order.paymentId, 10_000)).status).toBe(200)
    expect(await paymentOf(order.paymentId)).toMatchObject({ status: 'paid', refundedCents: 10_000 })
    await refund(order.paymentId, 37_000)
    expect(await paymentOf(order.paymentId)).toMatchObject({ status: 'refunded', refundedCents: TOTAL })
    expect(provider.refunds.length).toBe(before)
  })

  test('of the same sum by two managers at once is made once', async () => {
    const order = await paid()
    const seen = { refundableCents: TOTAL }
    const both = [10_000, 10_000].map(cents => refund(order.paymentId, cents, seen))
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['REFUND_CHANGED', undefined])
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(10_000)
    expect((await refund(order.paymentId, 10_000, { refundableCents: 37_000 })).status).toBe(200)
  })

  test('without a reason or an amount, of a pending payment, or of none is refused', async () => {
    const order = await paid()
    const noReason = await refund(order.paymentId, 100, { reason: ' ' })
    expect(noReason.fields).toEqual({ reason: 'REQUIRED' })
    expect((await refund(randomUUID(), 100)).code).toBe('NOT_FOUND')
    const waiting = await makePayment(app, (await confirmed()).projectId, {
      status: 'processing',
      paidAt: null,
    })
    expect((await refund(waiting, 100)).code).toBe('NOT_PAID')
    expect((await refund(order.paymentId, 0)).fields).toEqual({ amountCents: 'INVALID_AMOUNT' })
    const above = await refund(order.paymentId, MAX_PAYABLE_CENTS + 1)
    expect(above.fields).toEqual({ amountCents: 'ABOVE_MAXIMUM' })
    expect(await refundsOf(order.paymentId)).toEqual([])
    expect((await manager.client.ask('team.payments.retryRefund', { id: randomUUID() })).code).toBe(
      'NOT_FOUND',
    )
  })

  /** Orders a refund of 100 euro whose answer is lost: the provider executes it and has dropped its key. */
  async function lost() {
    const order = await paid()
    const { id, retry } = await refundWhileDown(order.paymentId, 10_000)
    provider.giveBack(order.page, 10_000, { refund_id: id })
    return { ...order, refundId: id, retry }
  }

  test('is not made twice when its answer was lost and the provider has dropped the key', async () => {
    const order = await lost()
    expect((await order.retry()).status).toBe(200)
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(10_000)
    expect(await refundsOf(order.paymentId)).toMatchObject([
      {
        id: order.refundId,
        amountCents: 10_000,
        state: 'done',
        providerRefund: expect.stringMatching(/^re_/),
      },
    ])
  })

  test('is completed by the provider’s event when its answer was lost, and another refund recorded apart', async () => {
    const order = await lost()
    provider.giveBack(order.page, 5000)
    await send('charge.refunded', chargeOf(order.page, 15_000))
    await waitFor(async () => expect((await paymentOf(order.paymentId)).refundedCents).toBe(15_000))
    const rows = await refundsOf(order.paymentId)
    expect(rows.map(({ amountCents, state, reason }) => [amountCents, state, reason])).toEqual([
      [10_000, 'done', 'Un giorno di riprese in meno'],
      [5000, 'done', null],
    ])
    const { items } = await manager.client.call('team.administration.paid', { limit: 100 })
    expect(items.find(({ paymentId }) => paymentId === order.paymentId)?.refundableCents).toBe(32_000)
    expect((await order.retry()).status).toBe(200)
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(15_000)
  })

  test('stays pending after the event of another refund, and is then retried', async () => {
    const order = await paid()
    const { retry } = await refundWhileDown(order.paymentId, 10_000)
    provider.giveBack(order.page, 5000)
    await send('charge.refunded', chargeOf(order.page, 5000))
    await waitFor(async () => expect((await paymentOf(order.paymentId)).refundedCents).toBe(5000))
    expect(await refundsOf(order.paymentId)).toContainEqual(expect.objectContaining({ state: 'pending' }))
    expect((await retry()).status).toBe(200)
    expect(provider.refundedOf(`pi_${order.page.id}`)).toBe(15_000)
    expect((await paymentOf(order.paymentId)).refundedCents).toBe(15_000)
  })
})

test('a refund made at the provider is recorded, too, each part', async () => {
  const order = await paid()
  await send('charge.refunded', chargeOf(order.page, 5000))
  await send('charge.refunded', chargeOf(order.page, 12_000))
  await waitFor(async () => expect((await paymentOf(order.paymentId)).refundedCents).toBe(12_000))
  const rows = await refundsOf(order.paymentId)
  expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(12_000)
  expect(rows.every(({ reason, refundedBy }) => reason === null && refundedBy === null)).toBe(true)
  await send('charge.refunded', chargeOf(order.page))
  await settled(order, 'refunded')
  const all = await refundsOf(order.paymentId)
  expect(all.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(TOTAL)
})

test('a dispute is reported once with its outcome, also when its opening arrives later', async () => {
  for (const [first, second] of [
    ['created', 'closed'],
    ['closed', 'created'],
  ]) {
    const order = await paid()
    const status = first === 'created' ? 'lost' : 'won'
    await send(`charge.dispute.${first}`, disputeOf(order.page, status))
    await send(`charge.dispute.${second}`, disputeOf(order.page, status))
    await send('charge.dispute.closed', disputeOf(order.page, status))
    await waitFor(async () =>
      expect(await paymentOf(order.paymentId)).toMatchObject({
        disputedAt: expect.any(Date),
        disputeClosedAt: expect.any(Date),
        disputeOutcome: status,
      }),
    )
    const { items } = await manager.client.call('team.notifications.list', {})
    const told = items.filter(
      ({ title, message }) => title.startsWith('Contestazione') && message.includes(order.page.id),
    )
    expect(told).toHaveLength(1)
  }
})
