import { expect, test } from 'vitest'
import { type Delivery, type DeliveryFacts, deliveryOf } from './delivery.ts'

const nothing: DeliveryFacts = {
  deadline: null,
  deadlineByTeam: false,
  wishedDay: null,
  hasBriefOrQuote: true,
  quoteDay: null,
  isPaid: false,
  isCompleted: false,
  today: '2026-11-28',
}

const quoted = { quoteDay: '2026-12-02' }
const cases: [name: string, facts: Partial<DeliveryFacts>, expected: Partial<Delivery>][] = [
  ['seven days from today before a payment', {}, { day: '2026-12-05', basis: 'estimate', ifPaidToday: null }],
  ['across a year’s end', { today: '2026-12-28' }, { day: '2027-01-04' }],
  [
    'the quote’s day after its confirmation, with the one that a payment today would bring',
    quoted,
    { day: '2026-12-02', ifPaidToday: '2026-12-05' },
  ],
  ['the quote’s day on the day of its confirmation', { quoteDay: '2026-12-05' }, { ifPaidToday: null }],
  ['the quote’s day once it is paid', { ...quoted, isPaid: true }, { day: '2026-12-02', ifPaidToday: null }],
  [
    'the team’s deadline in the place of the estimate',
    { deadline: '2027-01-10', deadlineByTeam: true, ...quoted },
    { day: '2027-01-10', basis: 'team', wishedDay: null, ifPaidToday: null },
  ],
  [
    'the estimate with the client’s wish beside it',
    { deadline: '2026-11-30', wishedDay: '2026-11-30' },
    { day: '2026-12-05', wishedDay: '2026-11-30', isWishSooner: true },
  ],
  ['a wish on the very day', { wishedDay: '2026-12-05' }, { isWishSooner: false }],
  ['a wish one day sooner', { wishedDay: '2026-12-04' }, { isWishSooner: true }],
  [
    'the wish beside the team’s deadline',
    { deadline: '2026-12-04', deadlineByTeam: true, wishedDay: '2026-12-01' },
    { day: '2026-12-04', basis: 'team', wishedDay: '2026-12-01', isWishSooner: true },
  ],
  [
    'the estimate again after the team took its deadline away',
    { deadlineByTeam: true, wishedDay: '2026-12-01' },
    { day: '2026-12-05', basis: 'estimate', wishedDay: '2026-12-01' },
  ],
  [
    'none without brief, quote and deadline',
    { hasBriefOrQuote: false, wishedDay: '2026-12-01' },
    { basis: 'none', wishedDay: '2026-12-01', isWishSooner: false, ifPaidToday: null },
  ],
  ['past from the day after it', { ...quoted, isPaid: true, today: '2026-12-03' }, { isPast: true }],
  ['not past on its own day', { ...quoted, isPaid: true, today: '2026-12-02' }, { isPast: false }],
  [
    'not past once the project is completed',
    { deadline: '2026-11-01', deadlineByTeam: true, isCompleted: true },
    { isPast: false },
  ],
  [
    'the team’s deadline also without a brief',
    { hasBriefOrQuote: false, deadline: '2027-01-10', deadlineByTeam: true },
    { day: '2027-01-10', basis: 'team' },
  ],
]

test.each(cases)('the delivery date is %s', (_, facts, expected) => {
  expect(deliveryOf({ ...nothing, ...facts })).toMatchObject(expected)
})
