import { randomUUID } from 'node:crypto'
import { orderCopyPdf } from 'server/domain/orders/documents/order-copy.pdf'
import { receiptPdf } from 'server/domain/orders/documents/receipt.pdf'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { quotePdf } from 'server/domain/orders/quote/quote.pdf'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { news } from 'shared/messages/it/news'
import { priceRowsOf } from 'shared/pricing/charge'
import { vatOf } from 'shared/pricing/charge-rules'
import { describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { documentsOf } from '../../support/builders/invoices.ts'
import {
  askToPay,
  confirmQuote,
  getQuote,
  makeConfirmed,
  payDeposit,
  paymentSummary,
} from '../../support/builders/orders.ts'
import { makePayLink } from '../../support/builders/pay-links.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeRecap } from '../../support/builders/projects.ts'
import { agreeOn } from '../../support/builders/proposals.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { captureDocument } from '../../support/capture-document.ts'
import { deleteRows, getRow, listRows } from '../../support/rows.ts'

const DAY = 86_400_000
const exact = (cents: number): string => euro(cents, { decimals: 'always' })

const TITLE = 'Il forno di via Roma'
const deadlineTitles = { changed: news.deadlineChanged.title, removed: news.deadlineRemoved.title }

type Confirmed = Awaited<ReturnType<typeof makeConfirmed>>

/** Pays by a simulated card and settles the charge. */
async function payByCard(app: TestApp, { client, projectId }: Confirmed, instalment = 'deposit') {
  const requestId = randomUUID()
  if (instalment === 'deposit') await askToPay({ client, projectId }, { acceptHigher: true })
  else {
    const { balance } = await paymentSummary({ client, projectId })
    const totalCents = balance?.totalCents ?? 0
    await client.call('dashboard.payment.payBalance', { projectId, requestId, totalCents })
  }
  return settleNewest(app, projectId)
}

async function settleNewest(app: TestApp, projectId: string): Promise<string> {
  const payment = (await listRows(app, 'payments', { projectId }, 'createdAt')).at(-1)
  await recordPaymentOutcome(app.context, payment?.id ?? '', 'paid')
  return payment?.id ?? ''
}

function expectPrinted(text: string, rows: readonly { label: string; amountCents: number }[]): void {
  for (const { label, amountCents } of rows) {
    expect(text).toContain(label)
    expect(text).toContain(exact(amountCents))
  }
}

/** Returns the amount due next on the payment screen, in cents; null if nothing is due. */
function dueOf({ status, dueNowCents, balance, transfer }: Awaited<ReturnType<typeof paymentSummary>>) {
  if (transfer) return transfer.totalCents - transfer.bookedCents
  if (status === 'open' || status === 'failed') return dueNowCents
  if (status !== 'paid' || !balance) return null
  return balance.status === 'open' || balance.status === 'failed' ? balance.totalCents : null
}

/** Asserts that an order is the same wherever it is shown. Returns the data of the payment screen. */
async function expectOneOrder(app: TestApp, order: Confirmed) {
  const { client, projectId, userId } = order
  const manager = await makeMember(app, 'Project Manager')
  const summary = await paymentSummary(order)
  const { paid } = summary
  expect(paid).toEqual({
    deposit: summary.status === 'paid' || summary.status === 'refunded',
    balance: summary.balance?.status === 'paid',
  })
  const rows = [...summary.quoteLines, ...priceRowsOf(summary)]
  const { quoteTotalCents, agreedTotalCents, delivery } = summary
  const price = {
    quoteTotalCents,
    agreedTotalCents,
    dueNowCents: summary.dueNowCents,
    dueLaterCents: summary.dueLaterCents,
  }

  const quote = await getQuote(order)
  expect(quote.lines.map(({ said: _said, byStudio: _byStudio, ...line }) => line)).toEqual(summary.quoteLines)
  const { quoteTotalCents: totalCents, ...sums } = price
  const { quoteNetCents: netCents, quoteVatCents: vatCents } = summary
  expect(quote).toMatchObject({ ...sums, totalCents, netCents, vatCents, delivery, paid })

  const status = await client.call('dashboard.status.get', { projectId })
  expect(status).toMatchObject({ delivery, agreedTotalCents, balance: summary.balance })
  expect(status.due?.totalCents ?? null).toBe(dueOf(summary))
  expect(status.awaitsTransfer).toBe(summary.transfer !== null)

  const hub = await manager.client.call('team.projects.get', { id: projectId })
  expect(hub.delivery).toEqual(delivery)
  expect(hub.payment?.due?.totalCents ?? null).toBe(dueOf(summary))
  const { receivedCents, refundedCents, balance } = summary
  expect(hub.payment).toMatchObject({
    status: summary.status,
    quoteTotalCents,
    agreedTotalCents,
    balance,
    receivedCents,
    refundedCents,
  })

  const { items } = await client.call('dashboard.documents.list', { limit: 5 })
  const listed = items.find(item => item.projectId === projectId)
  expect(listed?.quote).toMatchObject({ totalCents: quoteTotalCents, agreedTotalCents })
  expect(listed?.delivery).toEqual(delivery)
  expect(listed?.due?.totalCents ?? null).toBe(dueOf(summary))
  const { items: proposals } = await client.call('dashboard.proposals.list', { projectId })
  const unpaid = proposals.filter(({ payment }) => payment === 'open' || payment === 'processing')
  expect(listed?.extrasDue.map(each => each.totalCents)).toEqual(unpaid.map(each => each.totalCents))
  const payments = listed?.payments ?? []
  const sumOf = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0)
  expect(sumOf(payments.map(each => each.totalCents)) + (summary.transfer?.bookedCents ?? 0)).toBe(
    receivedCents,
  )
  expect(sumOf(payments.map(each => each.refundedCents))).toBe(refundedCents)

  const offer = await captureDocument(app.context, ports => quotePdf(ports, userId, projectId))
  expectPrinted(offer, rows)
  expect(offer).toContain(deliveryTexts.day(delivery))
  if (listed?.hasOrderCopy) {
    const copy = await captureDocument(app.context, ports => orderCopyPdf(ports, userId, projectId))
    expectPrinted(copy, rows)
    expect(copy).toContain(deliveryTexts.day(delivery))
    for (const each of payments) {
      expect(copy).toContain(exact(each.totalCents))
      if (each.refundedCents > 0) expect(copy).toContain(exact(each.refundedCents))
    }
  }
  for (const each of payments) {
    const row = await getRow(app, 'payments', { id: each.id })
    const receipt = await captureDocument(app.context, ports => receiptPdf(ports, userId, each.id))
    for (const cents of [each.totalCents, each.netCents, each.vatCents])
      expect(receipt).toContain(exact(cents))
    if (each.refundedCents > 0) expect(receipt).toContain(exact(each.refundedCents))
    if (summary.rule !== 'payment-screen' && row.instalment !== 'extra') expectPrinted(receipt, rows)
  }
  await expectLinkedOrder(app, order, summary)
  return { summary, rows }
}

