import { expect, test } from 'vitest'
import { type AgreedParts, agreedTotalOf } from './proposal.ts'

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
  ['less than nothing: what was paid stays', paid(47_000, 0), [-20_000, -40_000], 47_000],
  ['more and less', paid(47_000, 30_000), [20_000, -20_000], 97_000],
  ['all at once', paid(97_000, 0, 'confirmed-quote'), [15_000], 112_000],
  ['a deposit of another rule than the quote', paid(62_000, 0, 'payment-screen'), [15_000], 112_000],
])('%s', (_, deposit, acceptedCents, total) => {
  expect(agreedTotalOf({ quoteTotalCents: 97_000, deposit, acceptedCents })).toBe(total)
})
