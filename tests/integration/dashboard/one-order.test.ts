import { orderCopyPdf } from 'server/domain/orders/documents/order-copy.documents'
import { receiptPdf } from 'server/domain/orders/documents/receipt.documents'
import { quotePdf } from 'server/domain/orders/quote/quote.documents'
import { euro } from 'shared/formats/euro'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { priceRowsOf } from 'shared/pricing/charge'
import { nextActOf } from 'shared/projects/next-step'
import { describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  askToPay,
  confirmQuote,
  getQuote,
  makeClientWithProject,
  makeConfirmed,
  payDeposit,
  paymentSummary,
} from '../../support/builders/orders.ts'
import { makePayLink } from '../../support/builders/pay-links.ts'
import { makeMember } from '../../support/builders/people.ts'
import { bankAccount } from '../../support/builders/transfers.ts'
import { printed } from '../../support/printed.ts'
import { getRow } from '../../support/rows.ts'

const DAY = 86_400_000
const exact = (cents: number): string => euro(cents, { decimals: 'always' })

/** The amounts that every place has to print: the quote's lines, total, net, VAT, deposit and balance. */
async function pricesOf(order: Awaited<ReturnType<typeof makeConfirmed>>, paid?: 'deposit') {
  const summary = await paymentSummary(order)
  const rows = priceRowsOf(summary, { deposit: paid === 'deposit', balance: false })
  return { summary, printed: [...summary.quoteLines, ...rows] }
}

describe.each(['deposit', 'half', 'confirmed-quote'])('with the charge rule %s', rule => {
  test('quote, payment screen, payment link, mails and documents print the same lines and sums', async () => {
    const app = await startApp({ env: { CHARGE_RULE: rule } })
    const order = await makeConfirmed(app, { title: 'Il forno di via Roma' })
    const quote = await getQuote(order)
    const { summary, printed: before } = await pricesOf(order)
    expect(summary.quoteLines).toEqual(quote.lines.map(({ said: _said, ...line }) => line))
    expect(summary.dueNowCents + summary.dueLaterCents).toBe(summary.quoteTotalCents)
    expect(quote).toMatchObject({
      totalCents: summary.quoteTotalCents,
      netCents: summary.quoteNetCents,
      vatCents: summary.quoteVatCents,
      dueNowCents: summary.dueNowCents,
      dueLaterCents: summary.dueLaterCents,
    })

    const confirmation = (await app.mailbox.find(order.email, /^Preventivo confermato/)).text
    const offer = await printed(app.context, ports => quotePdf(ports, order.userId, order.projectId))
    await payDeposit(order)
    const { printed: after } = await pricesOf(order, 'deposit')
    const { id } = await getRow(app, 'payments', { projectId: order.projectId })
    const places: [string, typeof before][] = [
      [confirmation, before],
      [offer, before],
      [(await app.mailbox.find(order.email, /^Pagamento ricevuto/)).text, after],
      [await printed(app.context, ports => receiptPdf(ports, order.userId, id)), after],
      [await printed(app.context, ports => orderCopyPdf(ports, order.userId, order.projectId)), after],
    ]
    for (const [text, rows] of places)
      for (const { label, amountCents } of rows) {
        expect(text).toContain(label)
        expect(text).toContain(exact(amountCents))
      }

    const linked = await makeConfirmed(app)
    const own = await paymentSummary(linked)
    const { token } = await makePayLink(app, linked.projectId, { totalCents: own.totalCents })
    const { order: shown } = await app.visitor().call('payLink.open', { token })
    expect(shown).toMatchObject({
      quoteLines: own.quoteLines.map(({ because: _because, ...line }) => line),
      quoteTotalCents: own.quoteTotalCents,
      dueNowCents: own.dueNowCents,
      dueLaterCents: own.dueLaterCents,
    })
  })
})

test('by the payment screen’s own rule its lines are what is paid, and the receipt does not print the quote', async () => {
  const app = await startApp({ env: { CHARGE_RULE: 'payment-screen' } })
  const order = await makeConfirmed(app)
  const { summary } = await pricesOf(order)
  expect(summary).toMatchObject({ dueNowCents: summary.linesTotalCents, dueLaterCents: 0 })
  await payDeposit(order)
  const mail = await app.mailbox.find(order.email, /^Pagamento ricevuto/)
  expect(mail.text).not.toContain('Totale del preventivo')
})

