import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { daysToDeadline, isOverdue, urgencies, urgencyOf } from './deadlines.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-01-01', 'high', true],
  ['2026-03-09', 'high', true],
  ['2026-03-10', 'high', false],
  ['2026-03-12', 'high', false],
  ['2026-03-13', 'medium', false],
  ['2026-03-17', 'medium', false],
  ['2026-03-18', 'low', false],
  ['2027-01-01', 'low', false],
  [null, 'low', false],
  [undefined, 'low', false],
] as const)('on 10 March a deadline of %s is %s, overdue: %s', (deadline, urgency, overdue) => {
  expect(urgencyOf(deadline, now)).toBe(urgency)
  expect(isOverdue(deadline, now)).toBe(overdue)
})

test('days are those of Rome, not of UTC, also across clock changes', () => {
  expect(daysToDeadline('2026-03-12', new Date('2026-03-10T22:59:00Z'))).toBe(2)
  expect(daysToDeadline('2026-03-12', new Date('2026-03-10T23:00:00Z'))).toBe(1)
  expect(daysToDeadline('2026-04-01', new Date('2026-03-28T12:00:00Z'))).toBe(4)
})

const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
test.prop([fc.integer({ min: -400, max: 400 }), fc.nat(400)])(
  'a later deadline is never more urgent',
  (days, later) => {
    const sooner = urgencies.indexOf(urgencyOf(day(days), now))
    expect(urgencies.indexOf(urgencyOf(day(days + later), now))).toBeGreaterThanOrEqual(sooner)
  },
)
