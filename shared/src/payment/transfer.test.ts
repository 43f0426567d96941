import { describe, expect, test } from 'vitest'
import { bookingVerdict, earliestArrival, transferReferenceOf } from './bank-transfer.ts'

describe('a sum that arrives', () => {
  test.each([
    [47_000, 0, 47_000, 'whole'],
    [47_000, 0, 46_999, 'partial'],
    [47_000, 0, 47_001, 'too-much'],
    [47_000, 20_000, 27_000, 'whole'],
    [47_000, 20_000, 26_999, 'partial'],
    [47_000, 20_000, 27_001, 'too-much'],
    [47_000, 47_000, 1, 'too-much'],
  ])('of %i, with %i there before, of %i more: %s', (total, booked, amount, verdict) => {
    expect(bookingVerdict(total, booked, amount)).toBe(verdict)
  })
})

test('money may come a month before it is asked for', () => {
  expect(earliestArrival('2026-03-01')).toBe('2026-01-30')
})

test('a reference has eight signs of 32 that are not taken for one another', () => {
  expect(transferReferenceOf(new Uint8Array([0, 1, 31, 32, 255, 8, 9, 10]))).toBe('PP-23Z2ZABC')
})
