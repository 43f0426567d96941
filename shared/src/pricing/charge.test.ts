import { describe, expect, test } from 'vitest'
import { chargeOf } from './charge.ts'
import { paymentOf } from './payment.ts'
import { type ChargeRule, chargeRules } from './payment-plan.ts'
import { quoteOf } from './quote.ts'

const quoteFor = (summary: string) => ({
  ...quoteOf(summary),
  paymentLines: paymentOf(summary).lines,
})
const quote = quoteFor('Un reel con uno speaker e animazione.')
const charge = (chargeRule: ChargeRule, order: typeof quote) =>
  chargeOf({ chargeRule, vatRule: 'statutory' }, order)
const corporate = quoteFor('Un video corporate.')

describe('what is charged to start', () => {
  test('by the deposit’s rule is the payment screen’s sum, and the rest remains', () => {
    const due = charge('deposit', corporate)
    expect(due.lines.map(line => line.code)).toEqual(['base'])
    expect(due).toMatchObject({ linesTotalCents: 47_000, totalCents: 47_000, balanceCents: 50_000 })
  })

  test('by the deposit’s rule is never more than the quote', () => {
    expect(charge('deposit', quote)).toMatchObject({
      linesTotalCents: 77_000,
      totalCents: 71_000,
      balanceCents: 0,
    })
  })

  test('by halves is half of the quote, under the quote’s lines', () => {
    const due = charge('half', corporate)
    expect(due).toMatchObject({ linesTotalCents: 97_000, totalCents: 48_500, balanceCents: 48_500 })
  })

  test('by the payment screen’s rule stands beside the quote’s total', () => {
    const due = charge('payment-screen', quote)
    expect(due.lines.map(line => line.code)).toEqual(['base', 'animation', 'narrator'])
    expect(due).toMatchObject({ totalCents: 77_000, quoteTotalCents: 71_000, balanceCents: 0 })
  })

  test('by the confirmed quote’s rule is the quote', () => {
    const due = charge('confirmed-quote', quote)
    expect(due).toMatchObject({ totalCents: due.quoteTotalCents, balanceCents: 0 })
    expect(due.lines.map(line => line.code)).toEqual(['base', 'voiceover'])
  })

  test.each(chargeRules)('net and VAT make the total: %s', rule => {
    const { netCents, vatCents, totalCents } = charge(rule, quote)
    expect(netCents + vatCents).toBe(totalCents)
  })
})
