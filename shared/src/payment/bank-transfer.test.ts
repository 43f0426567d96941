import { expect, test } from 'vitest'
import {
  bookingVerdict,
  earliestArrival,
  ibanOf,
  readableIban,
  transferReferenceOf,
} from './bank-transfer.ts'

test.each([
  ['IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
  [' it60 x054 2811 1010 0000 0123 456 ', 'IT60X0542811101000000123456'],
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['IT60X0542811101000000123457', null],
  ['IT61X0542811101000000123456', null],
  ['IT06X0542811101000000123456', null],
  ['IT60X054281110100000012345', null],
  ['IT60-X054-2811', null],
  ['', null],
  ['12345678903', null],
])('an IBAN is validated by its check digits: %s', (text, iban) => {
  expect(ibanOf(text)).toBe(iban)
})

test('is printed in groups of four', () => {
  expect(readableIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456')
  expect(ibanOf(readableIban('DE89370400440532013000'))).toBe('DE89370400440532013000')
})

test.each([
  [47_000, 0, 47_000, 'whole'],
  [47_000, 0, 46_999, 'partial'],
  [47_000, 0, 47_001, 'too-much'],
  [47_000, 20_000, 27_000, 'whole'],
  [47_000, 20_000, 26_999, 'partial'],
  [47_000, 20_000, 27_001, 'too-much'],
  [47_000, 47_000, 1, 'too-much'],
])('an amount received of %i, with %i before, of %i more: %s', (total, booked, amount, verdict) => {
  expect(bookingVerdict(total, booked, amount)).toBe(verdict)
})

test('money may arrive a month before it is due', () => {
  expect(earliestArrival('2026-03-01')).toBe('2026-01-30')
})

test('a reference has eight of 32 characters that cannot be confused', () => {
  expect(transferReferenceOf(new Uint8Array([0, 1, 31, 32, 255, 8, 9, 10]))).toBe('PP-23Z2ZABC')
})
