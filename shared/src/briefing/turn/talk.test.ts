import { describe, expect, test } from 'vitest'
import { brand } from '../../catalogue/brand.ts'
import { truths } from '../../catalogue/truths.ts'
import { assistantTexts, questionTexts } from '../../messages/it/briefing.ts'
import { nonsenseTexts } from '../../messages/it/briefing-open.ts'
import { type Brief, emptyBrief, type Slot } from '../brief/brief.ts'
import { writtenBetween } from '../brief/written.ts'
import { openBriefing } from './conversation.ts'
import { at, corporate, say, settled } from './test-states.ts'

describe('talk after the end changes nothing', () => {
  test.each([
    ['grazie', assistantTexts.closing],
    ['perfetto grazie mille', assistantTexts.closing],
    ['vi ringrazio, molto gentili', assistantTexts.closing],
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
    const { state, reply, changed, restarted } = say(at(null, settled), text)
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
    const { state, reply, changed } = say(at(asked, { kind: 'corporate' }), text)
    expect(reply).toContain(expected)
    expect(state.misses).toBe(0)
    expect(changed).toEqual([])
  })

  test('an answer and a question in one message are both heard', () => {
    const { state, reply } = say(at('audience', corporate), 'famiglie con bambini. Posso cambiare idea dopo?')
    expect(state.brief.audience).toBe('famiglie con bambini')
    expect(reply).toContain(truths.changes)
  })

  test('an order in the form of a question is an order', () => {
    const { state } = say(openBriefing().state, 'Potete farmi un video corporate di un minuto?')
    expect(state.brief).toMatchObject({ kind: 'corporate', durationSeconds: 60, notes: [] })
  })
})

describe('what a turn changed', () => {
  test.each([
    ['aggiungi il drone', ['extras']],
    ['anzi, 90 secondi', ['durationSeconds']],
    ['Il logo nuovo arriva a maggio', ['notes']],
    ['60 secondi', []],
    ['mi aggiungi i sottotitoli in tedesco', ['languages', 'notes']],
  ])('%s', (text, expected) => {
    expect(say(at(null, settled), text).changed).toEqual(expected)
  })

  test.each(['Ricominciamo da capo', 'ok ricominciamo da capo', 'No, ricominciamo'])(
    '%s begins anew',
    text => {
      const { state, reply, changed, restarted } = say(at(null, settled), text)
      expect(state.brief).toEqual(emptyBrief)
      expect(state.asked).toBe('kind')
      expect(reply).toBe(assistantTexts.restartedAfter)
      expect(changed).toContain('kind')
      expect(restarted).toBe(true)
      expect(say(at('tone', { kind: 'hotel' }), text).reply).toBe(assistantTexts.restarted)
    },
  )

  test('the opening changes nothing', () => {
    expect(openBriefing()).toMatchObject({ changed: [], restarted: false })
  })
})

describe('what a turn wrote is read back', () => {
  const wrote = (asked: Slot, text: string, brief: Partial<Brief> = {}) => {
    const before = at(asked, { kind: 'corporate', ...brief })
    return writtenBetween(before.brief, say(before, text).state.brief).map(({ text: said }) => said)
  }
  const replyTo = (asked: Slot, text: string) => say(at(asked, { kind: 'corporate' }), text).reply

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

describe('nonsense gets a friendly question and does not enter the brief', () => {
  const page =
    'Home Chi siamo Contatti Cookie Policy Privacy Policy Accetta tutti Rifiuta Menu Login Carrello 0 Copyright 2024'
  const cases: [Slot | null, string, keyof typeof nonsenseTexts][] = [
    ['audience', 'asdf', 'keys'],
    ['audience', 'lkjhg sdfgh', 'keys'],
    ['message', 'asdfghjkl', 'keys'],
    ['tone', 'xxx', 'keys'],
    ['materials', 'asd', 'keys'],
    ['message', 'prova prova', 'keys'],
    ['duration', 'qwerty', 'keys'],
    ['kind', 'aaaaaaa', 'keys'],
    ['audience', '😀😀', 'signs'],
    ['tone', '!!!', 'signs'],
    ['kind', '...', 'signs'],
    ['audience', '60', 'signs'],
    ['message', '1, 2, 3', 'signs'],
    ['audience', page, 'page'],
    [null, 'asdf', 'keys'],
  ]
  test.each(cases)('asked %s: %s', (asked, text, kind) => {
    const state = at(asked, asked === null ? settled : asked === 'kind' ? {} : corporate)
    let turn = say(state, text)
    for (let again = 0; again < 3; again++) turn = say(turn.state, text)
    expect(turn.state.brief).toEqual(state.brief)
    expect(turn.state.asked).toBe(asked)
    expect(turn.reply).toContain(nonsenseTexts[kind])
    if (asked !== null) expect(turn.reply).toContain(questionTexts[asked].again)
  })
})
