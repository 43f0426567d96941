import { describe, expect, test } from 'vitest'
import { answerTimeIt, countIt } from '../messages/it/overview.ts'
import { deadlineBoundsOf } from '../timeline/deadlines.ts'
import { isOverviewPeriod, mondaysOf, monthsOf } from '../timeline/period.ts'
import { percentOf } from './share.ts'

describe('the months of a period', () => {
  test.each([
    ['3-months', '2026-03-31', ['2026-01-01', '2026-02-01', '2026-03-01']],
    ['3-months', '2026-01-01', ['2025-11-01', '2025-12-01', '2026-01-01']],
  ] as const)('%s on %s', (period, today, months) => {
    expect(monthsOf(period, today)).toEqual(months)
  })

  test('twelve of them end with this one', () => {
    const months = monthsOf('12-months', '2028-02-29')
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2027-03-01', '2028-02-01'])
  })
})

describe('the weeks of a period', () => {
  test.each([
    // A Monday, the Sunday of the same week, and the next Monday.
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    // Across the end of summer time and of the year.
    ['2026-10-25', '2026-10-19'],
    ['2027-01-01', '2026-12-28'],
  ])('on %s the last begins on %s', (today, monday) => {
    expect(mondaysOf('3-months', today).at(-1)).toBe(monday)
  })

  test.each([
    ['3-months', 13, '2026-08-24'],
    ['6-months', 26, '2026-05-25'],
    ['12-months', 52, '2025-11-24'],
  ] as const)('%s are %i weeks from %s on', (period, count, first) => {
    const mondays = mondaysOf(period, '2026-11-18')
    expect([mondays.length, mondays[0]]).toEqual([count, first])
    expect(new Set(mondays).size).toBe(count)
  })
})

test.each([
  ['3-months', true],
  ['12-months', true],
  ['2-months', false],
  [undefined, false],
])('%s is a period: %s', (value, expected) => {
  expect(isOverviewPeriod(value)).toBe(expected)
})

test.each([
  // A Wednesday, a Sunday, a Monday; a time that is already Monday in Rome, and one before the clock change.
  ['2026-11-18T12:00:00Z', '2026-11-18', '2026-11-25'],
  ['2026-11-22T12:00:00Z', '2026-11-22', '2026-11-29'],
  ['2026-11-23T12:00:00Z', '2026-11-23', '2026-11-30'],
  ['2026-11-22T23:30:00Z', '2026-11-23', '2026-11-30'],
  ['2026-10-24T22:30:00Z', '2026-10-25', '2026-11-01'],
])('at %s the next seven days last from %s to before %s', (moment, today, inAWeek) => {
  expect(deadlineBoundsOf(new Date(moment))).toEqual({ today, inAWeek })
})

test.each([
  [0, 0, null],
  [0, 5, 0],
  [5, 5, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [199, 200, 99],
  [399, 400, 99],
  [1, 400, 1],
])('%i of %i are %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test.each([
  [null, 'Nessuna risposta'],
  [0, 'meno di un minuto'],
  [59, 'meno di un minuto'],
  [60, '1 minuto'],
  [35 * 60, '35 minuti'],
  [59 * 60 + 59, '59 minuti'],
  [3600, '1 ora'],
  [3 * 3600 + 20 * 60, '3 ore e 20 minuti'],
  [10 * 3600 + 20 * 60, '10 ore'],
  [26 * 3600, '26 ore'],
  [47 * 3600 + 3599, '47 ore'],
  [48 * 3600, '2 giorni'],
  [80 * 3600, '3 giorni'],
])('%s seconds to an answer are shown as %s', (seconds, words) => {
  expect(answerTimeIt(seconds)).toBe(words)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000+'],
])('%i projects are shown as %s', (count, shown) => {
  expect(countIt(count)).toBe(shown)
})
