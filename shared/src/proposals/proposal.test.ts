import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { MAX_PAYABLE_CENTS } from '../payment/payment-types.ts'
import {
  type AgreedParts,
  agreedTotalOf,
  type ProposalFault,
  type ProposalKind,
  type ProposalState,
  proposalFaultOf,
  proposalStateOf,
} from './proposal.ts'
import { makeProposalInput } from './proposals.inputs.ts'

test.each<[string, string, ProposalState]>([
  ['open', '2026-05-10', 'open'],
  ['open', '2026-05-09', 'open'],
  ['open', '2026-05-08', 'expired'],
  ['accepted', '2026-05-08', 'accepted'],
  ['declined', '2026-05-08', 'declined'],
  ['withdrawn', '2026-05-08', 'withdrawn'],
])('%s and valid until %s, it is %s on 9 May', (state, validUntil, expected) => {
  expect(proposalStateOf({ state, validUntil }, '2026-05-09')).toBe(expected)
})

test.each<[ProposalKind, number, ProposalFault | null]>([
  ['quote', 30_000, null],
  ['quote', 29_999, 'BELOW_MINIMUM'],
  ['addendum', 1, null],
  ['addendum', -1, null],
  ['addendum', 0, 'NOTHING'],
  ['round', 0, null],
  ['round', 15_000, null],
  ['round', -1, 'NEGATIVE_ROUND'],
  ['quote', 100_000_000, null],
  ['quote', 100_000_001, 'ABOVE_MAXIMUM'],
  ['addendum', 200_000_000, 'ABOVE_MAXIMUM'],
  ['addendum', -100_000_001, 'ABOVE_MAXIMUM'],
])('a proposal of kind %s over %i cents: %s', (kind, totalCents, fault) => {
  expect(proposalFaultOf(kind, totalCents, 30_000)).toBe(fault)
})

test.each([
  ['', 'REQUIRED'],
  [1.5, 'INVALID_AMOUNT'],
  [MAX_PAYABLE_CENTS + 1, 'ABOVE_MAXIMUM'],
  [-MAX_PAYABLE_CENTS - 1, 'ABOVE_MAXIMUM'],
  [-MAX_PAYABLE_CENTS, undefined],
  [0, undefined],
])('a line over %j cents is answered with %s', (amountCents, code) => {
  const { lines } = makeProposalInput.shape
  const { error } = lines.safeParse([{ label: 'Riprese', amountCents }])
  expect(error && fieldErrorsOf(error)['0.amountCents']).toBe(code)
})

const paid = (totalCents: number, balanceCents: number, rule = 'deposit') => ({
  totalCents,
  balanceCents,
  rule,
})

test.each<[string, AgreedParts['deposit'], number[], number]>([
  ['a quote that nobody has paid', null, [], 97_000],
  ['its deposit', paid(47_000, 50_000), [], 97_000],
  ['more', paid(47_000, 50_000), [20_000], 117_000],
  ['a round and more', paid(47_000, 50_000), [20_000, 15_000], 132_000],
  ['less', paid(47_000, 30_000), [-20_000], 77_000],
  ['less, down to what was paid', paid(47_000, 0), [-20_000, -30_000], 47_000],
  ['more and less', paid(47_000, 30_000), [20_000, -20_000], 97_000],
  ['all at once', paid(97_000, 0, 'confirmed-quote'), [15_000], 112_000],
  ['a deposit of another rule than the quote', paid(62_000, 0, 'payment-screen'), [15_000], 112_000],
])('%s', (_, deposit, acceptedCents, total) => {
  expect(agreedTotalOf({ quoteTotalCents: 97_000, deposit, acceptedCents })).toBe(total)
})
