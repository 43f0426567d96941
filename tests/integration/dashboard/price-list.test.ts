import { createChildWork } from 'server/platform/child-work/child-work'
import { type PriceList, priceLists } from 'shared/catalogue/price-list'
import { dayInRome } from 'shared/formats/date-it'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askToPay, confirmQuote, getQuote, makeOrder, type Order } from '../../support/builders/orders.ts'
import { makeMember, signedIn } from '../../support/builders/people.ts'
import { getRow } from '../../support/rows.ts'

const childWork = createChildWork()
/** Inputs of the printer, in their order. */
const printed: string[] = []
const app = await startApp({
  parts: {
    childWork: {
      ...childWork,
      run: (task, prepare) =>
        childWork.run(task, async () => {
          const input = await prepare()
          printed.push(JSON.stringify(input))
          return input
        }),
    },
  },
})
const manager = await makeMember(app, 'Project Manager')

const [today] = priceLists
if (!today) throw new Error('There is no price list.')
const { quote, payment } = today
const dearer = (prices: Record<string, number>) =>
  Object.fromEntries(Object.entries(prices).map(([name, cents]) => [name, cents * 3]))
/** Price list with tripled prices, valid from tomorrow. */
const tomorrow = {
  version: 'dearer',
  validFrom: dayInRome(new Date(app.clock.now().getTime() + 86_400_000)),
  quote: {
    base: quote.base * 3,
    minimum: quote.minimum * 3,
    baseByRow: dearer(quote.baseByRow),
    addOns: dearer(quote.addOns),
    discounts: dearer(quote.discounts),
    options: dearer(quote.options),
  },
  payment: dearer(payment),
  extraRoundCents: today.extraRoundCents * 3,
} as PriceList
priceLists.push(tomorrow)
afterAll(() => {
  priceLists.splice(priceLists.indexOf(tomorrow), 1)
})

const briefed = () => makeOrder(app, { summary: 'Un video aziendale con animazione e sottotitoli.' })

/** Returns the prices of an order as the client, the team and the document show them. */
async function shownOf(order: Order) {
  const { client, projectId } = order
  const answer = await client.fetch(`/documents/preventivo.pdf?project=${projectId}`)
  expect(answer.status).toBe(200)
  return {
    quote: await getQuote(order),
    payment: await client.call('dashboard.payment.summary', { projectId }),
    team: (await manager.client.call('team.projects.get', { id: projectId })).payment,
    document: printed.at(-1),
  }
}

/** Returns the price list and the start price stored with a confirmed quote. */
async function keptOf({ projectId }: Order) {
  const { priceList, paymentLines } = await getRow(app, 'quotes', { projectId })
  return { priceList, startCents: (paymentLines as { amountCents: number }[])[0]?.amountCents }
}

test('new prices change offers from their date on, and no confirmed quote', async () => {
  const order = await briefed()
  const open = await briefed()
  await confirmQuote(order.client, order.projectId)
  const mail = await app.mailbox.find(order.email, /Preventivo confermato/)
  const before = await shownOf(order)
  expect(before.quote.totalCents).toBe(102_000)
  expect(before.document).toContain('1.020,00')
  expect((await getQuote(open)).totalCents).toBe(102_000)
  app.clock.advance(86_400_000)
  const later = { ...order, client: await signedIn(app, order.userId) }
  manager.client = await signedIn(app, manager.id)
  // A payment one day later means a delivery one day later.
  const ifPaidToday = expect.any(String)
  expect(await shownOf(later)).toEqual({
    ...before,
    quote: { ...before.quote, delivery: { ...before.quote.delivery, ifPaidToday } },
    payment: { ...before.payment, delivery: { ...before.payment.delivery, ifPaidToday } },
  })
  const again = { projectId: order.projectId, totalCents: 102_000 }
  expect((await later.client.call('dashboard.quote.confirm', again)).totalCents).toBe(102_000)
  const openLater = { ...open, client: await signedIn(app, open.userId) }
  expect((await getQuote(openLater)).totalCents).toBe(306_000)
  await confirmQuote(openLater.client, openLater.projectId)
  expect(await keptOf(order)).toEqual({ priceList: '2026-1', startCents: payment.base })
  expect(await keptOf(open)).toEqual({ priceList: 'dearer', startCents: payment.base * 3 })

  const { totalCents } = before.payment
  await askToPay(later, { totalCents })
  const receipt = await app.mailbox.find(order.email, /Pagamento ricevuto/)
  expect(receipt.text).toContain(`${totalCents / 100},00`)
  expect((await shownOf(later)).payment).toMatchObject({ status: 'paid', lines: before.payment.lines })
  expect((await app.mailbox.list(order.email)).filter(({ id }) => id === mail.id)).toEqual([mail])
})
