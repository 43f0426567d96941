import { reconcile } from 'server/domain/orders/reconciliation/reconciliation.service'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { beforeEach, describe, expect, test } from 'vitest'
import { askToRewrite } from '../../support/builders/orders.ts'
import { signedIn } from '../../support/builders/people.ts'
import { chargeOf, sessionOf } from '../../support/fakes/payment-provider.ts'
import { startAtStripe } from '../../support/fakes/stripe-app.ts'
import { getRow, insertRow, listRows, updateRows } from '../../support/rows.ts'

const { app, provider, manager, opened, paid, settled, handle } = await startAtStripe()
const DAY = 86_400_000

const run = () => reconcile(app.context)
const asManager = () => signedIn(app, manager.id)

const differences = async (show?: 'open' | 'settled' | 'closed') => {
  const client = await asManager()
  const { items } = await client.call('team.administration.differences', {
    limit: 100,
    ...(show && { show }),
  })
  return items
}

/** Lists open differences of a checkout page: kind, provider's amount and own amount in cents. */
const foundFor = async ({ id }: { id: string }) =>
  (await differences())
    .filter(({ providerPayment }) => providerPayment === `pi_${id}`)
    .map(({ kind, providerCents, ownCents }) => [kind, providerCents, ownCents])

const news = async () => {
  const client = await asManager()
  const { items } = await client.call('team.notifications.list', { limit: 100 })
  return items.filter(({ title }) => title === 'Differenze con Stripe')
}

const setDifference = (providerPayment: string, change: object) =>
  updateRows(app, 'paymentDifferences', { providerPayment }, change)
const setPayment = (id: string, change: object) => updateRows(app, 'payments', { id }, change)

/** Moves the clock to the next day and runs the reconciliation, which covers whole days only. */
async function tomorrow() {
  app.clock.advance(DAY)
  await run()
}

beforeEach(async () => {
  provider.isDown = false
  await tomorrow()
})

describe('a charge of Stripe without a booking', () => {
  test('is reported with both amounts, and notified to every manager once', async () => {
    const order = await opened()
    provider.take(order.page)
    const stranger = provider.takeElsewhere(12_300)
    await run()
    expect(await foundFor(order.page)).toEqual([])
    const before = await news()
    await tomorrow()
    await run()
    expect(await foundFor(order.page)).toEqual([['charge-not-booked', 47_000, null]])
    expect(await foundFor(stranger)).toEqual([['charge-not-booked', 12_300, null]])
    expect(
      (await differences()).find(({ providerPayment }) => providerPayment?.includes(order.page.id)),
    ).toMatchObject({ projectId: order.projectId })
    const told = (await news()).slice(0, -before.length || undefined)
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('2 differenze nuove')])
  })

  test('is settled automatically once booked', async () => {
    const order = await opened()
    provider.take(order.page)
    await tomorrow()
    expect(await foundFor(order.page)).toHaveLength(1)
    await provider.pay(order.page)
    await settled(await again(order), 'paid')
    await tomorrow()
    expect(await foundFor(order.page)).toEqual([])
    expect((await differences('settled')).map(({ providerPayment }) => providerPayment)).toContain(
      `pi_${order.page.id}`,
    )
  })

  test('keeps the cause when a later event is refused', async () => {
    const order = await opened()
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await askToRewrite(order, 'Un video aziendale con riprese in sede.')
    provider.take(order.page)
    await tomorrow()
    const row = () => getRow(app, 'paymentDifferences', { providerPayment: `pi_${order.page.id}` })
    expect(await row()).toMatchObject({ state: 'open', cause: null, dueCents: null })
    await handle('checkout.session.completed', sessionOf(order.page, provider.host))
    expect(await row()).toMatchObject({ state: 'open', cause: 'withdrawn', dueCents: 0 })
    await handle('charge.refunded', chargeOf(order.page))
    expect(await row()).toMatchObject({ state: 'settled' })
  })

  test('stays open when it is older than a week', async () => {
    const stranger = provider.takeElsewhere(5000)
    await tomorrow()
    app.clock.advance(20 * DAY)
    await run()
    expect(await foundFor(stranger)).toHaveLength(1)
    provider.giveBack(stranger, 5000)
    await tomorrow()
    expect(await foundFor(stranger)).toEqual([])
  })

  test('keeps the rest of a partial refund, which is no new difference', async () => {
    const stranger = provider.takeElsewhere(5000)
    const booked = provider.takeElsewhere(5000)
    await tomorrow()
    await setDifference(`pi_${booked.id}`, { state: 'settled', endedAt: app.clock.now() })
    for (const page of [stranger, booked]) provider.giveBack(page, 1500)
    const before = (await news()).length
    await tomorrow()
    expect(await foundFor(stranger)).toEqual([['charge-not-booked', 3500, null]])
    expect(await foundFor(booked)).toEqual([['charge-not-booked', 3500, null]])
    expect((await news()).length).toBe(before + 1)
    expect(await differences('settled')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ providerPayment: `pi_${stranger.id}` })]),
    )
    for (const page of [stranger, booked]) provider.giveBack(page, 3500)
    await tomorrow()
    expect(await foundFor(stranger)).toEqual([])
  })

  test('is found on the second page of the list, too', async () => {
    const many = Array.from({ length: 230 }, (_, index) => provider.takeElsewhere(1000 + index))
    await tomorrow()
    const { rows } = await counted()
    expect(rows).toBeGreaterThanOrEqual(many.length)
    for (const page of [many[0], many[115], many[229]]) if (page) expect(await countOf(page)).toBe(1)
    for (const page of many) provider.giveBack(page, page.amountCents)
    await tomorrow()
    expect((await counted()).rows).toBeLessThan(many.length)
  })
})

