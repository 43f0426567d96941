import fc from 'fast-check'
import { euro } from 'shared/formats/euro'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './typed-number.ts'

test.each([
  ['', undefined, undefined],
  [' 12 ', 12, 1200],
  ['12,5', 12.5, 1250],
  ['12.5', 12.5, 1250],
  ['1.250', 1250, 125_000],
  ['1.250,50', 1250.5, 125_050],
  ['1.250.000', 1_250_000, 125_000_000],
  ['1250,505', 1250.505, '1250,505'],
  ['-3', -3, -300],
  ['1,250.50', '1,250.50', '1,250.50'],
  ['dodici', 'dodici', 'dodici'],
])('%j is read as %j, and as %j cents', (typed, number, cents) => {
  expect(readNumber(typed, 'number')).toBe(number)
  expect(readNumber(typed, 'cents')).toBe(cents)
})

test('what is shown of an amount is read as that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), cents => {
      expect(readNumber(writeNumber(cents, 'cents'), 'cents')).toBe(cents)
      expect(readNumber(euro(cents), 'cents')).toBe(cents)
      expect(readNumber(writeNumber(cents, 'number'), 'number')).toBe(cents)
    }),
  )
  expect(writeNumber(null, 'cents')).toBe('')
  expect(writeNumber(125_050, 'cents')).toBe('1250,50')
})
