import { describe, expect, test } from 'vitest'
import { refundableCents } from './refund.ts'

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