/** Opens a payment link for the amount due next and compares it with the payment screen. */
async function expectLinkedOrder(
  app: TestApp,
  { projectId }: Confirmed,
  summary: Awaited<ReturnType<typeof paymentSummary>>,
): Promise<void> {
  const totalCents = dueOf(summary)
  if (totalCents === null || summary.transfer) return
  const instalment = summary.status === 'paid' ? 'balance' : 'deposit'
  const { token, id } = await makePayLink(app, projectId, { instalment, totalCents })
  const { order: shown } = await app.visitor().call('payLink.open', { token })
  await deleteRows(app, 'payLinks', { id })
  expect(shown).toMatchObject({
    quoteTotalCents: summary.quoteTotalCents,
    quoteNetCents: summary.quoteNetCents,
    quoteVatCents: summary.quoteVatCents,
    agreedTotalCents: summary.agreedTotalCents,
    dueNowCents: summary.dueNowCents,
    dueLaterCents: summary.dueLaterCents,
    totalCents,
    delivery: summary.delivery,
    quoteLines: summary.quoteLines.map(({ because: _because, ...line }) => line),
  })
}

/** Asserts that the newest mail with a subject has the order's rows and delivery date. */
async function expectMailed(
  app: TestApp,
  { email }: Confirmed,
  subject: RegExp,
  { summary, rows }: Awaited<ReturnType<typeof expectOneOrder>>,
): Promise<void> {
  const { text } = await app.mailbox.find(email, subject)
  expect(text).toContain(deliveryTexts.line(summary.delivery))
  if (summary.rule === 'payment-screen' && !subject.test('Preventivo confermato')) {
    expect(text).not.toContain('Totale del preventivo')
    expect(text).toContain(exact(summary.totalCents))
  } else expectPrinted(text, rows)
}

