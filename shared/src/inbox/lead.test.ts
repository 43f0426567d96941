import { describe, expect, test } from 'vitest'
import { readAudit } from '../audit-reading/read-audit.ts'
import { clockIt } from '../messages/it/inbox.ts'
import { completedReport, formValuesOf, sectionsOf } from './audit-sections.ts'
import {
  type LeadAction,
  type LeadState,
  leadClock,
  leadStates,
  searchWordsOf,
  stateAfter,
  stateTimestamps,
} from './lead.ts'
import { auditReportForm, updateReportInput } from './leads.inputs.ts'

const now = new Date('2026-03-02T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const HOUR = 60

describe('the state after an action', () => {
  test.each<[LeadAction, LeadState, LeadState]>([
    ['assign', 'new', 'in-progress'],
    ['assign', 'in-progress', 'in-progress'],
    ['assign', 'answered', 'answered'],
    ['assign', 'closed', 'closed'],
    ['unassign', 'new', 'new'],
    ['unassign', 'in-progress', 'in-progress'],
    ['reply', 'new', 'answered'],
    ['reply', 'in-progress', 'answered'],
    ['reply', 'closed', 'answered'],
    ['complete', 'in-progress', 'answered'],
    ['invite', 'new', 'answered'],
    ['close', 'new', 'closed'],
    ['close', 'answered', 'closed'],
    ['reopen', 'closed', 'in-progress'],
    ['reopen', 'new', 'new'],
  ])('%s: %s becomes %s', (act, state, expected) => {
    expect(stateAfter(act, { state, answeredAt: null })).toBe(expected)
  })

  test('an answered request is reopened as answered', () => {
    expect(stateAfter('reopen', { state: 'closed', answeredAt: now })).toBe('answered')
  })
})

describe('the timestamps of a state', () => {
  const never = { answeredAt: null, closedAt: null }
  test.each<[LeadState, object, object]>([
    ['new', never, never],
    ['answered', never, { answeredAt: now, closedAt: null }],
    ['answered', { answeredAt: before(5), closedAt: null }, { answeredAt: before(5), closedAt: null }],
    ['closed', never, { answeredAt: null, closedAt: now }],
    ['closed', { answeredAt: null, closedAt: before(5) }, { answeredAt: null, closedAt: before(5) }],
    [
      'in-progress',
      { answeredAt: before(9), closedAt: before(5) },
      { answeredAt: before(9), closedAt: null },
    ],
  ])('%s after %j', (state, moments, expected) => {
    expect(stateTimestamps(state, moments as never, now)).toEqual(expected)
  })
})

describe('the promised 24 hours', () => {
  test.each([
    [0, 'ok', 24 * HOUR],
    [20 * HOUR - 1, 'ok', 4 * HOUR + 1],
    [20 * HOUR, 'ok', 4 * HOUR],
    [20 * HOUR + 1, 'soon', 4 * HOUR - 1],
    [24 * HOUR - 1, 'soon', 1],
    [24 * HOUR, 'late', 0],
    [26 * HOUR, 'late', 2 * HOUR],
  ])('%i minutes after its arrival it is %s, by %i minutes', (age, state, minutes) => {
    const waiting = { state: 'new', createdAt: before(age).toISOString(), answeredAt: null } as const
    expect(leadClock(waiting, now)).toEqual({ state, minutes })
  })

  test.each(leadStates)('%s: the clock stops with an answer', state => {
    expect(leadClock({ state, createdAt: before(0), answeredAt: now }, now)).toBeNull()
  })

  test.each([
    ['new', true],
    ['in-progress', true],
    ['answered', false],
    ['closed', false],
  ] as const)('%s has a clock: %s', (state, hasOne) => {
    expect(leadClock({ state, createdAt: before(0), answeredAt: null }, now) !== null).toBe(hasOne)
  })
})

test.each([
  ['Caffè Ròma', ['caffe', 'roma']],
  ['ada@forno-rossi.it', ['ada', 'forno', 'rossi', 'it']],
  ["  l'officina   3D ", ['l', 'officina', '3d']],
  ["100%_vero & ! | ':*", ['100', 'vero']],
  ['%', []],
  ['a b c d e f g h i l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('a search for %j searches for %j', (search, words) => {
  expect(searchWordsOf(search)).toEqual(words)
})

describe('a completed audit', () => {
  const first = readAudit({ company: 'Forno', description: 'Un video per assumere.', videoUrl: null })
  const values = Object.fromEntries(
    Object.entries(formValuesOf(first)).map(([name, value]) => [name, value || `Visto: ${name}`]),
  )

  test('begins with empty findings and the first advice', () => {
    const found = Object.entries(formValuesOf(first)).filter(([name]) => name.startsWith('finding-'))
    expect(found.every(([, value]) => value === '')).toBe(true)
    expect(formValuesOf(first)['advice-hook']).toBe(first.sections[0]?.advice)
  })

  test('names what was seen, keeps unchanged advice, and leaves nothing to watch', () => {
    const parsed = auditReportForm.parse({ ...values, 'advice-hook': '' })
    const done = completedReport(first, sectionsOf(parsed))
    expect(done.sections.every(({ state }) => state === 'completed')).toBe(true)
    expect(done.sections[0]).toEqual({
      code: 'hook',
      finding: 'Visto: finding-hook',
      advice: first.sections[0]?.advice,
      unseen: '',
      state: 'completed',
    })
    expect(formValuesOf(done)['finding-hook']).toBe('Visto: finding-hook')
  })

  test('needs every section, once', () => {
    const sections = sectionsOf(values)
    const id = crypto.randomUUID()
    const isTaken = (some: unknown[]) => updateReportInput.safeParse({ id, sections: some }).success
    expect(isTaken(sections)).toBe(true)
    expect(isTaken(sections.slice(1))).toBe(false)
    expect(isTaken([sections[1], ...sections.slice(1)])).toBe(false)
    expect(isTaken(sections.map(section => ({ ...section, finding: ' ' })))).toBe(false)
  })
})

test.each([
  ['ok', 24 * HOUR, 'Scade tra 24 ore'],
  ['ok', 24 * HOUR - 1, 'Scade tra 24 ore'],
  ['ok', 24 * HOUR - 31, 'Scade tra 23 ore'],
  ['ok', 4 * HOUR + 29, 'Scade tra 4 ore'],
  ['soon', 4 * HOUR - 1, 'Scade tra 3 ore'],
  ['soon', 3 * HOUR, 'Scade tra 3 ore'],
  ['soon', 2 * HOUR - 1, 'Scade tra un’ora'],
  ['soon', 59, 'Scade tra 59 minuti'],
  ['soon', 0, 'Scade tra un minuto'],
  ['late', 0, 'In ritardo di un minuto'],
  ['late', 2 * HOUR, 'In ritardo di 2 ore'],
  ['late', 47 * HOUR, 'In ritardo di 47 ore'],
  ['late', 72 * HOUR, 'In ritardo di 3 giorni'],
] as const)('%s, %i minutes: %s', (state, minutes, words) => {
  expect(clockIt({ state, minutes })).toBe(words)
})
