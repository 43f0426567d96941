import { describe, expect, test } from 'vitest'
import { brand } from '../catalogue/brand.ts'
import { assistantTexts, helpTexts, questionTexts } from '../messages/it/briefing.ts'
import { type Brief, emptyBrief, type Slot } from './brief.ts'
import { answer, type BriefingState, openBriefing } from './conversation.ts'

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
    ['Puoi fare uno sconto?', helpTexts.discount],
    ['vaffanculo', helpTexts.insult],
    ['fate schifo', helpTexts.insult],
    ['voglio annullare tutto', helpTexts.cancel],
    ['sei un robot?', helpTexts.human],
    ['ma con chi sto parlando', helpTexts.human],
    ['Sei umano o un bot?', helpTexts.human],
    ['posso cambiare idea dopo?', helpTexts.changes],
    ['quando arriva la fattura?', helpTexts.other],
    ['mah', assistantTexts.whatElse],
    ['dove confermo?', helpTexts.confirm],
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
    ['audience', 'ma vaffanculo, non capisci un cazzo', helpTexts.insult],
    ['message', 'sei un robot o cosa?', helpTexts.human],
    ['tone', 'Puoi farmi uno sconto?', helpTexts.discount],
    ['materials', 'posso parlare con qualcuno?', helpTexts.person],
    ['deadline', 'quando mi arriva la fattura?', helpTexts.other],
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
    expect(reply).toContain(helpTexts.changes)
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
    ['mi aggiungi i sottotitoli in tedesco', ['notes']],
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

describe('acknowledgements', () => {
  const replyTo = (asked: Slot, text: string, brief: Partial<Brief> = {}) =>
    answer(at(asked, { kind: 'corporate', ...brief }), text, today).reply

  test('only short clean answers are quoted', () => {
    expect(replyTo('tone', 'Caldo')).toMatch(/^Tono caldo/)
    expect(replyTo('tone', 'che da noi te fai er culo ma esci contento')).not.toMatch(/culo/)
    expect(replyTo('tone', '⏱️ 60s')).toMatch(/durata 1 minuto/)
    expect(replyTo('tone', "nient'altro")).not.toMatch(/nient/)
  })

  test('no extras are not announced where some are booked', () => {
    for (const turn of [0, 1, 2]) {
      const state = { ...at('extras', { ...settled, extrasSettled: false }), turn }
      expect(answer(state, 'no grazie', today).reply).not.toMatch(/Niente extra|essenziali/)
    }
  })

  test('who leaves all to us brings nothing', () => {
    const reply = replyTo('materials', 'no, dovete fare tutto voi')
    expect(assistantTexts.noMaterialsOnly.some(text => reply.includes(text))).toBe(true)
  })

  test('a yes to extras is asked which, music from the library is included', () => {
    expect(replyTo('extras', 'sì')).toBe(questionTexts.extras.again)
    expect(replyTo('extras', 'musica di sottofondo')).toContain(assistantTexts.stockMusic)
  })

  test('a deadline has its article', () => {
    expect(replyTo('deadline', "entro l'8 gennaio")).toContain('entro l’8 gennaio')
    expect(replyTo('deadline', 'il primo maggio')).toContain('entro il 1º maggio')
  })
})
