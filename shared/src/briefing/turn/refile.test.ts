import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief/brief.ts'
import { ANSWER_MAX, COMPANY_MAX } from '../brief/limits.ts'
import { composeSummary } from '../brief/summary.ts'
import { placesFor, type Refiling } from '../brief/word-places.ts'
import { refile } from './refile.ts'
import { at, say, settled } from './test-states.ts'

const words = 'per trovare apprendisti'
const noted: Partial<Brief> = { ...settled, notes: ['prima', words] }

describe('words are put where they belong, as the client wrote them', () => {
  const cases: [Partial<Brief>, Omit<Refiling, 'words'>, Partial<Brief>][] = [
    [noted, { from: 'notes', to: 'goal' }, { goal: words, notes: ['prima'] }],
    [noted, { from: 'notes', to: 'audience' }, { audience: `i clienti; ${words}`, notes: ['prima'] }],
    [noted, { from: 'notes', to: 'materials' }, { materials: `logo; ${words}`, notes: ['prima'] }],
    [
      { ...noted, company: 'Rossi' },
      { from: 'notes', to: 'company' },
      { company: words, notes: ['prima', 'Rossi'] },
    ],
    [noted, { from: 'notes', to: null }, { notes: ['prima'] }],
    [
      { ...settled, goal: words },
      { from: 'goal', to: 'notes' },
      { goal: null, notes: [words] },
    ],
    [
      { goal: words, message: 'ciao' },
      { from: 'goal', to: 'message' },
      { goal: null, message: `ciao; ${words}` },
    ],
    [
      { ...settled, unknowns: ['tone'], tone: null, goal: words },
      { from: 'goal', to: 'tone' },
      { unknowns: [] },
    ],
    [
      { ...settled, tone: words },
      { from: 'tone', to: 'goal' },
      { tone: null, unknowns: ['tone'] },
    ],
  ]
  test.each(cases)('%j, %j', (brief, move, expected) => {
    expect(refile(at(null, brief), { ...move, words }).state.brief).toMatchObject(expected)
  })
})

test('what does not fit beside them is named, and is in the recap as a note', () => {
  const brief = { ...noted, tone: 'a'.repeat(ANSWER_MAX) }
  const { state, reply } = refile(at(null, brief), { from: 'notes', words, to: 'tone' })
  expect(reply).toMatch(/Quello che c’era, «a+.*», l’ho tenuto nelle note\./)
  expect(composeSummary(state.brief)).toContain(`Note: «${brief.tone}»`)
})

test('an answer that is moved away is asked for again while the talk goes on', () => {
  const { state, reply } = refile(at('tone', { kind: 'corporate', audience: words, message: 'x' }), {
    ...{ from: 'audience', words, to: 'goal' },
  })
  expect(state.asked).toBe('audience')
  expect(reply).toMatch(/spostato «per trovare apprendisti» in «Obiettivo»\. .+\?$/)
})

test('"ho sbagliato" puts them back', () => {
  const before = at(null, noted)
  const { state } = refile(before, { from: 'notes', words, to: 'audience' })
  expect(say(state, 'ho sbagliato').state.brief).toEqual(before.brief)
})

test('the words keep the turn that they come from', () => {
  const { state } = refile(
    { ...at(null, { ...settled, audience: words }), sources: { audience: { turnId: '4', words } } },
    { from: 'audience', words, to: 'goal' },
  )
  expect(state.sources).toEqual({ goal: { turnId: '4', words } })
})

describe('nothing moves', () => {
  const long = 'a'.repeat(COMPANY_MAX + 1)
  const cases: [string, Partial<Brief>, Refiling][] = [
    ['other words', noted, { from: 'notes', words: 'altro', to: 'goal' }],
    ['to the same place', { goal: words }, { from: 'goal', words, to: 'goal' }],
    ['what is too long', { notes: [long] }, { from: 'notes', words: long, to: 'company' }],
  ]
  test.each(cases)('%s', (_, brief, refiling) => {
    const before = at(null, brief)
    expect(refile(before, refiling)).toEqual({ state: before, reply: '' })
  })

  test('and what is too long for a place is not offered it', () => {
    expect(placesFor({ from: 'notes', words: long })).not.toContain('company')
    expect(placesFor({ from: 'goal', words })).toContain('notes')
  })
})