describe.each(['deposit', 'half', 'confirmed-quote', 'payment-screen'])('with the charge rule %s', rule => {
  const starting = startApp({ env: { ...bankAccount, CHARGE_RULE: rule } })
  const hasBalance = rule === 'deposit' || rule === 'half'

  test('every place shows the same of an order paid by card and refunded in part', async () => {
    const app = await starting
    const order = await makeConfirmed(app, { title: TITLE })
    const confirmed = await expectOneOrder(app, order)
    const { dueNowCents, dueLaterCents, quoteTotalCents, linesTotalCents } = confirmed.summary
    if (rule === 'payment-screen') expect([dueNowCents, dueLaterCents]).toEqual([linesTotalCents, 0])
    else expect(dueNowCents + dueLaterCents).toBe(quoteTotalCents)
    await expectMailed(app, order, /^Preventivo confermato/, confirmed)

    const paymentId = await payByCard(app, order)
    await expectMailed(app, order, /^Pagamento ricevuto/, await expectOneOrder(app, order))
    if (hasBalance) {
      await payByCard(app, order, 'balance')
      await expectMailed(app, order, /^Saldo ricevuto/, await expectOneOrder(app, order))
    }

    const manager = await makeMember(app, 'Project Manager')
    const refund = { paymentId, requestId: randomUUID(), amountCents: 12_345, reason: 'Accordo' }
    await manager.client.call('team.payments.refundPart', refund)
    expect((await expectOneOrder(app, order)).summary.refundedCents).toBe(12_345)
  })

  test('every place shows the same of an order paid by transfers in parts', async () => {
    const app = await starting
    const order = await makeConfirmed(app, { title: TITLE })
    const manager = await makeMember(app, 'Project Manager')
    const arrivedOn = dayInRome(app.clock.now())
    const book = async () => {
      const { projectId } = order
      const { id, totalCents } = await getRow(app, 'payments', { projectId, status: 'processing' })
      const part = Math.round(totalCents / 3)
      await bookTransfer(manager.client, id, { amountCents: part, arrivedOn })
      await expectOneOrder(app, order)
      await bookTransfer(manager.client, id, { amountCents: totalCents - part, arrivedOn })
      return expectOneOrder(app, order)
    }
    await askToPay(order, { method: 'transfer', acceptHigher: true })
    await expectOneOrder(app, order)
    await expectMailed(app, order, /^Pagamento ricevuto/, await book())
    if (!hasBalance) return
    const { client, projectId } = order
    const totalCents = (await paymentSummary(order)).balance?.totalCents ?? 0
    const request = { projectId, requestId: randomUUID(), totalCents, method: 'transfer' as const }
    await client.call('dashboard.payment.payBalance', request)
    await expectOneOrder(app, order)
    await expectMailed(app, order, /^Saldo ricevuto/, await book())
  })

  test('every place shows the same of a custom quote and its later changes', async () => {
    const app = await starting
    const order = await makeConfirmed(app, { title: TITLE })
    const manager = await makeMember(app, 'Project Manager')
    await agreeOn(manager, order, 'quote', 120_000, -10_000)
    const offered = await expectOneOrder(app, order)
    expect(offered.summary.quoteTotalCents).toBe(110_000)
    await payByCard(app, order)
    await expectOneOrder(app, order)
    if (hasBalance) {
      await agreeOn(manager, order, 'addendum', -30_000)
      expect((await expectOneOrder(app, order)).summary.agreedTotalCents).toBe(80_000)
    }
    const before = (await paymentSummary(order)).agreedTotalCents ?? 0
    const proposalId = await agreeOn(manager, order, 'addendum', 20_000)
    const added = await expectOneOrder(app, order)
    expect(added.summary.agreedTotalCents).toBe(before + 20_000)
    await order.client.call('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })
    await settleNewest(app, order.projectId)
    await expectOneOrder(app, order)
    if (!hasBalance) return
    await payByCard(app, order, 'balance')
    await expectMailed(app, order, /^Saldo ricevuto/, await expectOneOrder(app, order))
  })
})

describe('the day of delivery', () => {
  /** Returns the delivery date and the requested date as each place shows them. */
  async function daysOf(app: TestApp, order: Awaited<ReturnType<typeof makeConfirmed>>) {
    const { projectId, client, userId } = order
    const manager = await makeMember(app, 'Project Manager')
    const status = await client.call('dashboard.status.get', { projectId })
    const { delivery } = await paymentSummary(order)
    const words = deliveryTexts.day(delivery)
    const paper = await captureDocument(app.context, ports => quotePdf(ports, userId, projectId))
    expect(paper).toContain(words)
    return {
      delivery,
      all: [
        (await getQuote(order)).delivery,
        status.delivery,
        (await manager.client.call('team.projects.get', { id: projectId })).delivery,
      ],
      days: [
        (await getQuote(order)).deliveryBy,
        (await client.call('dashboard.briefing.conversation', { projectId })).deliveryBy,
        status.deadline,
      ],
    }
  }

  async function expectOneDay(app: TestApp, order: Awaited<ReturnType<typeof makeConfirmed>>) {
    const { delivery, all, days } = await daysOf(app, order)
    for (const one of all) expect(one).toEqual(delivery)
    for (const day of days) expect(day).toBe(delivery.day)
    return delivery
  }

  test('is counted from the confirmation, or from the first payment if that is later', async () => {
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
    expect(mail.text).toContain(deliveryTexts.line(paid))
  })

  test('is the deadline in the hub from the first payment on, with the client’s requested date beside it', async () => {
    const app = await startApp()
    const order = await makeConfirmed(app)
    const { client, projectId } = order
    const manager = await makeMember(app, 'Project Manager')
    const wish = new Date(app.clock.now().getTime() + 30 * DAY).toISOString().slice(0, 10)
    await client.call('dashboard.briefing.answer', { projectId, field: 'deadline', value: wish })
    await confirmQuote(client, projectId)
    const project = () => manager.client.call('team.projects.get', { id: projectId })
    expect(await project()).toMatchObject({ deadline: wish })
    await payDeposit(order)
    const { day } = await expectOneDay(app, order)
    const promised = { deadline: day, delivery: { basis: 'estimate', wishedDay: wish } }
    expect(await project()).toMatchObject(promised)
    for (const deadline of ['2099-05-01', null, null])
      await manager.client.call('team.projects.setDeadline', { id: projectId, deadline })
    expect(await project()).toMatchObject(promised)
    const { items } = await client.call('dashboard.notifications.list')
    const told = items.filter(({ title }) => Object.values<string>(deadlineTitles).includes(title))
    expect(told.map(({ title, message }) => [title, message.includes(dateIt(day))])).toEqual([
      [deadlineTitles.changed, true],
      [deadlineTitles.changed, false],
    ])
  })

  test('is the team’s deadline once one is set, with the client’s requested date beside it', async () => {
    const app = await startApp()
    const order = await makeConfirmed(app)
    await confirmQuote(order.client, order.projectId)
    const manager = await makeMember(app, 'Project Manager')
    await manager.client.call('team.projects.setDeadline', { id: order.projectId, deadline: '2099-05-01' })
    expect(await expectOneDay(app, order)).toMatchObject({ day: '2099-05-01', basis: 'team' })
    await manager.client.call('team.projects.setDeadline', { id: order.projectId, deadline: null })
    expect(await expectOneDay(app, order)).toMatchObject({ basis: 'estimate' })
  })

  test('is the estimate once there is a brief, with a notice beside an earlier requested date', async () => {
    const app = await startApp()
    const { client, id: userId } = await makeClient(app)
    const wish = new Date(app.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
    const { id: projectId } = await client.call('dashboard.projects.create', { deadline: wish })
    const deliveryNow = async () => (await client.call('dashboard.status.get', { projectId })).delivery
    const before = await deliveryNow()
    expect(before).toMatchObject({ basis: 'none', wishedDay: wish, isWishSooner: false })
    expect(deliveryTexts.day(before)).not.toMatch(/Entro/)
    await makeRecap(app, { projectId, userId })
    const delivery = await deliveryNow()
    expect(delivery).toMatchObject({ basis: 'estimate', wishedDay: wish, isWishSooner: true })
    const { deliveryBy } = await client.call('dashboard.briefing.conversation', { projectId })
    expect(deliveryBy).toBe(delivery.day)
    expect(deliveryTexts.wish(delivery)).toContain('prima della consegna stimata')
  })
})

const DEPOSIT_CENTS = 47_000

const decimal = (cents: number, mark: string): string => (cents / 100).toFixed(2).replace('.', mark)

/** Creates an order with a paid deposit. Returns the payment as each place shows it. */
async function paidAt(app: TestApp) {
  const order = await makeConfirmed(app, { title: TITLE })
  const { client, email, userId, projectId } = order
  const before = await paymentSummary(order)
  await payDeposit(order)
  const { id } = await getRow(app, 'payments', { projectId })
  return {
    before,
    after: await paymentSummary(order),
    mail: (await app.mailbox.find(email, /^Pagamento ricevuto/)).text,
    receipt: await captureDocument(app.context, ports => receiptPdf(ports, userId, id)),
    row: await exportedRow(app),
    documents: await documentsOf(app, [id]),
    listed: await client.call('dashboard.documents.list', { limit: 5 }),
  }
}

async function exportedRow(app: TestApp): Promise<string[] | undefined> {
  const { client } = await makeMember(app, 'Project Manager')
  const month = dayInRome(app.context.clock.now()).slice(0, 7)
  const { content } = await client.call('team.administration.export', { month })
  const rows = content.split('\r\n').map(line => line.split(';'))
  return rows.find(row => row[2] === `"${TITLE}"`)
}

test.each(['statutory', 'specified'] as const)(
  'screen, mail, receipt, export and invoice of one payment have the same net and VAT: %s',
  async rule => {
    const { before, after, mail, receipt, row, documents, listed } = await paidAt(
      await startApp({ env: { VAT_RULE: rule } }),
    )
    const { netCents, vatCents } = vatOf(DEPOSIT_CENTS, rule)
    const sums = { netCents, vatCents, totalCents: DEPOSIT_CENTS }
    expect([before, after]).toMatchObject([sums, sums])
    expect(listed.items[0]?.payments).toMatchObject([sums])
    for (const cents of [netCents, vatCents, DEPOSIT_CENTS]) {
      expect(mail).toContain(exact(cents))
      expect(receipt).toContain(exact(cents))
    }
    const cells = [netCents, vatCents, DEPOSIT_CENTS].map(cents => decimal(cents, ','))
    expect(row?.slice(4, 7)).toEqual(cells)
    if (rule === 'specified') {
      expect(documents).toEqual([])
      expect(listed.invoicing).toBe('vat-specified')
      return
    }
    expect(documents).toMatchObject([sums])
    expect(documents[0]?.xml).toContain(`<ImponibileImporto>${decimal(netCents, '.')}</ImponibileImporto>`)
    expect(documents[0]?.xml).toContain(`<Imposta>${decimal(vatCents, '.')}</Imposta>`)
  },
)
