import { describe, expect, test } from 'vitest'
import { brand } from '../catalogue/brand.ts'
import { truths } from '../catalogue/truths.ts'
import { assistantTexts, questionTexts } from '../messages/it/briefing.ts'
import { type Brief, emptyBrief, type Slot } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'
import { writtenBetween } from './written.ts'

// A Tuesday.
const today = '2026-03-10'

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

const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...openBriefing().state,
  brief: { ...emptyBrief, ...brief },
  asked,
})

describe('talk after the end changes nothing', () => {
  test.each([
    ['grazie', assistantTexts.closing],
    ['perfetto grazie mille', assistantTexts.closing],
    ['ok confermo', assistantTexts.confirm],
    ['va bene', assistantTexts.confirm],
    ['sì', assistantTexts.confirm],
    ['arrivederci', assistantTexts.closing],
    ['buona giornata', assistantTexts.closing],
    ['posso parlare con una persona?', brand.contact.phone],
    ['Puoi fare uno sconto?', truths.discount],
    ['vaffanculo', assistantTexts.insult],
    ['fate schifo', assistantTexts.insult],
    ['voglio annullare tutto', truths.cancel],
    ['sei un robot?', truths.human],
    ['ma con chi sto parlando', truths.human],
    ['Sei umano o un bot?', truths.human],
    ['posso cambiare idea dopo?', truths.changes],
    ['quando arriva la fattura?', truths.invoice],
    ['mah', assistantTexts.whatElse],
    ['dove confermo?', truths.confirm],
    ['ok grazie, ciao', assistantTexts.closing],
  ])('%s', (text, expected) => {
    const { state, reply, changed, restarted } = answer(at(null, settled), text, today)
    expect(reply).toContain(expected)
    expect(state.brief).toEqual({ ...emptyBrief, ...settled })
    expect(changed).toEqual([])
    expect(restarted).toBe(false)
  })
})

describe('a question or an insult on the way settles nothing', () => {
  test.each([
    ['audience', 'ma vaffanculo, non capisci un cazzo', assistantTexts.insult],
    ['message', 'sei un robot o cosa?', truths.human],
    ['tone', 'Puoi farmi uno sconto?', truths.discount],
    ['materials', 'posso parlare con qualcuno?', truths.contact],
    ['deadline', 'quando mi arriva la fattura?', truths.invoice],
  ] as const)('%s: %s', (asked, text, expected) => {
    const { state, reply, changed } = answer(at(asked, { kind: 'corporate' }), text, today)
    expect(reply).toContain(expected)
    expect(state.misses).toBe(0)
    expect(changed).toEqual([])
  })

  test('an answer and a question in one message are both heard', () => {
    const { state, reply } = answer(
      at('audience', { kind: 'corporate' }),
      'famiglie con bambini. Posso cambiare idea dopo?',
      today,
    )
    expect(state.brief.audience).toBe('famiglie con bambini')
    expect(reply).toContain(truths.changes)
  })

  test('an order in the form of a question is an order', () => {
    const { state } = answer(openBriefing().state, 'Potete farmi un video corporate di un minuto?', today)
    expect(state.brief).toMatchObject({ kind: 'corporate', durationSeconds: 60, notes: [] })
  })
})

describe('what a turn changed', () => {
  test.each([
    ['aggiungi il drone', ['extras']],
    ['anzi, 90 secondi', ['durationSeconds']],
    ['Il logo nuovo arriva a maggio', ['notes']],
    ['60 secondi', []],
    ['mi aggiungi i sottotitoli in tedesco', ['languages']],
  ])('%s', (text, expected) => {
    expect(answer(at(null, settled), text, today).changed).toEqual(expected)
  })

  test.each(['Ricominciamo da capo', 'ok ricominciamo da capo', 'No, ricominciamo'])(
    '%s begins anew',
    text => {
      const { state, reply, changed, restarted } = answer(at(null, settled), text, today)
      expect(state.brief).toEqual(emptyBrief)
      expect(state.asked).toBe('kind')
      expect(reply).toBe(assistantTexts.restartedAfter)
      expect(changed).toContain('kind')
      expect(restarted).toBe(true)
      expect(answer(at('tone', { kind: 'hotel' }), text, today).reply).toBe(assistantTexts.restarted)
    },
  )

  test('the opening changes nothing', () => {
    expect(openBriefing()).toMatchObject({ changed: [], restarted: false })
  })
})

describe('what a turn wrote is read back', () => {
  const wrote = (asked: Slot, text: string, brief: Partial<Brief> = {}) => {
    const before = at(asked, { kind: 'corporate', ...brief })
    return writtenBetween(before.brief, answer(before, text, today).state.brief).map(({ text: said }) => said)
  }
  const replyTo = (asked: Slot, text: string) => answer(at(asked, { kind: 'corporate' }), text, today).reply

  test.each([
    ['tone', 'Caldo', ['tono: «Caldo»']],
    ['tone', '⏱️ 60s', ['1 minuto']],
    ['tone', "nient'altro", []],
    ['materials', 'no, dovete fare tutto voi', ['nessun materiale']],
    ['deadline', "entro l'8 gennaio", ['consegna entro l’8 gennaio 2027']],
    ['deadline', 'il primo maggio', ['consegna entro il 1º maggio 2026']],
    ['duration', '90 secondi, senza drone', ['1 minuto e 30 secondi', 'senza drone']],
  ] as const)('%s: %s', (asked, text, expected) => {
    expect(wrote(asked, text)).toEqual(expected)
  })

  test('a yes to extras is asked which, music from the library is included', () => {
    expect(replyTo('extras', 'sì')).toBe(questionTexts.extras.again)
    expect(replyTo('extras', 'musica di sottofondo')).toContain(assistantTexts.stockMusic)
  })
})
