import { expect, test } from 'vitest'
import { type ChargeRule, paymentPlan, vatOf } from './charge-rules.ts'

test.each<[rule: ChargeRule, quote: number, payment: number, deposit: number, balance: number]>([
  ['deposit', 148_000, 62_000, 62_000, 86_000],
  ['deposit', 48_000, 107_000, 48_000, 0],
  ['deposit', 47_000, 47_000, 47_000, 0],
  ['deposit', 47_001, 47_000, 47_000, 1],
  ['deposit', 46_999, 47_000, 46_999, 0],
  ['half', 148_000, 62_000, 74_000, 74_000],
  ['half', 97_000, 47_000, 48_500, 48_500],
  ['half', 39_100, 47_000, 19_600, 19_500],
  ['half', 30_001, 47_000, 15_100, 14_901],
  ['half', 50, 47_000, 50, 0],
  ['confirmed-quote', 148_000, 62_000, 148_000, 0],
  ['confirmed-quote', 48_000, 107_000, 48_000, 0],
  ['payment-screen', 148_000, 62_000, 62_000, 0],
  ['payment-screen', 48_000, 107_000, 107_000, 0],
])('%s: a quote of %i with a rule of %i is paid as %i and %i', (rule, quote, payment, deposit, balance) => {
  expect(paymentPlan(quote, payment, rule)).toEqual({ depositCents: deposit, balanceCents: balance })
})

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
