import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import { correct } from '../turn/correction.ts'
import { at, corporate, heard, say, settled } from '../turn/test-states.ts'

const open = { ...settled, deadline: null }

describe('a month, a season or what comes after a day is no date', () => {
  const cases: [string, string, string][] = [
    ['per giugno', 'per giugno', 'Entro che giorno di giugno?'],
    ['Ci serve a settembre, quando ripartono', 'a settembre', 'Entro che giorno di settembre?'],
    ['in autunno', 'in autunno', assistantTexts.whichDay({ words: 'in autunno' })],
    ['dopo Pasqua', 'dopo Pasqua', assistantTexts.whichDay({ words: 'dopo Pasqua' })],
    [
      'Qualche giorno prima della festa (che è il 20 maggio)',
      'Qualche giorno prima della festa (che è il 20 maggio)',
      assistantTexts.whichDay({ words: 'Qualche giorno prima della festa (che è il 20 maggio)' }),
    ],
    [
      'una settimana prima dell’inaugurazione',
      'una settimana prima dell’inaugurazione',
      assistantTexts.whichDay({ words: 'una settimana prima dell’inaugurazione' }),
    ],
    [
      'fra qualche settimana',
      'fra qualche settimana',
      assistantTexts.whichDay({ words: 'fra qualche settimana' }),
    ],
    [
      'entro due mesi dalla firma',
      'entro due mesi dalla firma',
      assistantTexts.whichDay({ words: 'entro due mesi dalla firma' }),
    ],
    [
      'Subito dopo le vacanze di Pasqua',
      'Subito dopo le vacanze di Pasqua',
      assistantTexts.whichDay({ words: 'Subito dopo le vacanze di Pasqua' }),
    ],
    ['per la fiera di fine ottobre', 'per la fiera di fine ottobre', 'Entro che giorno di ottobre?'],
    ['per marzo 2027', 'per marzo 2027', assistantTexts.whichDay({ words: 'per marzo 2027' })],
  ]
  test.each(cases)('%s', (text, words, question) => {
    const { state, reply } = say(at('deadline', open), text)
    expect(state.brief).toMatchObject({ deadline: null, notes: [words] })
    expect(state.asked).toBe('deadline')
    expect(reply).toContain(question)
  })

  const dates: [string, string][] = [
    ['entro giugno', '2026-06-30'],
    ['entro il mese di giugno', '2026-06-30'],
    ['prima di giugno', '2026-06-01'],
    ['per fine maggio', '2026-05-31'],
    ['a metà aprile', '2026-04-15'],
    ['ottobre al massimo', '2026-10-31'],
    ['in autunno, entro ottobre', '2026-10-31'],
    ['per Pasqua', '2026-04-05'],
    ["prima dell'estate", '2026-06-20'],
    ['per giugno, il primo', '2026-06-01'],
  ]
  test.each(dates)('but %s is', (text, deadline) => {
    expect(heard(at('deadline', open), text)).toMatchObject({ deadline, notes: [] })
  })
})

describe('days are counted from the day of something else', () => {
  const cases: [string, string | null][] = [
    ["una settimana prima dell'inaugurazione del 3 giugno", '2026-05-27'],
    ['ci serve almeno una settimana prima del matrimonio, il 6 giugno', '2026-05-30'],
    ["l'open day è sabato 11 aprile, ci serve il giorno prima", '2026-04-10'],
    ['un paio di giorni prima di Pasqua', '2026-04-03'],
    ['una settimana dopo la festa, il 20 giugno', '2026-06-20'],
    ['una settimana prima della fiera, diciamo il 2 maggio', '2026-05-02'],
    ['una decina di giorni dopo la festa, che è il 14 agosto', '2026-08-24'],
    ['la fiera apre il 12 maggio, a noi serve una settimana prima: 5 maggio', '2026-05-05'],
    ['con un paio di settimane di anticipo sulla fiera del 12 maggio', '2026-04-28'],
    ['un mesetto prima del Vinitaly che è ad aprile', null],
    ['il 13 maggio, una settimana prima della fiera', '2026-05-13'],
    ['la festa è il 20 maggio, ci serve qualche giorno prima', null],
  ]
  test.each(cases)('%s', (text, deadline) => {
    expect(heard(at('deadline', open), text).deadline).toBe(deadline)
  })

  test('but not where nobody speaks of the video', () => {
    const { brief } = say(at('message', corporate), "una settimana dopo l'apertura eravamo già pieni").state
    expect(brief).toMatchObject({
      deadline: null,
      message: "una settimana dopo l'apertura eravamo già pieni",
    })
  })

  test('a date alone is the nearest to that day', () => {
    const { state } = say(at('deadline', open), "qualche giorno prima dell'apertura del 3 giugno")
    expect(heard(state, 'il 29')).toMatchObject({ deadline: '2026-05-29' })
  })
})

describe('its day is asked once', () => {
  const { state } = say(at('deadline', open), 'per giugno')
  const answers: [string, string][] = [
    ['fine giugno', '2026-06-30'],
    ['verso la metà', '2026-06-15'],
    ['il 10', '2026-06-10'],
    ['eh per il primo sabato, che è il 6', '2026-06-06'],
    ['entro il 3 luglio', '2026-07-03'],
  ]
  test.each(answers)('%s', (text, deadline) => {
    expect(heard(state, text)).toMatchObject({ deadline, notes: [], unknowns: [] })
  })

  test.each(['boh', 'giugno va bene', 'per giugno', 'il tono lo vorrei ironico'])(
    'after "%s" it stays as it was said, and nothing waits for it',
    text => {
      const after = say(state, text)
      expect(after.state).toMatchObject({ asked: null, brief: { deadline: null, unknowns: ['deadline'] } })
      expect(after.state.brief.notes).toContain('per giugno')
      expect(after.reply).toContain(assistantTexts.asSaid('per giugno'))
    },
  )
})

test('a month that was named in passing is asked for its day when the question comes', () => {
  const { state } = say(at('kind'), 'Un corporate per giugno')
  expect(state.brief).toMatchObject({ kind: 'corporate', deadline: null, notes: ['per giugno'] })
  const before = at('extras', { ...open, notes: ['per giugno'], extrasSettled: false })
  const { reply } = say(before, 'niente altro')
  expect(reply).toContain('Entro che giorno di giugno?')
})

test('a month takes the place of a day that stood, and a day that of the month', () => {
  const { state } = say(at(null, settled), 'anzi, la consegna per giugno')
  expect(state).toMatchObject({ asked: 'deadline', brief: { deadline: null, notes: ['per giugno'] } })
  expect(correct(state, { field: 'deadline', value: '2026-06-08' }).state.brief.notes).toEqual([])
})

test('a month of something else is none of the deadline', () => {
  expect(heard(at('audience', corporate), 'le famiglie che arrivano a giugno').notes).toEqual([])
})

test('a note that only ends in a month stays once there is a day', () => {
  const { brief } = say(at('deadline', { ...open, notes: ['Riapriamo a marzo'] }), 'entro il 20 aprile').state
  expect(brief).toMatchObject({ deadline: '2026-04-20', notes: ['Riapriamo a marzo'] })
})
