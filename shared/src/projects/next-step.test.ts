import { expect, test } from 'vitest'
import { nextStepOf, stepsDone } from './next-step.ts'
import { type TimelineFacts, timelineOf } from './timeline.ts'

const begun: TimelineFacts = { hasSummary: false, isQuoteConfirmed: false, isPaid: false, status: 'briefing' }

test.each<[Partial<TimelineFacts>, string | null, number]>([
  [{}, 'briefing', 0],
  [{ hasSummary: true }, 'quote', 1],
  [{ hasSummary: true, isQuoteConfirmed: true }, 'payment', 2],
  [{ hasSummary: true, isQuoteConfirmed: true, isPaid: true }, null, 3],
  [{ hasSummary: true, isPaid: true, status: 'in-production' }, null, 3],
  [{ hasSummary: true, isPaid: true, status: 'in-review' }, 'downloads', 4],
  [{ hasSummary: true, isPaid: true, status: 'completed' }, 'downloads', 5],
])('with %j the client goes to %s, %i steps done', (facts, next, done) => {
  const steps = timelineOf({ ...begun, ...facts })
  expect([nextStepOf(steps), stepsDone(steps)]).toEqual([next, done])
})
