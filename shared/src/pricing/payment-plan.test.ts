import { expect, test } from 'vitest'
import { type ChargeRule, paymentPlan } from './payment-plan.ts'

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
])(
  '%s: a quote of %i with a payment rule of %i is paid as %i and %i',
  (rule, quote, payment, deposit, balance) => {
    expect(paymentPlan(quote, payment, rule)).toEqual({ depositCents: deposit, balanceCents: balance })
  },
)
