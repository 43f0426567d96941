import { describe, expect, test } from 'vitest'
import { chargeOf } from './charge.ts'

const brief = 'Un reel con uno speaker e animazione.'

describe('what is charged', () => {
  test('by the payment screen’s rule stands beside the quote’s total', () => {
    const charge = chargeOf('payment-screen', brief)
    expect(charge.lines.map(line => line.code)).toEqual(['base', 'animation', 'narrator'])
    expect([charge.totalCents, charge.quoteTotalCents]).toEqual([77_000, 71_000])
  })

  test('by the confirmed quote’s rule is the quote', () => {
    const charge = chargeOf('confirmed-quote', brief)
    expect(charge.totalCents).toBe(charge.quoteTotalCents)
    expect(charge.lines.map(line => line.code)).toEqual(['base', 'voiceover'])
  })

  test.each(['payment-screen', 'confirmed-quote'] as const)('net and VAT make the total: %s', rule => {
    const { netCents, vatCents, totalCents } = chargeOf(rule, brief)
    expect(netCents + vatCents).toBe(totalCents)
  })
})
