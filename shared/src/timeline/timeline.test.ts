import { describe, expect, test } from 'vitest'
import { dayOffNote } from '../messages/it/schedule.ts'
import { deadlineStateOf } from './deadlines.ts'
import { holidayOf } from './holidays.ts'
import { boundsOf, dayByKey, firstShownDay, mondayOf, shifted, weeksOf } from './period.ts'
import { listTimelineInput } from './timeline.inputs.ts'

describe('a deadline', () => {
  // Half past midnight in Rome, still the day before in UTC.
  const now = new Date('2026-03-09T23:30:00Z')
  test.each([
    ['in-production', '2026-03-09', 'overdue'],
    ['in-production', '2026-03-10', 'ahead'],
    ['briefing', '2026-03-11', 'ahead'],
    ['in-review', '2025-01-01', 'overdue'],
    ['completed', '2025-01-01', 'delivered'],
    ['completed', '2026-03-20', 'delivered'],
  ])('of a project %s on %s is %s', (status, deadline, expected) => {
    expect(deadlineStateOf({ status, deadline }, now)).toBe(expected)
  })
})

describe('the grid', () => {
  test.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['2026-03-01', '2026-02-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  test.each([
    ['week', '2026-03-09', '2026-03-09'],
    ['week', '2026-03-13', '2026-03-13'],
    ['week', '2026-03-14', '2026-03-16'],
    ['week', '2026-03-15', '2026-03-16'],
    ['month', '2026-03-15', '2026-03-15'],
  ] as const)('the %s that opens on %s is that of %s', (span, today, day) => {
    expect(firstShownDay(span, today)).toBe(day)
  })

  test.each([
    ['2026-02-15', 5, '2026-01-26', '2026-03-01'],
    ['2027-02-15', 4, '2027-02-01', '2027-02-28'],
    ['2026-03-31', 6, '2026-02-23', '2026-04-05'],
    ['2026-10-25', 5, '2026-09-28', '2026-11-01'],
  ])('the month of %s has %i weeks, from %s to %s', (day, weeks, first, last) => {
    const grid = weeksOf('month', day)
    expect(grid).toHaveLength(weeks)
    expect(grid.every(week => week.length === 7)).toBe(true)
    expect([grid[0]?.[0], grid.at(-1)?.at(-1)]).toEqual([first, last])
    expect(new Set(grid.flat()).size).toBe(weeks * 7)
  })

  test('a week is one row, and its bounds are its days', () => {
    expect(weeksOf('week', '2026-03-31')).toEqual([
      ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05'],
    ])
    expect(boundsOf('week', '2026-03-31')).toEqual({ from: '2026-03-30', to: '2026-04-05' })
    expect(boundsOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  test.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-12-30', 1, '2027-01-06'],
  ] as const)('a %s from %s, moved by %i, is that of %s', (span, day, count, expected) => {
    expect(shifted(span, day, count)).toBe(expected)
  })

  test.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
    ['Enter', undefined],
  ])('%s leads from 1 March to %s', (key, expected) => {
    expect(dayByKey(key, '2026-03-01')).toBe(expected)
  })
})

test.each([
  ['2026-04-05', 'easter'],
  ['2026-04-06', 'easter-monday'],
  ['2026-12-08', 'immaculate'],
  ['2025-10-04', undefined],
  ['2026-10-04', 'saint-francis'],
  ['2026-03-10', undefined],
])('%s is the holiday %s', (day, expected) => {
  expect(holidayOf(day)).toBe(expected)
})

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2027-02-05', true],
  ['2026-01-01', '2027-02-06', false],
  ['2026-01-02', '2026-01-01', false],
])('the range from %s to %s is allowed: %s', (from, to, allowed) => {
  expect(listTimelineInput.safeParse({ from, to }).success).toBe(allowed)
})

test.each([
  ['2026-12-11', ''],
  ['2026-12-12', 'È sabato.'],
  ['2026-12-13', 'È domenica.'],
  ['2026-12-08', 'È un giorno festivo.'],
  ['2026-02-30', ''],
  ['12/2026', ''],
])('the note on %s as a deadline is %j', (day, note) => {
  expect(dayOffNote(day)).toBe(note)
})
