import { addDays } from 'shared/formats/calendar-days'
import type { PhaseKind } from 'shared/schedule/phase'
import { describe, expect, test } from 'vitest'
import {
  BEGUN_BEFORE,
  lanesOf,
  listedDayOf,
  type Phase,
  placeOf,
  sectionsByPerson,
  sectionsByPhase,
} from './schedule-rows.ts'

const FIRST = '2026-12-01'

function phase(title: string, from: number, to: number, kind: PhaseKind = 'editing', name?: string): Phase {
  return {
    projectId: title,
    title,
    status: 'in-production',
    clientName: 'Ada',
    clientCompany: null,
    deadline: null,
    kind,
    startsOn: addDays(FIRST, from),
    endsOn: addDays(FIRST, to),
    member: name ? { id: name, fullName: name, avatarUrl: null, isSuspended: false } : null,
    version: title,
  }
}

const titlesOf = (rows: Phase[][]) => rows.map(row => row.map(({ title }) => title).join(' '))

test('packs phases that do not overlap into one row; a shared day is an overlap', () => {
  const rows = lanesOf([phase('c', 5, 6), phase('a', 0, 4), phase('d', 4, 9), phase('b', 7, 8)])
  expect(titlesOf(rows)).toEqual(['a c b', 'd'])
})

test('groups by phase in work order, one row per project, the earliest first', () => {
  const sections = sectionsByPhase([phase('b', 3, 4), phase('a', 0, 1), phase('c', 0, 1, 'preproduction')])
  expect(sections.map(({ key, rows }) => [key, titlesOf(rows)])).toEqual([
    ['preproduction', ['c']],
    ['editing', ['a', 'b']],
  ])
})

test('groups by member by name, with unassigned phases last', () => {
  const phases = [
    phase('x', 0, 1),
    phase('a', 0, 1, 'editing', 'Sara Conti'),
    phase('b', 0, 1, 'review', 'Luca Moretti'),
  ]
  expect(sectionsByPerson(phases).map(({ title }) => title)).toEqual([
    'Luca Moretti',
    'Sara Conti',
    'Senza persona',
  ])
})

describe('the place of a phase within a week', () => {
  const week = { startsOn: '2026-12-07', endsOn: '2026-12-13' }
  test.each([
    ['2026-12-08', '2026-12-09', { offset: 1, length: 2, isCutAtStart: false, isCutAtEnd: false }],
    ['2026-12-01', '2026-12-07', { offset: 0, length: 1, isCutAtStart: true, isCutAtEnd: false }],
    ['2026-12-13', '2026-12-20', { offset: 6, length: 1, isCutAtStart: false, isCutAtEnd: true }],
    ['2026-11-01', '2027-01-20', { offset: 0, length: 7, isCutAtStart: true, isCutAtEnd: true }],
    ['2026-12-14', '2026-12-20', undefined],
    ['2026-12-01', '2026-12-06', undefined],
  ])('from %s to %s is %j', (startsOn, endsOn, place) => {
    expect(placeOf({ startsOn, endsOn }, week)).toEqual(place)
  })
})

describe('the day under which the list has a phase', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' }
  test.each([
    ['ended earlier in the month', '2026-11-02', '2026-11-29', '2026-11-30', '2026-11-02'],
    ['was carried into the month and has ended', '2026-10-28', '2026-11-03', '2026-11-30', BEGUN_BEFORE],
    ['was carried into the month and runs', '2026-10-28', '2026-11-30', '2026-11-30', '2026-11-30'],
    ['began earlier in the month and runs', '2026-11-20', '2026-12-05', '2026-11-30', '2026-11-30'],
    ['begins later', '2026-11-20', '2026-11-25', '2026-11-10', '2026-11-20'],
    ['was carried into a coming month', '2026-10-28', '2026-11-03', '2026-10-30', BEGUN_BEFORE],
  ])('%s', (_case, startsOn, endsOn, today, day) => {
    expect(listedDayOf({ startsOn, endsOn }, { ...month, today })).toBe(day)
  })
})
