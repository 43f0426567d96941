import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectStatuses } from './status.ts'
import { statusBadge } from './status-badge.ts'
import { timelineOf, timelineSteps } from './steps.ts'

describe('status badge', () => {
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
  ] as const)('%s shows %s as %s in %s', (area, status, label, color) => {
    expect(statusBadge(area, status)).toEqual({ label, color })
  })
})

describe('client timeline', () => {
  const fresh = { hasSummary: false, isQuoteConfirmed: false, isPaid: false, status: 'briefing' }
  const recap = { ...fresh, hasSummary: true }
  const confirmed = { ...recap, isQuoteConfirmed: true }
  const paid = { ...confirmed, isPaid: true }

  test.each([
    ['nothing yet', fresh, 'pending locked locked locked locked'],
    ['a recap', recap, 'completed active locked locked locked'],
    ['a confirmed quote', confirmed, 'completed completed active locked locked'],
    ['a payment', paid, 'completed completed completed locked locked'],
    ['production', { ...paid, status: 'in-production' }, 'completed completed completed active locked'],
    ['a first version', { ...paid, status: 'in-review' }, 'completed completed completed completed active'],
    ['approval', { ...paid, status: 'completed' }, 'completed completed completed completed completed'],
    [
      'production before payment',
      { ...recap, status: 'in-production' },
      'completed active locked active locked',
    ],
    ['an unknown status', { ...paid, status: 'paused' }, 'completed completed completed locked locked'],
    [
      'a quote that was agreed on without a recap',
      { ...fresh, isQuoteConfirmed: true },
      'pending completed active locked locked',
    ],
  ])('after %s', (_, facts, states) => {
    expect(
      timelineOf(facts)
        .map(step => step.state)
        .join(' '),
    ).toBe(states)
  })

  test('there are always five steps in the same order', () => {
    const facts = fc.record({
      hasSummary: fc.boolean(),
      isQuoteConfirmed: fc.boolean(),
      isPaid: fc.boolean(),
      status: fc.constantFrom(...projectStatuses, 'altro'),
    })
    fc.assert(
      fc.property(
        facts,
        given =>
          timelineOf(given)
            .map(step => step.code)
            .join() === timelineSteps.join(),
      ),
    )
  })
})
