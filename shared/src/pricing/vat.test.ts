import { expect, test } from 'vitest'
import { vatOf } from './vat.ts'

test.each([
  [470, 103, 367],
  [670, 147, 523],
  [1220, 268, 952],
  [570, 125, 445],
  [620, 136, 484],
  [770, 169, 601],
  [0, 0, 0],
  [25, 6, 19],
])('as described, %i euro are %i VAT and %i net', (total, vat, net) => {
  expect(vatOf(total * 100, 'specified')).toEqual({ vatCents: vat * 100, netCents: net * 100 })
})

test.each([
  [47_000, 8_475, 38_525],
  [122_00, 22_00, 100_00],
  [61_00, 11_00, 50_00],
  [1, 0, 1],
  [3, 1, 2],
])('as the law asks, %i cents contain %i VAT and %i net', (total, vat, net) => {
  expect(vatOf(total, 'statutory')).toEqual({ vatCents: vat, netCents: net })
})
