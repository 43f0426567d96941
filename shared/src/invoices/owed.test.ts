import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { documentsOwed, type SettledPayment } from './document.ts'
import { answerKinds, invoiceStates, sendBy, stateAfter, whyNotInvoiced } from './invoice-state.ts'

const payment: SettledPayment = {
  isPaid: true,
  instalment: 'deposit',
  balanceCents: 55_000,
  totalCents: 47_000,
  refundedCents: 0,
}
const given = (refundedCents: number): SettledPayment => ({ ...payment, refundedCents })
const nothing = { isInvoiced: false, creditedCents: 0 }
const invoiced = { isInvoiced: true, creditedCents: 0 }

describe('the documents that a payment needs', () => {
  test.each([
    ['a deposit with a rest', payment, nothing, ['deposit 47000']],
    ['a deposit that is all', { ...payment, balanceCents: 0 }, nothing, ['whole 47000']],
    ['a balance', { ...payment, instalment: 'balance', balanceCents: 0 }, nothing, ['balance 47000']],
    ['another sum', { ...payment, instalment: 'extra' }, nothing, ['whole 47000']],
    ['what is not paid', { ...payment, isPaid: false }, nothing, []],
    ['what is invoiced', payment, invoiced, []],
    ['a part that went back', given(1), invoiced, ['credit-note 1']],
    ['a part that is credited', given(1), { ...invoiced, creditedCents: 1 }, []],
    ['the rest that went back', given(47_000), { ...invoiced, creditedCents: 7_000 }, ['credit-note 40000']],
    ['a part that went back before', given(7_000), nothing, ['deposit 47000', 'credit-note 7000']],
    ['all that went back before the invoice', given(47_000), nothing, []],
  ])('%s', (_, settled, known, owed) => {
    expect(documentsOwed(settled, known).map(({ kind, totalCents }) => `${kind} ${totalCents}`)).toEqual(owed)
  })

  test.prop([fc.array(fc.integer({ min: 0, max: 47_000 }), { maxLength: 12 })])(
    'credit notes add up to the refunds, in any parts',
    told => {
      let creditedCents = 0
      let refundedCents = 0
      for (const sum of told) {
        refundedCents = Math.max(refundedCents, sum)
        for (const { totalCents } of documentsOwed(given(refundedCents), { ...invoiced, creditedCents }))
          creditedCents += totalCents
      }
      expect(creditedCents).toBe(refundedCents)
    },
  )
})

describe('the reason why a payment has no invoice', () => {
  const on = { hasSeller: true, vatRule: 'statutory' } as const
  const sums = { totalCents: 47_000, vatCents: 8_475, hasCompany: true, hasBuyer: true }
  test.each([
    [on, sums, null],
    [{ ...on, hasSeller: false }, sums, 'no-seller'],
    [{ ...on, vatRule: 'specified' }, sums, 'vat-specified'],
    [on, { ...sums, vatCents: 10_300 }, 'vat-specified'],
    [on, { ...sums, hasBuyer: false }, 'buyer-missing'],
    [on, { ...sums, hasBuyer: false, hasCompany: false }, 'buyer-gone'],
  ] as const)('%j, %j: %s', (rules, of, reason) => {
    expect(whyNotInvoiced(rules, of)).toBe(reason)
  })
})

describe('the answers of the exchange', () => {
  test.each([
    ['to-send', 'RC', 'delivered'],
    ['sent', 'RC', 'delivered'],
    ['sent', 'NS', 'rejected'],
    ['sent', 'MC', 'undeliverable'],
    ['undeliverable', 'RC', 'delivered'],
    ['delivered', 'NS', undefined],
    ['rejected', 'RC', undefined],
    ['delivered', 'MC', undefined],
  ] as const)('%s, then %s: %s', (state, answer, next) => {
    expect(stateAfter(state, answer)).toBe(next)
  })

  test('an answer is applied once', () => {
    for (const state of invoiceStates)
      for (const answer of answerKinds) {
        const next = stateAfter(state, answer)
        if (next) expect(stateAfter(next, answer)).toBeUndefined()
      }
  })
})

test('an invoice is due within twelve days', () => {
  expect(sendBy('2026-12-25')).toBe('2027-01-06')
})