/** Signs in again, since the former session has expired. */
async function again(order: Awaited<ReturnType<typeof paid>>) {
  const client = await signedIn(app, order.userId)
  const { projectId } = order
  return { status: async () => (await client.call('dashboard.payment.summary', { projectId })).status }
}

const counted = async () => ({ rows: (await listRows(app, 'paymentDifferences', { state: 'open' })).length })

const countOf = async ({ id }: { id: string }) =>
  (await listRows(app, 'paymentDifferences', { providerPayment: `pi_${id}` })).length

describe('a payment known to both', () => {
  test('has no difference if both agree, refunded or not', async () => {
    const order = await paid()
    const other = await paid()
    await (await asManager()).call('team.payments.refund', { projectId: other.projectId })
    await tomorrow()
    expect([...(await foundFor(order.page)), ...(await foundFor(other.page))]).toEqual([])
  })

  test('has a difference in its refunds, on either side', async () => {
    const there = await paid()
    const here = await paid()
    app.clock.advance(10 * DAY)
    provider.giveBack(there.page, 10_000)
    await insertRow(app, 'refunds', {
      paymentId: here.paymentId,
      amountCents: 7000,
      state: 'done',
      provider: 'stripe',
      settledAt: app.clock.now(),
    })
    await setPayment(here.paymentId, { refundedCents: 7000 })
    await tomorrow()
    expect(await foundFor(there.page)).toEqual([['refund-not-booked', 10_000, 0]])
    expect(await foundFor(here.page)).toEqual([['refund-not-found', 0, 7000]])
  })

  test('has a difference in an unreported dispute, open or closed', async () => {
    const unknown = await paid()
    const over = await paid()
    provider.contest(unknown.page)
    provider.contest(over.page, 'lost')
    await setPayment(over.paymentId, { disputedAt: app.clock.now() })
    await tomorrow()
    expect(await foundFor(unknown.page)).toEqual([['dispute-not-known', 47_000, 47_000]])
    expect(await foundFor(over.page)).toEqual([['dispute-over', 47_000, 47_000]])
  })
})

