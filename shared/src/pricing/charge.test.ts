import { describe, expect, test } from 'vitest'
import { chargeOf, orderPriceOf, priceRowsOf } from './charge.ts'
import { type ChargeRule, chargeRules } from './charge-rules.ts'
import { paymentOf } from './payment.ts'
import { quoteOf } from './quote.ts'

const quoteFor = (summary: string) => ({ ...quoteOf(summary), paymentLines: paymentOf(summary).lines })
const quote = quoteFor('Un reel con uno speaker e animazione.')
const charge = (chargeRule: ChargeRule, order: typeof quote) =>
  chargeOf({ chargeRule, vatRule: 'statutory' }, order)
const corporate = quoteFor('Un video corporate.')

describe('the amount charged to start', () => {
  test('by the deposit rule is the payment screen’s total, and the rest remains', () => {
    const due = charge('deposit', corporate)
    expect(due.lines.map(line => line.code)).toEqual(['base'])
    expect(due).toMatchObject({ linesTotalCents: 47_000, totalCents: 47_000, balanceCents: 50_000 })
  })

  test('by the deposit rule is at most the quote', () => {
    expect(charge('deposit', quote)).toMatchObject({
      linesTotalCents: 77_000,
      totalCents: 71_000,
      balanceCents: 0,
    })
  })

  test('by the half rule is half of the quote, under the quote’s lines', () => {
    const due = charge('half', corporate)
    expect(due).toMatchObject({ linesTotalCents: 97_000, totalCents: 48_500, balanceCents: 48_500 })
  })

  test('by the payment screen’s rule is shown beside the quote’s total', () => {
    const due = charge('payment-screen', quote)
    expect(due.lines.map(line => line.code)).toEqual(['base', 'animation', 'narrator'])
    expect(due).toMatchObject({ totalCents: 77_000, quoteTotalCents: 71_000, balanceCents: 0 })
  })

  test('by the confirmed quote’s rule is the quote', () => {
    const due = charge('confirmed-quote', quote)
    expect(due).toMatchObject({ totalCents: due.quoteTotalCents, balanceCents: 0 })
    expect(due.lines.map(line => line.code)).toEqual(['base', 'voiceover'])
  })

  test.each(chargeRules)('net and VAT add up to the total: %s', rule => {
    const { netCents, vatCents, totalCents } = charge(rule, quote)
    expect(netCents + vatCents).toBe(totalCents)
  })
})

describe('the price of an order', () => {
  const price = (rule: ChargeRule, order: typeof quote) =>
    orderPriceOf('statutory', order.lines, charge(rule, order))

  test.each(['deposit', 'half', 'confirmed-quote'] as const)(
    'has the quote’s lines, and deposit and balance add up to its total: %s',
    rule => {
      const { quoteLines, quoteTotalCents, dueNowCents, dueLaterCents, ...sums } = price(rule, corporate)
      expect(quoteLines).toBe(corporate.lines)
      expect(quoteTotalCents).toBe(corporate.totalCents)
      expect(dueNowCents + dueLaterCents).toBe(quoteTotalCents)
      expect(sums.quoteNetCents + sums.quoteVatCents).toBe(quoteTotalCents)
    },
  )

  test.each([
    ['deposit', corporate, ['total', 'net', 'vat', 'now', 'later']],
    ['deposit', quote, ['total', 'net', 'vat']],
    ['half', corporate, ['total', 'net', 'vat', 'now', 'later']],
    ['confirmed-quote', corporate, ['total', 'net', 'vat']],
    ['payment-screen', quote, ['total', 'net', 'vat', 'now']],
  ] as const)('names the next payment only if it is not the whole: %s', (rule, order, codes) => {
    expect(priceRowsOf(price(rule, order)).map(({ code }) => code)).toEqual(codes)
  })

  test('has a row for the total agreed since, if it differs from the quote’s', () => {
    const agreedTotalCents = corporate.totalCents + 20_000
    const changed = orderPriceOf('statutory', corporate.lines, charge('half', corporate), {
      agreedTotalCents,
    })
    const agreed = priceRowsOf(changed).find(({ code }) => code === 'agreed')
    expect(agreed?.amountCents).toBe(agreedTotalCents)
  })
})
