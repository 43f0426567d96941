import { describe, expect, test } from 'vitest'
import { type Brief, emptyBrief, type Slot } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'

// A Tuesday.
const today = '2026-03-10'
const opening = openBriefing().state

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...opening,
  brief: { ...emptyBrief, ...brief },
  asked,
})

const settled: Partial<Brief> = {
  kind: 'corporate',
  audience: 'i clienti',
  message: 'siamo affidabili',
  tone: 'caldo',
  durationSeconds: 60,
  materials: 'il logo',
  extras: ['subtitles'],
  extrasSettled: true,
  deadline: '2026-04-01',
}

const say = (state: BriefingState, ...texts: string[]) =>
  texts.reduce((turn, text) => answer(turn.state, text, today), { state, reply: '' })

const heard = (state: BriefingState, text: string) => answer(state, text, today).state.brief

describe('corrections', () => {
  const cases: [Slot | null, string, Partial<Brief>][] = [
    [null, 'no, 60 secondi', { durationSeconds: 60 }],
    [null, 'anzi, facciamo 30 secondi', { durationSeconds: 30 }],
    [null, 'Meglio un talking head', { kind: 'talking-head' }],
    [null, 'cambio idea: un reel', { kind: 'social-reels' }],
    [null, 'Anzi, il tono più ironico', { tone: 'più ironico' }],
    [null, 'Il pubblico sono i fornitori', { audience: 'i fornitori' }],
    [null, 'togli i sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'senza sottotitoli', { extras: [], declined: ['subtitles'] }],
    [null, 'aggiungi la musica', { extras: ['music', 'subtitles'] }],
    [null, 'Vorrei anche il drone', { extras: ['subtitles', 'drone'] }],
    [null, 'la consegna spostiamola al 20 aprile', { deadline: '2026-04-20' }],
    [null, 'sul tono decidete voi', { tone: null, unknowns: ['tone'] }],
    ['materials', 'no, 90 secondi', { durationSeconds: 90, materials: 'il logo' }],
    ['tone', 'anzi, che siamo i più veloci', { message: 'che siamo i più veloci', tone: 'caldo' }],
  ]
  test.each(cases)('asked %s: %s', (asked, text, expected) => {
    const state = { ...at(asked, settled), last: 'message' as const }
    expect(heard(state, text)).toMatchObject(expected)
  })

  test('a script that is to be written is not ready, and the reverse', () => {
    const ready = say(
      at('extras', { ...settled, extras: ['ready-script'], extrasSettled: false }),
      'scrittura dei testi',
    )
    expect(ready.state.brief.extras).toEqual(['scriptwriting'])
    expect(say(ready.state, 'lo script è già pronto').state.brief.extras).toEqual(['ready-script'])
  })
})
