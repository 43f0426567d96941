import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { addDays } from '../formats/calendar-days.ts'
import { daySpanIt, momentInRome } from '../formats/date-it.ts'
import { alGiorno } from '../formats/italian.ts'
import { lengthOf, movedPhase, PHASE_MAX_DAYS, type PhaseKind, phaseFaultOf } from './phase.ts'
import { type PhaseWarning, phaseWarningsOf } from './phase-warnings.ts'
import { listScheduleInput, setPhaseInput } from './schedule.inputs.ts'

const days = (startsOn: string, endsOn: string) => ({ startsOn, endsOn })

test.each([
  ['2026-12-04', '2026-12-04', undefined],
  ['2026-12-04', '2026-12-03', 'ENDS_BEFORE_START'],
  ['2027-01-01', '2028-01-01', undefined],
  ['2027-01-01', '2028-01-02', 'PHASE_TOO_LONG'],
  ['2026-03-28', '2026-03-30', undefined],
])('phaseFaultOf answers a phase from %s to %s with %s', (startsOn, endsOn, fault) => {
  expect(phaseFaultOf({ startsOn, endsOn })).toBe(fault)
})

describe('phaseWarningsOf', () => {
  const plan = {
    kind: 'shooting',
    days: days('2026-12-04', '2026-12-08'),
    before: undefined,
    phases: [],
    deadline: null,
    today: '2026-12-01',
  } as const
  const phase = (kind: PhaseKind, startsOn: string) => ({ kind, startsOn, endsOn: '2026-12-31' })
  test.each([
    ['today', { today: '2026-12-04' }, []],
    ['in the past', { today: '2026-12-05' }, [{ code: 'IN_THE_PAST', startsOn: '2026-12-04' }]],
    ['in the past, where it was', { today: '2026-12-05', before: days('2026-12-04', '2026-12-06') }, []],
    ['up to the deadline', { deadline: '2026-12-08' }, []],
    ['beyond the deadline', { deadline: '2026-12-07' }, [{ code: 'AFTER_DEADLINE', deadline: '2026-12-07' }]],
    [
      'beyond the deadline, as it did',
      { deadline: '2026-12-07', before: days('2026-12-01', '2026-12-08') },
      [],
    ],
    [
      'on the first day of the others',
      { phases: [phase('preproduction', '2026-12-04'), phase('editing', '2026-12-04')] },
      [],
    ],
    [
      'before an earlier phase',
      { phases: [phase('preproduction', '2026-12-05')] },
      [{ code: 'OUT_OF_ORDER', early: 'shooting', late: 'preproduction' }],
    ],
    [
      'after a later phase',
      { phases: [phase('review', '2026-12-03')] },
      [{ code: 'OUT_OF_ORDER', early: 'review', late: 'shooting' }],
    ],
    ['beside its own former days', { phases: [phase('shooting', '2026-12-09')] }, []],
  ] satisfies [string, Partial<Parameters<typeof phaseWarningsOf>[0]>, PhaseWarning[]][])(
    'answers a phase %s',
    (_, change, warnings) => {
      expect(phaseWarningsOf({ ...plan, ...change })).toEqual(warnings)
    },
  )
})

