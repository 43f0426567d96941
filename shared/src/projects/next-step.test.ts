import { expect, test } from 'vitest'
import { type NextFacts, nextActOf, nextStepOf, stepsDone, type TimelineFacts, timelineOf } from './steps.ts'

const begun: TimelineFacts = { hasSummary: false, isQuoteConfirmed: false, isPaid: false, status: 'briefing' }

test.each<[Partial<TimelineFacts>, string | null, number]>([
  [{}, 'briefing', 0],
  [{ hasSummary: true }, 'quote', 1],
  [{ hasSummary: true, isQuoteConfirmed: true }, 'payment', 2],
  [{ hasSummary: true, isQuoteConfirmed: true, isPaid: true }, null, 3],
  [{ isQuoteConfirmed: true }, 'payment', 1],
  [{ isQuoteConfirmed: true, isPaid: true }, 'briefing', 2],
  [{ isQuoteConfirmed: true, isPaid: true, status: 'in-production' }, null, 2],
  [{ hasSummary: true, isPaid: true, status: 'in-production' }, null, 3],
  [{ hasSummary: true, isPaid: true, status: 'in-review' }, 'downloads', 4],
  [{ hasSummary: true, isPaid: true, status: 'completed' }, 'downloads', 5],
])('with %j the client goes to %s, %i steps done', (facts, next, done) => {
  const steps = timelineOf({ ...begun, ...facts })
  expect([nextStepOf(steps, { hasVersion: true }), stepsDone(steps)]).toEqual([next, done])
})

const paid: TimelineFacts = { ...begun, hasSummary: true, isPaid: true }

test.each<[string, Partial<TimelineFacts>, Partial<NextFacts>, string | null]>([
  ['to brief', {}, {}, 'briefing'],
  ['to pay', { hasSummary: true, isQuoteConfirmed: true }, {}, 'payment'],
  ['to wait for the transfer', { isQuoteConfirmed: true }, { awaitsTransfer: true }, 'transfer'],
  ['nothing in production', { ...paid, status: 'in-production' }, { balance: { status: 'open' } }, null],
  ['to watch', { ...paid, status: 'in-review' }, { balance: { status: 'open' } }, 'downloads'],
  ['nothing in review without a version', { ...paid, status: 'in-review' }, { hasVersion: false }, null],
  ['to pay the rest', { ...paid, status: 'completed' }, { balance: { status: 'open' } }, 'balance'],
  ['to pay the rest again', { ...paid, status: 'completed' }, { balance: { status: 'failed' } }, 'balance'],
  [
    'to wait for the rest',
    { ...paid, status: 'completed' },
    { balance: { status: 'processing' }, awaitsTransfer: true },
    'balance-transfer',
  ],
  [
    'nothing more once all is paid',
    { ...paid, status: 'completed' },
    { balance: { status: 'paid' } },
    'done',
  ],
  ['nothing more without a balance', { ...paid, status: 'completed' }, {}, 'done'],
  ['nothing when completed without a version', { ...paid, status: 'completed' }, { hasVersion: false }, null],
])('the client has %s', (_, facts, more, act) => {
  const nothing: NextFacts = { balance: null, hasVersion: true, awaitsTransfer: false }
  expect(nextActOf(timelineOf({ ...begun, ...facts }), { ...nothing, ...more })).toBe(act)
})
