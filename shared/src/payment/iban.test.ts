import { describe, expect, test } from 'vitest'
import { ibanOf, readableIban } from './bank-transfer.ts'

describe('an IBAN is held to its check digits:', () => {
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
  ])('%s', (text, iban) => {
    expect(ibanOf(text)).toBe(iban)
  })
})

test('is printed in groups of four', () => {
  expect(readableIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456')
  expect(ibanOf(readableIban('DE89370400440532013000'))).toBe('DE89370400440532013000')
})