describe('the day of delivery', () => {
  /** What each place says of the day and of the wish. */
  async function daysOf(app: TestApp, order: Awaited<ReturnType<typeof makeConfirmed>>) {
    const { projectId, client, userId } = order
    const manager = await makeMember(app, 'Project Manager')
    const status = await client.call('dashboard.status.get', { projectId })
    const { delivery } = await paymentSummary(order)
    const words = deliveryTexts.day(delivery)
    const paper = await printed(app.context, ports => quotePdf(ports, userId, projectId))
    expect(paper).toContain(words)
    return {
      delivery,
      all: [
        (await getQuote(order)).delivery,
        status.delivery,
        (await manager.client.call('team.projects.get', { id: projectId })).delivery,
      ],
      days: [(await getQuote(order)).deliveryBy, status.deadline],
    }
  }

  async function expectOneDay(app: TestApp, order: Awaited<ReturnType<typeof makeConfirmed>>) {
    const { delivery, all, days } = await daysOf(app, order)
    for (const one of all) expect(one).toEqual(delivery)
    for (const day of days) expect(day).toBe(delivery.day)
    return delivery
  }

  test('is counted from the confirmation, and from the first payment where that comes later', async () => {
    const app = await startApp()
    const order = await makeConfirmed(app)
    const first = await expectOneDay(app, order)
    app.clock.advance(3 * DAY)
    const later = await expectOneDay(app, order)
    expect(later.day).toBe(first.day)
    expect(Date.parse(later.ifPaidToday ?? '') - Date.parse(first.day)).toBe(3 * DAY)
    await payDeposit(order)
    const mail = await app.mailbox.find(order.email, /^Pagamento ricevuto/)
    app.clock.advance(5 * DAY)
    const paid = await expectOneDay(app, order)
    expect(paid).toMatchObject({ day: later.ifPaidToday, ifPaidToday: null })
    expect(mail.text).toContain(deliveryTexts.day(paid))
  })

  test('is the team’s deadline once one is set, with the client’s wish beside it', async () => {
    const app = await startApp()
    const order = await makeConfirmed(app)
    await confirmQuote(order.client, order.projectId)
    const manager = await makeMember(app, 'Project Manager')
    await manager.client.call('team.projects.setDeadline', { id: order.projectId, deadline: '2099-05-01' })
    expect(await expectOneDay(app, order)).toMatchObject({ day: '2099-05-01', basis: 'team' })
    await manager.client.call('team.projects.setDeadline', { id: order.projectId, deadline: null })
    expect(await expectOneDay(app, order)).toMatchObject({ basis: 'estimate' })
  })

  test('stays the estimate beside a wish that is sooner, and says so', async () => {
    const app = await startApp()
    const { client, ...rest } = await makeConfirmed(app)
    const wish = new Date(app.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
    const { id: projectId } = await client.call('dashboard.projects.create', { deadline: wish })
    const { delivery } = await client.call('dashboard.status.get', { projectId })
    expect(rest.projectId).not.toBe(projectId)
    expect(delivery).toMatchObject({ basis: 'estimate', wishedDay: wish, isWishSooner: true })
    expect(deliveryTexts.wish(delivery)).toContain('prima della consegna stimata')
  })
})

describe('what happens next', () => {
  test('is to wait for a bank transfer once one was announced', async () => {
    const app = await startApp({ env: bankAccount })
    const order = await makeConfirmed(app)
    await askToPay(order, { method: 'transfer' })
    const status = await order.client.call('dashboard.status.get', { projectId: order.projectId })
    expect(status.awaitsTransfer).toBe(true)
    expect(nextActOf(status.steps, status)).toBe('transfer')
  })

  test('is to give the brief of an order that was paid without one, at the price that was paid', async () => {
    const app = await startApp()
    const order = await makeClientWithProject(app)
    const { client, projectId } = order
    const manager = await makeMember(app, 'Project Manager')
    const { id } = await manager.client.call('team.proposals.make', {
      projectId,
      kind: 'quote',
      validUntil: '2099-01-01',
      lines: [{ label: 'Video su misura', amountCents: 120_000 }],
      reason: 'Concordato al telefono.',
    })
    await client.call('dashboard.proposals.accept', { id })
    await payDeposit(order)
    const before = await client.call('dashboard.status.get', { projectId })
    expect(nextActOf(before.steps, before)).toBe('briefing')

    await client.call('dashboard.briefing.saveSummary', {
      projectId,
      summary: 'Un video con drone e musica.',
    })
    expect((await getQuote(order)).totalCents).toBe(120_000)
    const after = await client.call('dashboard.status.get', { projectId })
    expect(nextActOf(after.steps, after)).toBeNull()
    const recap = await client.call('dashboard.briefing.summary', { projectId })
    const again = await client.ask('dashboard.briefing.saveSummary', {
      id: recap?.id,
      projectId,
      summary: 'Un video senza drone.',
    })
    expect(again.code).toBe('PROJECT_PAID')
  })

  test('is nothing for a project that is completed without a version', async () => {
    const app = await startApp()
    const order = await makeConfirmed(app)
    await payDeposit(order)
    const manager = await makeMember(app, 'Project Manager')
    await manager.client.call('team.projects.setStatus', { id: order.projectId, status: 'completed' })
    const status = await order.client.call('dashboard.status.get', { projectId: order.projectId })
    expect(status.hasVersion).toBe(false)
    expect(nextActOf(status.steps, status)).toBeNull()
  })
})
