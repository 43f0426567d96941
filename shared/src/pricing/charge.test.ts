import { describe, expect, test } from 'vitest'
import { chargeOf } from './charge.ts'
import { quoteOf } from './quote.ts'

const summary = 'Un reel con uno speaker e animazione.'
const quote = { ...quoteOf(summary), summary }

describe('what is charged', () => {
  test('by the payment screen’s rule stands beside the quote’s total', () => {
    const charge = chargeOf('payment-screen', quote)
    expect(charge.lines.map(line => line.code)).toEqual(['base', 'animation', 'narrator'])
    expect([charge.totalCents, charge.quoteTotalCents]).toEqual([77_000, 71_000])
  })

  test('by the confirmed quote’s rule is the quote', () => {
    const charge = chargeOf('confirmed-quote', quote)
    expect(charge.totalCents).toBe(charge.quoteTotalCents)
    expect(charge.lines.map(line => line.code)).toEqual(['base', 'voiceover'])
  })

  test.each(['payment-screen', 'confirmed-quote'] as const)('net and VAT make the total: %s', rule => {
    const { netCents, vatCents, totalCents } = chargeOf(rule, quote)
    expect(netCents + vatCents).toBe(totalCents)
  })
})
