import { randomUUID } from 'node:crypto'
import { cancelPendingPayment } from 'server/domain/orders/payment/checkout.service'
import { findCurrentPayment } from 'server/domain/orders/payment/payment.repository'
import { describe, expect, test } from 'vitest'
import { askToPay, askToRewrite, pressAtOnce } from '../../support/builders/orders.ts'
import { makeColleague, signedIn } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { makeAcceptedChange } from '../../support/builders/proposals.ts'
import { chargeOf, disputeOf, PaymentProvider, sessionOf } from '../../support/fakes/payment-provider.ts'
import { orders, pageEvents, startAtStripe } from '../../support/fakes/stripe-app.ts'
import { getRow, listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const {
  app,
  provider,
  manager,
  confirmed,
  opened,
  paid,
  payments,
  settled,
  mailsAbout,
  warningsAbout,
  handle,
  report,
} = await startAtStripe()

describe('the provider’s page', () => {
  test('is opened with our amount, and reused however often the button is pressed', async () => {
    const order = await confirmed()
    const answers = await pressAtOnce(5, order.pay)
    const [payment] = await payments(order.projectId)
    const page = provider.pageOf(payment?.id ?? '')
    expect(answers.map(answer => answer.data)).toEqual(
      answers.map(() => ({ state: 'redirect', url: `${provider.host}/pay/${page.id}` })),
    )
    expect(await payments(order.projectId)).toHaveLength(1)
    expect([...provider.pages.values()].filter(each => each.paymentId === payment?.id)).toHaveLength(1)
    expect(page).toMatchObject({ amountCents: 47_000, currency: 'eur' })
    expect(page.params).toMatchObject({ mode: 'payment', locale: 'it', customer_email: order.email })
    expect(page.successUrl).toContain(`/dashboard/payment?project=${order.projectId}&checkout=done`)
    expect(provider.keys).toContain(`payment:${payment?.id}`)
  })

  test('stays open when a colleague presses before it is known', async () => {
    const order = await confirmed()
    const { client } = await makeColleague(app, order.userId)
    const theirs = () => askToPay({ ...order, client }, { acceptHigher: true })
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = provider.keys.length
    provider.slowness = promise
    const early = theirs()
    await waitFor(async () => expect(provider.keys).toHaveLength(before + 1))
    provider.slowness = undefined
    const { data } = await order.pay()
    resolve()
    expect((await early).code).toBe('UNAVAILABLE')
    expect(await order.status()).toBe('processing')
    expect((await theirs()).data).toEqual(data)
    expect(await payments(order.projectId)).toHaveLength(1)
  })

  test('is paid by the provider’s signed event only, not by leaving it', async () => {
    const order = await opened()
    expect(await order.status()).toBe('processing')
    await provider.pay(order.page)
    await settled(order, 'paid')
    expect(await mailsAbout(order.email, /Pagamento ricevuto/)).toBe(1)
    expect((await order.pay()).code).toBe('ALREADY_PAID')
  })

  test('can be cancelled; a payment made meanwhile stays paid', async () => {
    const order = await opened()
    const cancel = () => order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await cancel()
    expect([order.page.status, await order.status()]).toEqual(['expired', 'failed'])
    const other = await opened()
    other.page.status = 'complete'
    other.page.paymentStatus = 'paid'
    await other.client.call('dashboard.payment.cancel', { projectId: other.projectId })
    expect(await other.status()).toBe('paid')
  })

  test.each(['the same', 'another'])(
    'that cannot be opened, or has expired, is replaced by another one for %s request id',
    async which => {
      const order = await confirmed()
      const same = which === 'the same' ? { requestId: randomUUID() } : {}
      const pay = () => askToPay(order, { acceptHigher: true, ...same })
      provider.isDown = true
      const { status, code } = await pay()
      provider.isDown = false
      expect([status, code, await order.status()]).toEqual([503, 'UNAVAILABLE', 'failed'])
      expect((await pay()).data).toMatchObject({ state: 'redirect' })
      const [, second] = await payments(order.projectId)
      provider.pageOf(second?.id ?? '').status = 'expired'
      const { data } = await pay()
      const all = await payments(order.projectId)
      expect(all.map(payment => payment.status)).toEqual(['failed', 'failed', 'processing'])
      expect(data).toMatchObject({ url: expect.stringContaining(provider.pageOf(all[2]?.id ?? '').id) })
    },
  )

  test('is refused for the request id of a failed payment of another sum', async () => {
    const order = await confirmed()
    const requestId = randomUUID()
    provider.isDown = true
    await askToPay(order, { acceptHigher: true, requestId })
    provider.isDown = false
    const other = await confirmed()
    expect((await askToPay(other, { acceptHigher: true, requestId })).code).toBe('REQUEST_ID_REUSED')
  })
})

describe('events', () => {
  test('have one effect when delivered twenty times concurrently', async () => {
    const order = await opened()
    const session = { ...sessionOf(order.page, provider.host), status: 'complete', payment_status: 'paid' }
    const event = provider.event('checkout.session.completed', session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => provider.send(event)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await settled(order, 'paid')
    expect(await mailsAbout(order.email, /Pagamento ricevuto/)).toBe(1)
  })

  test('have the same result in all twenty-four orders of four', async () => {
    const ends = []
    for (const permutation of orders([...pageEvents])) {
      const order = await opened()
      await report(order.page, permutation)
      ends.push(settled(order, 'refunded'))
    }
    await Promise.all(ends)
  })

  test('with another amount, a second charge or a dispute notify the managers and change nothing', async () => {
    const order = await opened()
    const session = { ...sessionOf(order.page, provider.host), payment_status: 'paid', amount_total: 1 }
    await provider.send(provider.event('checkout.session.completed', session))
    await waitFor(async () => expect(await warningsAbout(order.page)).toBe(1))
    expect(await order.status()).toBe('processing')
    await provider.send(provider.event('charge.dispute.created', disputeOf(order.page)))
    await waitFor(async () => expect(await warningsAbout(order.page)).toBe(2))
  })

  test.each([
    'null',
    '[]',
    '"x"',
    '{}',
    '{"id":1}',
    '{"id":"evt_1"}',
    '{"id":"evt_1","type":1}',
    '{"id":"evt_\\u0000","type":"charge.refunded"}',
    '{"id":"evt_1","type":"charge.\\u0000"}',
    `{"id":"${'e'.repeat(300)}","type":"charge.refunded"}`,
  ])('without a valid event are refused as invalid input when signed: %s', async payload => {
    expect(await provider.send(provider.signed(payload))).toBe(400)
  })

  test.each<[string, (payload: string, signature: string) => [string, string]]>([
    ['without a signature', payload => [payload, '']],
    ['one byte longer', (payload, signature) => [`${payload} `, signature]],
    ['with a cut signature', (payload, signature) => [payload, signature.slice(0, -2)]],
    ['with an upper-case signature', (payload, signature) => [payload, signature.toUpperCase()]],
    ['without a time', (payload, signature) => [payload, signature.replace(/^t=\d+,/, '')]],
    ['that is empty', (_, signature) => ['', signature]],
  ])('%s are refused and not stored', async (_, forge) => {
    const order = await opened()
    const { payload, signature } = provider.event('checkout.session.completed', sessionOf(order.page, ''))
    const [body, header] = forge(payload, signature)
    expect(await provider.send({ payload: body, signature: header })).toBeGreaterThanOrEqual(400)
    expect(await listRows(app, 'webhookEvents', { eventId: JSON.parse(payload).id })).toEqual([])
  })

  // The tolerance is 300 seconds; a time ahead gets closer while the request is sent.
  test.each([-301, 330])('signed %i seconds from now are refused', async seconds => {
    const at = new Date(app.clock.now().getTime() + seconds * 1000)
    const event = provider.event('checkout.session.completed', {}, { at })
    expect(await provider.send(event)).toBe(401)
  })

  test('of another secret are refused; unknown types are accepted', async () => {
    const stranger = new PaymentProvider({
      port: 0,
      now: () => app.clock.now(),
      webhookSecret: 'whsec_other',
      webhookUrl: () => '',
    })
    expect(await provider.send(stranger.event('checkout.session.completed', {}))).toBe(401)
    expect(await provider.send(provider.event('customer.created', { object: 'customer' }))).toBe(200)
  })
})

describe('the guarantee', () => {
  const ask = (order: Awaited<ReturnType<typeof paid>>) =>
    order.client.ask('dashboard.payment.requestRefund', {
      projectId: order.projectId,
      reason: 'Il tono non è il nostro.',
    })

  test('is requested once, reported to client and managers, and granted by a manager', async () => {
    const order = await paid()
    await Promise.all([ask(order), ask(order), ask(order)])
    expect(await mailsAbout(order.email, /Richiesta di rimborso/)).toBe(1)
    expect(await mailsAbout(manager.email, /Rimborso richiesto/)).toBeGreaterThan(0)
    const { refund } = await order.client.call('dashboard.payment.summary', { projectId: order.projectId })
    expect(refund).toMatchObject({ until: null, requestedAt: expect.any(String) })
    await manager.client.call('team.payments.refund', { projectId: order.projectId })
    await manager.client.call('team.payments.refund', { projectId: order.projectId })
    expect(await order.status()).toBe('refunded')
    expect(provider.refunds.filter(({ intent }) => intent === `pi_${order.page.id}`)).toHaveLength(1)
    expect(await mailsAbout(order.email, /Rimborso eseguito/)).toBe(1)
    const { steps } = await order.client.call('dashboard.status.get', { projectId: order.projectId })
    expect(steps.find(({ code }) => code === 'payment')?.state).toBe('completed')
    const { items } = await manager.client.call('team.leads.list', { kind: 'refund', state: 'closed' })
    expect(items).toHaveLength(1)
  })

  test('ends after thirty days', async () => {
    const order = await paid()
    app.clock.advance(31 * 86_400_000)
    const { code } = await ask({ ...order, client: await signedIn(app, order.userId) })
    app.clock.advance(-31 * 86_400_000)
    expect(code).toBe('REFUND_TOO_LATE')
  })

  test('of the deposit stays open after a later extra was refunded', async () => {
    const order = await paid()
    const { projectId } = order
    const guarantees = async () => {
      const { refund } = await order.client.call('dashboard.payment.summary', { projectId })
      const { items } = await order.client.call('dashboard.documents.list', {})
      return [refund, items.find(item => item.projectId === projectId)?.refund]
    }
    const before = await guarantees()
    expect(before[0]).toMatchObject({ until: expect.any(String), requestedAt: null })
    await makePayment(app, projectId, {
      proposalId: await makeAcceptedChange(app, projectId),
      instalment: 'extra',
      totalCents: 20_000,
      netCents: 20_000,
      refundedCents: 20_000,
      status: 'refunded',
      createdAt: new Date(app.clock.now().getTime() + 1000),
    })
    expect(await guarantees()).toEqual(before)
    expect((await ask(order)).status).toBe(200)
    expect((await guarantees())[0]).toMatchObject({ until: null, requestedAt: expect.any(String) })
  })
})

describe('a page of the provider', () => {
  test('cannot be paid if it was cancelled while being opened', async () => {
    const order = await confirmed()
    const { promise, resolve } = Promise.withResolvers<void>()
    provider.slowness = promise
    const paying = order.pay()
    await waitFor(async () => expect(await payments(order.projectId)).toHaveLength(1))
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    resolve()
    provider.slowness = undefined
    expect((await paying).code).toBe('PAYMENT_CANCELLED')
    const [payment] = await payments(order.projectId)
    expect([payment?.status, provider.pageOf(payment?.id ?? '').status]).toEqual(['failed', 'expired'])
  })

  test('is closed if it was opened between the press on cancel and the cancellation', async () => {
    const order = await opened()
    const payment = await findCurrentPayment(app.context.db, order.projectId)
    await cancelPendingPayment(app.context, payment && { ...payment, providerReference: null })
    expect([order.page.status, await order.status()]).toEqual(['expired', 'failed'])
  })

  test('pays no higher quote after it was cancelled: the managers are notified', async () => {
    const order = await opened()
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await askToRewrite(order, 'Un video aziendale con riprese in sede.')
    await order.client.call('dashboard.quote.confirm', { projectId: order.projectId, totalCents: 127_000 })
    await provider.pay(order.page)
    await waitFor(async () => expect(await warningsAbout(order.page)).toBe(1))
    const all = await payments(order.projectId)
    expect(all.map(({ status }) => status)).toEqual(['failed'])
    const stray = () => getRow(app, 'paymentDifferences', { providerPayment: `pi_${order.page.id}` })
    expect(await stray()).toMatchObject({
      cause: 'withdrawn',
      kind: 'charge-not-booked',
      state: 'open',
      providerCents: 47_000,
      ownCents: null,
      dueCents: 0,
    })
    await provider.send(provider.event('charge.refunded', chargeOf(order.page)))
    await waitFor(async () => expect((await stray()).state).toBe('settled'))
    expect(await order.status()).toBe('failed')
    expect((await order.pay()).data).toMatchObject({ state: 'redirect' })
  })

  test('pays nothing when a charge that is not due is refunded before it is reported', async () => {
    const order = await opened()
    await order.client.call('dashboard.payment.cancel', { projectId: order.projectId })
    await askToRewrite(order, 'Un video aziendale con riprese in sede.')
    await order.client.call('dashboard.quote.confirm', { projectId: order.projectId, totalCents: 127_000 })
    for (const back of [10_000, 47_000]) await handle('charge.refunded', chargeOf(order.page, back))
    expect(await getRow(app, 'payments', { id: order.paymentId })).toMatchObject({
      status: 'failed',
      refundedCents: 0,
      paidAt: null,
    })
    expect(await listRows(app, 'refunds', { paymentId: order.paymentId })).toEqual([])
    expect((await order.pay()).data).toMatchObject({ state: 'redirect' })
  })

  test('ends its payment when it is paid after the order was refunded', async () => {
    const order = await paid()
    const { client, projectId } = order
    const asked = { projectId, requestId: randomUUID(), totalCents: 50_000 }
    await client.call('dashboard.payment.payBalance', asked)
    const [, balance] = await payments(projectId)
    const page = provider.pageOf(balance?.id ?? '')
    await manager.client.call('team.payments.refund', { projectId })
    await provider.pay(page)
    const stray = () => listRows(app, 'paymentDifferences', { paymentId: balance?.id ?? '' })
    await waitFor(async () => expect(await stray()).toMatchObject([{ cause: 'refunded-order' }]))
    expect((await payments(projectId)).map(({ status }) => status)).toEqual(['refunded', 'failed'])
    await handle('charge.refunded', chargeOf(page))
    expect(await stray()).toMatchObject([{ state: 'settled' }])
    expect(await client.call('dashboard.profile.eraseObstacle')).toMatchObject({ code: null })
  })

  test('becomes one difference when its payment is charged a second time', async () => {
    const order = await paid()
    const second = { ...sessionOf(order.page, provider.host), payment_intent: `pi_second_${order.page.id}` }
    for (const _ of [1, 2]) await handle('checkout.session.completed', second)
    expect(await listRows(app, 'paymentDifferences', { paymentId: order.paymentId })).toMatchObject([
      {
        cause: 'paid-twice',
        kind: 'charge-not-booked',
        state: 'open',
        providerPayment: second.payment_intent,
        providerCents: 47_000,
        ownCents: null,
        dueCents: 0,
      },
    ])
    expect(await payments(order.projectId)).toMatchObject([
      { status: 'paid', totalCents: 47_000, refundedCents: 0, providerPayment: `pi_${order.page.id}` },
    ])
    expect(await warningsAbout(order.page)).toBe(1)
  })

  test('keeps the rest in the difference when the provider refunds part of a refused charge', async () => {
    const order = await paid()
    const id = `second_${order.page.id}`
    const session = { ...sessionOf(order.page, provider.host), payment_intent: `pi_${id}` }
    await provider.send(provider.event('checkout.session.completed', session))
    const row = () => getRow(app, 'paymentDifferences', { providerPayment: `pi_${id}` })
    await waitFor(async () => expect(await row()).toMatchObject({ providerCents: 47_000 }))
    const refund = (back: number) => handle('charge.refunded', chargeOf({ id, amountCents: 47_000 }, back))
    // The provider reports the total of all refunds; an earlier event may arrive late.
    for (const back of [10_000, 30_000, 10_000]) await refund(back)
    expect(await row()).toMatchObject({ state: 'open', cause: 'paid-twice', providerCents: 17_000 })
    await refund(47_000)
    expect(await row()).toMatchObject({ state: 'settled' })
    expect(await payments(order.projectId)).toMatchObject([{ status: 'paid', refundedCents: 0 }])
  })

  test('charges the balance as an amount of its own', async () => {
    const order = await paid()
    const { client, projectId } = order
    const payBalance = () =>
      client.ask('dashboard.payment.payBalance', { projectId, requestId: randomUUID(), totalCents: 50_000 })
    await Promise.all([payBalance(), payBalance(), payBalance()])
    const [, balance, more] = await payments(projectId)
    expect(more).toBeUndefined()
    const page = provider.pageOf(balance?.id ?? '')
    expect(page).toMatchObject({ amountCents: 50_000 })
    expect(page.successUrl).toContain('&checkout=balance')
    await provider.pay(page)
    await provider.pay(order.page)
    const both = async () => (await payments(projectId)).map(({ status }) => status)
    await waitFor(async () => expect(await both()).toEqual(['paid', 'paid']))
    expect(await mailsAbout(order.email, /Saldo ricevuto/)).toBe(1)
    await manager.client.call('team.payments.refund', { projectId })
    const given = provider.refunds.map(({ intent }) => intent)
    for (const { id } of [order.page, page]) expect(given).toContain(`pi_${id}`)
  })
})

describe('events of refunds and disputes', () => {
  const refundedOf = (id: string) => getRow(app, 'payments', { id })
  const send = (type: string, object: unknown) => provider.send(provider.event(type, object))
  const refundNews = async (client: Awaited<ReturnType<typeof opened>>['client']) => {
    const { items } = await client.call('dashboard.notifications.list', {})
    return items.filter(({ title }) => title === 'Rimborso eseguito').map(({ message }) => message)
  }

  test('find their payment by the provider’s id, in any order, late and twice', async () => {
    for (const parts of orders([10_000, 25_000, 10_000])) {
      const order = await paid()
      for (const back of parts) await send('charge.refunded', chargeOf(order.page, back))
      await waitFor(async () =>
        expect(await refundedOf(order.paymentId)).toMatchObject({ status: 'paid', refundedCents: 25_000 }),
      )
      await send('charge.refunded', chargeOf(order.page))
      await settled(order, 'refunded')
      await send('charge.refunded', chargeOf(order.page, 25_000))
      expect(await refundedOf(order.paymentId)).toMatchObject({ refundedCents: 47_000 })
    }
  })

  test('report each refund to the client once', async () => {
    const order = await paid()
    const event = provider.event('charge.refunded', chargeOf(order.page, 10_000))
    await Promise.all([provider.send(event), provider.send(event)])
    await waitFor(async () => expect(await refundNews(order.client)).toHaveLength(1))
    await send('charge.refunded', chargeOf(order.page, 25_000))
    await waitFor(async () => expect(await refundNews(order.client)).toHaveLength(2))
    expect((await refundNews(order.client)).join()).toMatch(/150\s€.*100\s€/)
  })

  test('are found by the page when they arrive before the payment’s', async () => {
    const order = await opened()
    order.page.status = 'complete'
    order.page.paymentStatus = 'paid'
    await send('charge.dispute.created', disputeOf(order.page))
    await send('charge.refunded', chargeOf(order.page, 5000))
    await waitFor(async () => {
      const { refundedCents, disputedAt } = await refundedOf(order.paymentId)
      expect([refundedCents, disputedAt]).toEqual([5000, expect.any(Date)])
    })
    await provider.pay(order.page)
    await settled(order, 'paid')
    expect(await refundedOf(order.paymentId)).toMatchObject({ refundedCents: 5000 })
  })

  test('of a whole refund that precede the payment’s count the money in and out', async () => {
    const order = await opened()
    order.page.status = 'complete'
    order.page.paymentStatus = 'paid'
    await handle('charge.refunded', chargeOf(order.page))
    await handle('checkout.session.completed', sessionOf(order.page, provider.host))
    expect(await refundedOf(order.paymentId)).toMatchObject({ status: 'refunded', paidAt: expect.any(Date) })
    const { items: received } = await manager.client.call('team.administration.paid', { limit: 100 })
    const { items: refunds } = await manager.client.call('team.administration.refunds', { limit: 100 })
    expect(received.filter(({ paymentId }) => paymentId === order.paymentId)).toHaveLength(1)
    expect(refunds.filter(({ projectId }) => projectId === order.projectId)).toHaveLength(1)
  })

  test('change nothing when forged or about an unknown payment', async () => {
    const order = await paid()
    const { payload } = provider.event('charge.refunded', chargeOf(order.page))
    const { signature } = provider.event('charge.refunded', disputeOf(order.page))
    expect(await provider.send({ payload, signature })).toBe(401)
    const stranger = { id: 'cs_test_stranger', amountCents: 47_000 }
    const metadata = { payment_id: order.paymentId }
    await handle('charge.refunded', { ...chargeOf(stranger), metadata })
    expect(await refundedOf(order.paymentId)).toMatchObject({ status: 'paid', refundedCents: 0 })
    expect(await listRows(app, 'webhookEvents', { eventId: JSON.parse(payload).id })).toEqual([])
  })
})
