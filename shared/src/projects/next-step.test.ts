import { expect, test } from 'vitest'
import { nextActOf, nextStepOf, stepsDone } from './next-step.ts'
import { type TimelineFacts, timelineOf } from './timeline.ts'

const begun: TimelineFacts = { hasSummary: false, isQuoteConfirmed: false, isPaid: false, status: 'briefing' }

test.each<[Partial<TimelineFacts>, string | null, number]>([
  [{}, 'briefing', 0],
  [{ hasSummary: true }, 'quote', 1],
  [{ hasSummary: true, isQuoteConfirmed: true }, 'payment', 2],
  [{ hasSummary: true, isQuoteConfirmed: true, isPaid: true }, null, 3],
  [{ isQuoteConfirmed: true }, 'payment', 1],
  [{ isQuoteConfirmed: true, isPaid: true }, null, 2],
  [{ hasSummary: true, isPaid: true, status: 'in-production' }, null, 3],
  [{ hasSummary: true, isPaid: true, status: 'in-review' }, 'downloads', 4],
  [{ hasSummary: true, isPaid: true, status: 'completed' }, 'downloads', 5],
])('with %j the client goes to %s, %i steps done', (facts, next, done) => {
  const steps = timelineOf({ ...begun, ...facts })
  expect([nextStepOf(steps), stepsDone(steps)]).toEqual([next, done])
})

test.each<[Partial<TimelineFacts>, string | null, string | null]>([
  [{}, null, 'briefing'],
  [{ isPaid: true, status: 'in-production' }, 'open', null],
  [{ isPaid: true, status: 'in-review' }, 'open', 'downloads'],
  [{ isPaid: true, status: 'completed' }, 'open', 'balance'],
  [{ isPaid: true, status: 'completed' }, 'processing', 'balance'],
  [{ isPaid: true, status: 'completed' }, 'paid', 'done'],
  [{ isPaid: true, status: 'completed' }, null, 'done'],
])('with %j and a balance that is %s the client is asked for %s', (facts, balance, act) => {
  expect(nextActOf(timelineOf({ ...begun, ...facts }), balance === null ? null : { status: balance })).toBe(
    act,
  )
})
