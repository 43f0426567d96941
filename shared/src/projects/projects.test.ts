import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { missingFor, type ProjectStatus, projectStatuses } from './status.ts'
import { statusBadge } from './status-badge.ts'
import {
  type NextFacts,
  nextActOf,
  nextStepOf,
  stepsDone,
  type TimelineFacts,
  timelineOf,
  timelineSteps,
} from './steps.ts'

test.each([
  ['dashboard', 'briefing', 'Brief in corso', 'yellow'],
  ['dashboard', 'in-production', 'In produzione', 'blue'],
  ['dashboard', 'in-review', 'In revisione', 'orange'],
  ['dashboard', 'completed', 'Completato', 'green'],
  ['team', 'briefing', 'Brief Ricevuto', 'blue'],
  ['team', 'in-production', 'In Produzione', 'yellow'],
  ['team', 'in-review', 'Da Revisionare', 'orange'],
  ['team', 'completed', 'Completato', 'green'],
  ['timeline', 'in-review', 'Da Revisionare', 'orange'],
  ['timeline', 'completed', 'Consegnato', 'green'],
  ['dashboard', 'archived', 'archived', 'gray'],
  ['team', '', '', 'gray'],
  ['team', 'toString', 'toString', 'gray'],
] as const)('status badge: %s shows %s as %s in %s', (area, status, label, color) => {
  expect(statusBadge(area, status)).toEqual({ label, color })
})

const begun: TimelineFacts = {
  hasSummary: false,
  isQuoteConfirmed: false,
  isPaid: false,
  isBalanceOpen: false,
  status: 'briefing',
}

describe('client timeline', () => {
  const recap = { ...begun, hasSummary: true }
  const confirmed = { ...recap, isQuoteConfirmed: true }
  const paid = { ...confirmed, isPaid: true }

  test.each([
    ['nothing yet', begun, 'pending locked locked locked locked'],
    ['a recap', recap, 'completed active locked locked locked'],
    ['a confirmed quote', confirmed, 'completed completed active locked locked'],
    ['a payment', paid, 'completed completed completed locked locked'],
    ['production', { ...paid, status: 'in-production' }, 'completed completed completed active locked'],
    ['a first version', { ...paid, status: 'in-review' }, 'completed completed completed completed active'],
    ['approval', { ...paid, status: 'completed' }, 'completed completed completed completed completed'],
    [
      'approval, while the balance is open',
      { ...paid, isBalanceOpen: true, status: 'completed' },
      'completed completed completed completed unpaid',
    ],
    [
      'a first version, while the balance is open',
      { ...paid, isBalanceOpen: true, status: 'in-review' },
      'completed completed completed completed active',
    ],
    ['production unpaid', { ...recap, status: 'in-production' }, 'completed active locked active locked'],
    ['an unknown status', { ...paid, status: 'paused' }, 'completed completed completed locked locked'],
    ['a quote without recap', { ...begun, isQuoteConfirmed: true }, 'pending completed active locked locked'],
  ])('after %s', (_, facts, states) => {
    expect(
      timelineOf(facts)
        .map(step => step.state)
        .join(' '),
    ).toBe(states)
  })

  const facts = fc.record({
    hasSummary: fc.boolean(),
    isQuoteConfirmed: fc.boolean(),
    isPaid: fc.boolean(),
    isBalanceOpen: fc.boolean(),
    status: fc.constantFrom(...projectStatuses, 'altro'),
  })
  test.prop([facts])(
    'there are always five steps in the same order',
    given =>
      timelineOf(given)
        .map(step => step.code)
        .join() === timelineSteps.join(),
  )
})

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
  [{ hasSummary: true, isPaid: true, isBalanceOpen: true, status: 'completed' }, 'downloads', 4],
])('with %j the client goes to %s, %i steps done', (facts, next, done) => {
  const steps = timelineOf({ ...begun, ...facts })
  expect([nextStepOf(steps, { hasVersion: true }), stepsDone(steps)]).toEqual([next, done])
})

const paid: TimelineFacts = { ...begun, hasSummary: true, isPaid: true }
const inPart: TimelineFacts = { ...paid, isBalanceOpen: true }

test.each<[string, Partial<TimelineFacts>, Partial<NextFacts>, string | null]>([
  ['to brief', {}, {}, 'briefing'],
  ['to send the brief', {}, { awaitsSending: true }, 'send-brief'],
  ['to send the brief of a paid order', { isPaid: true }, { awaitsSending: true }, 'send-brief'],
  ['to pay', { hasSummary: true, isQuoteConfirmed: true }, {}, 'payment'],
  ['to wait for the transfer', { isQuoteConfirmed: true }, { awaitsTransfer: true }, 'transfer'],
  ['nothing in production', { ...inPart, status: 'in-production' }, {}, null],
  ['to watch', { ...inPart, status: 'in-review' }, {}, 'downloads'],
  ['nothing in review without a version', { ...paid, status: 'in-review' }, { hasVersion: false }, null],
  ['to pay the rest', { ...inPart, status: 'completed' }, {}, 'balance'],
  ['to pay the rest without a version', { ...inPart, status: 'completed' }, { hasVersion: false }, 'balance'],
  ['to wait for the rest', { ...inPart, status: 'completed' }, { awaitsTransfer: true }, 'balance-transfer'],
  ['nothing more once all is paid', { ...paid, status: 'completed' }, {}, 'done'],
  ['nothing when completed without a version', { ...paid, status: 'completed' }, { hasVersion: false }, null],
])('the client has %s', (_, facts, more, act) => {
  const nothing: NextFacts = { hasVersion: true, awaitsTransfer: false, awaitsSending: false }
  expect(nextActOf(timelineOf({ ...begun, ...facts }), { ...nothing, ...more })).toBe(act)
})

const ready = { hasBrief: true, isPaid: true, hasVersion: true }
const unpaid = { ...ready, isPaid: false }
const unseen = { ...ready, hasVersion: false }
const bare = { hasBrief: false, isPaid: false, hasVersion: false }

test.each<[string, ProjectStatus, typeof ready, string[]]>([
  ['briefing', 'in-production', bare, ['brief', 'payment']],
  ['briefing', 'in-production', unpaid, ['payment']],
  ['briefing', 'in-production', { ...ready, hasBrief: false }, ['brief']],
  ['briefing', 'in-production', ready, []],
  ['briefing', 'in-review', unpaid, ['payment']],
  ['briefing', 'completed', unpaid, ['payment']],
  ['briefing', 'briefing', bare, []],
  ['briefing', 'completed', bare, ['brief', 'payment', 'version']],
  ['in-production', 'in-review', bare, ['version']],
  ['in-production', 'completed', unseen, ['version']],
  ['in-review', 'completed', ready, []],
  ['completed', 'completed', unseen, []],
  ['in-production', 'briefing', bare, []],
])('from %s to %s, with %o, lacks %j', (from, to, project, missing) => {
  expect(missingFor(from, to, project)).toEqual(missing)
})