describe('movedPhase', () => {
  const editing = days('2026-12-04', '2026-12-08')
  test.each([
    ['whole', 3, '2026-12-07', '2026-12-11'],
    ['whole', -30, '2026-11-04', '2026-11-08'],
    ['start', 2, '2026-12-06', '2026-12-08'],
    ['start', 9, '2026-12-08', '2026-12-08'],
    ['end', 1, '2026-12-04', '2026-12-09'],
    ['end', -9, '2026-12-04', '2026-12-04'],
    ['end', 4000, '2026-12-04', '2027-12-04'],
    ['start', -4000, '2025-12-08', '2026-12-08'],
  ] as const)('moves its %s by %i days to %s and %s', (part, by, startsOn, endsOn) => {
    expect(movedPhase(editing, part, by)).toEqual({ startsOn, endsOn })
  })

  const phases = fc
    .record({
      first: fc.integer({ min: 0, max: 5000 }),
      length: fc.integer({ min: 1, max: PHASE_MAX_DAYS }),
    })
    .map(({ first, length }) => {
      const startsOn = addDays('2020-01-01', first)
      return days(startsOn, addDays(startsOn, length - 1))
    })
  const parts = fc.constantFrom('whole', 'start', 'end')
  test.prop([phases, parts, fc.integer({ min: -900, max: 900 })])(
    'keeps a phase valid, and moving back restores a whole one',
    (phase, part, by) => {
      const moved = movedPhase(phase, part, by)
      expect(phaseFaultOf(moved)).toBeUndefined()
      if (part !== 'whole') return
      expect(lengthOf(moved)).toBe(lengthOf(phase))
      expect(movedPhase(moved, 'whole', -by)).toEqual(phase)
    },
  )
})

const projectId = '11111111-1111-4111-8111-111111111111'
const faultsOf = (schema: typeof setPhaseInput | typeof listScheduleInput, input: object) => {
  const { error } = schema.safeParse(input)
  return error ? fieldErrorsOf(error) : {}
}

test.each([
  ['2026-12-04', '2026-12-08', {}],
  [null, null, {}],
  ['2026-12-04', null, { endsOn: 'REQUIRED' }],
  [null, '2026-12-08', { startsOn: 'REQUIRED' }],
  ['2026-12-04', '2026-12-03', { endsOn: 'ENDS_BEFORE_START' }],
  ['2026-12-04', '2029-12-03', { endsOn: 'PHASE_TOO_LONG' }],
  ['domani', '2026-12-03', { startsOn: 'INVALID_DATE' }],
])('setting a phase from %s to %s is answered with %j', (startsOn, endsOn, faults) => {
  const input = { projectId, kind: 'editing', startsOn, endsOn, version: null }
  expect(faultsOf(setPhaseInput, input)).toEqual(faults)
})

test.each([
  [{ from: '2026-12-01', to: '2026-12-31' }, {}],
  [{ projectId }, {}],
  [{}, { from: 'REQUIRED' }],
  [{ from: '2026-12-01' }, { to: 'REQUIRED' }],
  [{ from: '2026-12-02', to: '2026-12-01' }, { to: 'OUT_OF_RANGE' }],
  [{ from: '2026-01-01', to: '2027-02-05' }, {}],
  [{ from: '2026-01-01', to: '2027-02-06' }, { to: 'OUT_OF_RANGE' }],
])('asking for %j is answered with %j', (input, faults) => {
  expect(faultsOf(listScheduleInput, input)).toEqual(faults)
})

test.each([
  ['2026-12-04', '2026-12-08', 'al 4–8 dicembre'],
  ['2026-12-08', '2026-12-10', 'all’8–10 dicembre'],
  ['2026-11-28', '2026-12-03', 'al 28 novembre – 3 dicembre'],
  ['2026-12-04', '2026-12-04', 'al 4 dicembre'],
  ['2026-12-28', '2027-01-03', 'al 28 dicembre 2026 – 3 gennaio 2027'],
  ['2020-11-01', '2020-11-03', 'al 1–3 novembre 2020'],
  ['2027-12-04', '2027-12-04', 'al 4 dicembre 2027'],
])('a span from %s to %s is told in a sentence: %s', (from, to, told) => {
  expect(alGiorno(daySpanIt(from, to, '2026-11-29'))).toBe(told)
})

test.each([
  ['2026-12-04', '08:30', '2026-12-04T07:30:00.000Z'],
  ['2026-07-04', '08:30', '2026-07-04T06:30:00.000Z'],
  ['2026-12-04', '00:00', '2026-12-03T23:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('on %s at %s in Rome it is %s', (day, time, moment) => {
  expect(momentInRome(day, time).toISOString()).toBe(moment)
})