test('a booking without a charge is reported, also by its page', async () => {
  const order = await paid()
  const nameless = await paid()
  provider.pages.delete(order.page.id)
  await setPayment(nameless.paymentId, { providerPayment: null })
  await tomorrow()
  expect(await foundFor(order.page)).toEqual([['charge-not-found', null, 47_000]])
  expect(await foundFor(nameless.page)).toEqual([])
  provider.pages.delete(nameless.page.id)
  await tomorrow()
  const missing = (await differences()).filter(({ projectId }) => projectId === nameless.projectId)
  expect(missing).toMatchObject([{ kind: 'charge-not-found', providerPayment: null, ownCents: 47_000 }])
})

describe('a difference', () => {
  async function one() {
    const stranger = provider.takeElsewhere(9900)
    await tomorrow()
    const found = (await differences()).find(({ providerPayment }) => providerPayment === `pi_${stranger.id}`)
    return { stranger, id: found?.id ?? '' }
  }
  const close = async (id: string, reason = 'Un corso pagato in negozio') =>
    (await asManager()).ask('team.administration.closeDifference', { id, reason })

  test('is closed by a manager with a reason, and not reported again', async () => {
    const { stranger, id } = await one()
    const answers = await Promise.all([close(id), close(id), close(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await close(id, 'Un altro motivo')).code).toBe('DIFFERENCE_CLOSED')
    await tomorrow()
    expect(await foundFor(stranger)).toEqual([])
    expect((await differences('closed')).find(each => each.id === id)).toMatchObject({
      reason: 'Un corso pagato in negozio',
      endedBy: manager.fullName,
      state: 'closed',
    })
  })

  test('with another amount after closing is a new one', async () => {
    const { stranger, id } = await one()
    await close(id)
    stranger.amountCents = 9901
    await tomorrow()
    expect(await foundFor(stranger)).toEqual([['charge-not-booked', 9901, null]])
  })

  test('that was settled and occurs again is reopened', async () => {
    const { stranger, id } = await one()
    stranger.paymentStatus = 'unpaid'
    const { paidAt } = stranger
    delete stranger.paidAt
    await tomorrow()
    expect((await differences('settled')).map(each => each.id)).toContain(id)
    if (paidAt) stranger.paidAt = paidAt
    await tomorrow()
    expect((await differences()).find(each => each.id === id)).toMatchObject({ endedAt: null })
  })
})

describe('a failed reconciliation', () => {
  test('is reported, compares nothing, and catches up with every missed day', async () => {
    const state = async () => (await asManager()).call('team.administration.reconciliation')
    const before = await state()
    const stranger = provider.takeElsewhere(7700)
    provider.isDown = true
    for (let day = 0; day < 12; day += 1) {
      app.clock.advance(DAY)
      if (day === 0 || day === 11) await expect(run()).rejects.toThrow()
    }
    const failing = await state()
    const { items } = await (await asManager()).call('team.audit.list', { limit: 5 })
    expect(items.filter(({ action }) => action === 'reconciliation.failed')).toHaveLength(2)
    expect(failing).toMatchObject({ provider: 'stripe', failedAt: expect.any(String), done: before.done })
    provider.isDown = false
    await run()
    const yesterday = addDays(dayInRome(app.clock.now()), -1)
    const fromDay = addDays(before.done?.untilDay ?? '', 1)
    expect(await state()).toMatchObject({ failedAt: null, done: { fromDay, untilDay: yesterday } })
    expect(await foundFor(stranger)).toEqual([['charge-not-booked', 7700, null]])
  })

  test('settles no open difference', async () => {
    const stranger = provider.takeElsewhere(8800)
    await tomorrow()
    provider.isDown = true
    app.clock.advance(DAY)
    await expect(run()).rejects.toThrow()
    expect(await foundFor(stranger)).toHaveLength(1)
  })
})

test('two concurrent reconciliations report once', async () => {
  const stranger = provider.takeElsewhere(6600)
  app.clock.advance(DAY)
  const before = (await news()).length
  await Promise.all([run(), run()])
  expect(await countOf(stranger)).toBe(1)
  expect((await news()).length).toBe(before + 1)
})
