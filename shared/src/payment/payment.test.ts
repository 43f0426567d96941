import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { payInput } from './payment.inputs.ts'
import { type PaymentState, paymentKindOf, weakerThan } from './payment-types.ts'
import { isRefundable, refundableCents, refundableUntil } from './refund.ts'

const paidAt = new Date('2026-03-01T10:00:00Z')

test.each([
  ['2026-03-01T10:00:00Z', true],
  ['2026-03-31T10:00:00Z', true],
  ['2026-03-31T10:00:01Z', false],
])('paid on 1 March at 10, refund requested at %s: %s', (now, allowed) => {
  expect(isRefundable(paidAt, new Date(now))).toBe(allowed)
})

test('the guarantee ends thirty days after the payment', () => {
  expect(refundableUntil(paidAt).toISOString()).toBe('2026-03-31T10:00:00.000Z')
})

test.each([
  ['A&B 7/2026', undefined],
  ['Ordine è?', undefined],
  ['', undefined],
  ['🎬 12', 'INVALID_CHARACTERS'],
  ['Łódź 3', undefined],
  ['Студия', 'INVALID_CHARACTERS'],
  ['x'.repeat(21), 'TOO_LONG'],
])('an order’s number %j is printed on the invoice unchanged, or refused: %s', (poNumber, code) => {
  const id = '6f1c1c7e-8f0e-4a53-9c15-0d6a3f2f8f3e'
  const ticks = { acceptTerms: true, acceptClauses: true }
  const { error } = payInput.safeParse({ projectId: id, requestId: id, ...ticks, poNumber })
  expect(error && fieldErrorsOf(error)).toEqual(code && { poNumber: code })
})

const orders = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map(rest => [item, ...rest]))

describe('events of a payment', () => {
  const after = (news: PaymentState[]) =>
    news.reduce<PaymentState>((now, next) => (weakerThan(next).includes(now) ? next : now), 'processing')

  test.each(orders<PaymentState>(['failed', 'paid', 'paid', 'refunded']))(
    'have the same result in the order %s, %s, %s, %s',
    (...news) => {
      expect(after(news)).toBe('refunded')
    },
  )

  test.each<[PaymentState[], PaymentState]>([
    [['failed'], 'failed'],
    [['failed', 'paid'], 'paid'],
    [['paid', 'failed'], 'paid'],
    [['refunded', 'paid'], 'refunded'],
  ])('%j leaves it %s', (news, state) => {
    expect(after(news)).toBe(state)
  })
})

test.each([
  [47_000, 0, 0, 47_000],
  [47_000, 10_000, 0, 37_000],
  [47_000, 10_000, 30_000, 7000],
  [47_000, 47_000, 0, 0],
  [47_000, 40_000, 40_000, 0],
])('the refundable amount of %i, with %i refunded and %i pending: %i', (total, refunded, pending, left) => {
  expect(refundableCents(total, refunded, pending)).toBe(left)
})

test.each([
  ['deposit', 55_000, 'deposit'],
  ['deposit', 0, 'whole'],
  ['balance', 0, 'balance'],
  ['extra', 0, 'extra'],
])('a payment of the %s that leaves a balance of %i cents covers: %s', (instalment, balanceCents, kind) => {
  expect(paymentKindOf({ instalment, balanceCents })).toBe(kind)
})
