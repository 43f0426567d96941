import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import { type Brief, emptyBrief, type Slot } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { clarityOf } from '../brief/written.ts'
import { answer, openBriefing } from './conversation.ts'
import { type Correction, correct } from './correction.ts'
import { resumeOf } from './resume.ts'

const today = '2026-03-10'

const settled: Brief = {
  ...emptyBrief,
  kind: 'corporate',
  audience: 'i clienti',
  message: 'siamo affidabili',
  tone: 'caldo',
  durationSeconds: 90,
  materials: 'il logo',
  extras: ['subtitles'],
  extrasSettled: true,
  deadline: '2026-04-01',
}

const at = (asked: Slot | null, brief: Brief): BriefingState => ({
  ...openBriefing().state,
  brief,
  asked,
  invited: asked === null ? [] : null,
})

describe('a correction in its place is what words would have done', () => {
  const cases: [Correction, string][] = [
    [{ field: 'duration', value: 60 }, 'no, 60 secondi'],
    [{ field: 'kind', value: 'social-reels' }, 'anzi, meglio un reel'],
    [{ field: 'extras', value: [] }, 'togli i sottotitoli'],
    [{ field: 'extras', value: ['subtitles', 'drone'] }, 'aggiungi il drone'],
    [{ field: 'tone', value: 'ironico' }, 'cambia il tono: ironico'],
    [{ field: 'deadline', value: '2026-04-20' }, 'anzi, entro il 20 aprile'],
  ]
  test.each(cases)('%j', (correction, words) => {
    const said = answer(at(null, settled), words, today).state.brief
    expect(correct(at(null, settled), correction).state.brief).toEqual(said)
  })
})

test('the conversation says what was corrected', () => {
  const { reply, state } = correct(at(null, settled), { field: 'duration', value: 60 })
  expect(reply).toBe(`Hai corretto la durata: 1 minuto. ${assistantTexts.stillDone}`)
  expect(state.last).toBe('duration')
})

test('correcting to what is there already changes nothing', () => {
  const before = at(null, settled)
  expect(correct(before, { field: 'duration', value: 90 })).toEqual({ state: before, reply: '' })
})

test('the answer to the question that waits moves the talk on, any other leaves it where it is', () => {
  const before = at('audience', { ...emptyBrief, kind: 'corporate' })
  expect(correct(before, { field: 'audience', value: 'i buyer' }).state.asked).toBe('message')
  const other = correct(before, { field: 'duration', value: 30 })
  expect(other.state.asked).toBe('audience')
  expect(other.reply).toBe('Hai corretto la durata: 30 secondi.')
})

test('what is left to us is uncertain, and said out again it is not', () => {
  const left = correct(at(null, settled), { field: 'tone', value: null })
  expect(left.state.brief).toMatchObject({ tone: null, unknowns: ['tone'] })
  expect(clarityOf(left.state.brief, 'tone')).toBe('uncertain')
  const said = correct(left.state, { field: 'tone', value: 'serio' })
  expect(said.state.brief).toMatchObject({ tone: 'serio', unknowns: [] })
})

test.each<[Slot, Partial<Brief>, string]>([
  ['tone', {}, 'missing'],
  ['tone', { unknowns: ['tone'] }, 'uncertain'],
  ['tone', { tone: 'serio' }, 'filled'],
  ['extras', { extras: ['drone'] }, 'uncertain'],
  ['extras', { extrasSettled: true }, 'filled'],
  ['materials', { materials: '' }, 'filled'],
])('%s of %j is %s', (slot, brief, expected) => {
  expect(clarityOf({ ...emptyBrief, ...brief }, slot)).toBe(expected)
})

describe('who comes back is told where the talk stands', () => {
  test('what is known, what is missing, and the question', () => {
    const text = resumeOf({ ...emptyBrief, kind: 'corporate', durationSeconds: 60 }, 4)
    expect(text).toContain('tipo di video (Video corporate), durata (1 minuto)')
    expect(text).toContain('Manca ancora: pubblico, messaggio, tono, materiali, extra, data di consegna.')
    expect(text).toMatch(/\?$/)
  })

  test.each([emptyBrief, settled])('nothing where nothing is known or missing', brief => {
    expect(resumeOf(brief, 4)).toBeNull()
  })
})
