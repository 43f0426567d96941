import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundableCents, vatShare } from './refund.ts'

describe('what can still go back', () => {
  test.each([
    [47_000, 0, 0, 47_000],
    [47_000, 10_000, 0, 37_000],
    [47_000, 10_000, 30_000, 7000],
    [47_000, 47_000, 0, 0],
    [47_000, 40_000, 40_000, 0],
  ])('of %i, with %i gone and %i on its way: %i', (total, refunded, pending, left) => {
    expect(refundableCents(total, refunded, pending)).toBe(left)
  })
})

test('the shares of a payment that goes back in parts come to its VAT, and none is negative', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const paymentCents = amounts.reduce((sum, cents) => sum + cents, 0)
      const paymentVatCents = Math.round(paymentCents * share)
      let beforeCents = 0
      const shares = amounts.map(amountCents => {
        const vat = vatShare({ amountCents, beforeCents, paymentCents, paymentVatCents })
        beforeCents += amountCents
        return vat
      })
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(paymentVatCents)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }),
  )
})
