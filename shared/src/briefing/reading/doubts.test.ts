import { describe, expect, test } from 'vitest'
import { type Brief, emptyBrief, type Slot } from '../brief/brief.ts'
import type { WordPlace } from '../brief/word-places.ts'
import { refile } from '../turn/refile.ts'
import { readState } from '../turn/stored-state.ts'
import { at, corporate, heard, say, settled } from '../turn/test-states.ts'
import { doubtAbout, pendingDoubt } from './doubts.ts'

describe('words that only their question, or nothing, speaks for are in doubt where they begin like another field', () => {
  const cases: [string, WordPlace, WordPlace | undefined][] = [
    ['per trovare apprendisti', 'audience', 'goal'],
    ['trovare apprendisti', 'audience', 'goal'],
    ['per trovare apprendisti', 'message', 'goal'],
    ['tornare a sentire i nipoti', 'message', undefined],
    ['nella sede di Lecco', 'audience', 'place'],
    ['io e mio fratello', 'notes', 'people'],
    ['i nostri clienti storici', 'notes', 'audience'],
    ['per chi ci conosce', 'audience', undefined],
    ['alla mano', 'tone', undefined],
    ['per trovare apprendisti che vengano da noi in officina ogni mattina alle sette', 'notes', undefined],
  ]
  test.each(cases)('%s, in %s: %s', (words, from, other) => {
    expect(doubtAbout(words, from, emptyBrief)?.to[0]).toBe(other)
  })

  test('but not like one that is known', () => {
    expect(
      doubtAbout('per trovare apprendisti', 'audience', { ...emptyBrief, goal: 'vendere' }),
    ).toBeUndefined()
  })
})

const words = 'raccogliere fondi'
const asked = (slot: Slot = 'audience', brief: Partial<Brief> = corporate) =>
  say(at(slot, brief), `per ${words}`)

test('what is in doubt is filed, and asked about beside the next question', () => {
  const { state, reply } = asked()
  expect(state).toMatchObject({ asked: 'message', brief: { audience: words, goal: null } })
  expect(pendingDoubt(state)).toMatchObject({ words, from: 'audience', to: ['goal', 'audience'] })
  expect(reply).toMatch(/^«raccogliere fondi»: è l’obiettivo o il pubblico\? .+\?$/)
})

test('a word as strong for another field as the question for its own is asked about', () => {
  const { state } = say(at('message', { ...corporate, audience: 'tutti' }), 'elegante e sobrio')
  expect(pendingDoubt(state)).toMatchObject({ from: 'message', to: ['message', 'tone'] })
})

describe('the answer puts it there', () => {
  test('in a word', () => {
    const { state, reply } = say(asked().state, "è l'obiettivo")
    expect(state).toMatchObject({ asked: 'audience', brief: { audience: null, goal: words } })
    expect(reply).toMatch(/\?$/)
  })

  const noted = (words: string) => {
    const { state } = say(at('message', { ...corporate, audience: 'tutti' }), words)
    return {
      ...state,
      doubts: [{ words, from: 'notes', to: ['company', 'notes'], turn: state.turn }],
    } as const
  }
  const told: [string, string, Partial<Brief>][] = [
    ['studio meloni', "si e' l'azienda: studio meloni", { company: 'studio meloni', notes: [] }],
    ['studio meloni', "e' l'azienda si", { company: 'studio meloni', notes: [] }],
    [
      'cmq Tappo è il nome della startup',
      "è l'azienda si. sottotitoli sì",
      { company: 'Tappo', extras: ['subtitles'] },
    ],
    ['studio meloni', 'è solo una nota', { company: null, notes: ['studio meloni'] }],
  ]
  test.each(told)('«%s»: %s', (words, text, brief) => {
    const state = noted(words)
    const inNotes = { ...state, brief: { ...state.brief, message: null, notes: [words] } }
    expect(say(inNotes, text).state.brief).toMatchObject(brief)
  })

  test('or leaves it, and the question that waits is put again', () => {
    const { state, reply } = say(asked().state, 'il pubblico')
    expect(state).toMatchObject({ asked: 'message', brief: { audience: words, goal: null } })
    expect(reply).toMatch(/^Bene, .+\?$/)
  })

  test('or by its label, or that it is a note', () => {
    const { state } = say(at('audience', corporate), 'I pensionati della zona. Costiamo meno degli altri')
    expect(heard(state, 'è solo una nota').notes).toEqual(['Costiamo meno degli altri'])
    expect(heard(state, 'il messaggio').message).toBe('Costiamo meno degli altri')
  })

  test('but what says more is read as everywhere', () => {
    const { state } = say(
      at('message', corporate),
      'Siamo puntuali da trenta anni. Costiamo meno degli altri',
    )
    expect(heard(state, 'nel messaggio scrivete: qui non si aspetta').message).toBe('qui non si aspetta')
    expect(heard(asked().state, 'il pubblico sono i giovani').audience).toBe('i giovani')
  })

  test('or by a tap', () => {
    const { state } = asked()
    const stays = { from: 'audience', words, to: 'audience' } as const
    expect(refile(state, stays).reply).toBe(`Bene, «${words}» resta in «Pubblico».`)
    expect(refile(refile(state, stays).state, stays).reply).toBe('')
    expect(refile(state, { ...stays, to: 'goal' }).state.brief).toMatchObject({ goal: words, audience: null })
  })
})

test('it need not be answered, and is asked once', () => {
  const next = say(asked().state, 'che siamo affidabili')
  expect(next.state.brief.message).toBe('che siamo affidabili')
  expect(pendingDoubt(next.state)).toBeUndefined()
  const again = say(
    { ...next.state, asked: 'audience', brief: { ...emptyBrief, ...corporate } },
    `per ${words}`,
  )
  expect(again.reply).not.toContain('è l’obiettivo')
})

test('a state that was kept before has none', () => {
  const { doubts: _, ...stored } = at(null, settled)
  expect(readState(stored).doubts).toEqual([])
  expect(heard(readState(stored), 'tono ironico').tone).toBe('ironico')
})
