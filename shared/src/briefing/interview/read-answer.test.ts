import { describe, expect, test } from 'vitest'
import { kindLabels } from '../../messages/it/interview.ts'
import { type BriefKind, briefKinds } from '../brief/brief.ts'
import { detectIntent, isQuestion, readDay, readDeadline, readKind, readLength } from './read-answer.ts'

const TODAY = '2026-11-28'

describe('readDay', () => {
  test.each([
    ['entro il 15 gennaio', '2027-01-15'],
    ['tra due settimane', '2026-12-12'],
    ['venerdì prossimo', '2026-12-04'],
    ['il 3/12', '2026-12-03'],
    ['lunedì 7 dicembre', '2026-12-07'],
    ['l’8 marzo', '2027-03-08'],
    ['entro l’11 dicembre', '2026-12-11'],
    ['tra un mese', '2026-12-28'],
    ['fra 3 mesi', '2027-02-28'],
    ['3.12.2026', '2026-12-03'],
    ['domani', '2026-11-29'],
    ['oggi', TODAY],
    ['entro fine mese', '2026-11-30'],
    ['il 12', '2026-12-12'],
    ['entro il 30', '2026-11-30'],
    ['il 29 febbraio', '2028-02-29'],
    ['fra 15-20 giorni', '2026-12-18'],
    ['venerdì 18', '2026-12-18'],
    ['entro sabato 5, grazie', '2026-12-05'],
    ['sabato', '2026-12-05'],
    ['il 5 dicembre dalle 10 alle 12', '2026-12-05'],
    ['non prima del 10 e non oltre il 20 gennaio', '2027-01-20'],
  ])('reads %j', (text, day) => {
    expect(readDay(text, TODAY)).toEqual({ day })
  })

  test.each([
    ['30 febbraio', '30 febbraio'],
    ['entro il 31/04', '31/04'],
    ['29/2/2027', '29/2/2027'],
    ['32 dicembre', '32 dicembre'],
  ])('reports that %j does not exist', (text, said) => {
    expect(readDay(text, TODAY)).toEqual({ fault: 'impossible', said })
  })

  test.each([
    ['a giugno', '2027-06-01'],
    ['metà dicembre', '2026-12-01'],
    ['il mese prossimo', '2026-12-01'],
    ['la settimana prossima', '2026-12-01'],
  ])('asks for the day of %j', (text, day) => {
    expect(readDay(text, TODAY)).toEqual({ fault: 'month', day })
  })

  test.each(['ieri', '1/1/2026'])('refuses %j, which has passed', text => {
    expect(readDay(text, TODAY)).toMatchObject({ fault: 'past' })
  })

  test.each([
    'il 15 gennaio o il 20 gennaio',
    'dal 10 al 15 gennaio',
    'dal 10 gennaio al 10 febbraio',
    'il 18, il 20',
    'venerdì 18, sabato 19',
  ])('refuses the two days of %j', text => {
    expect(readDay(text, TODAY)).toEqual({ fault: 'several' })
  })

  test('refuses a month that has passed', () => {
    expect(readDay('nel marzo 1985', TODAY)).toEqual({ fault: 'past', day: '1985-03-01' })
  })

  test.each([
    'quando volete',
    'alle 10.30',
    'il prima possibile',
    '',
    'tra un mese e mezzo',
    'non prima del 20 gennaio',
    'dopo il 10 gennaio',
    'dopo il 10',
    'non prima dell’8',
    'non prima di fine mese',
    'il 5,5',
  ])('finds no day in %j', text => {
    expect(readDay(text, TODAY)).toEqual({ fault: 'none' })
  })
})

test.each<[string, object]>([
  ['Oggi siamo leader. Ci serve un video entro il 15 gennaio, ogni lunedì giriamo.', { fault: 'several' }],
  ['Oggi siamo leader in 2/3 dei paesi.\nConsegna il 15.1.2027. Grazie!', { day: '2027-01-15' }],
  ['Oggi siamo leader, 5 giorni su 7.', { fault: 'none' }],
  ...['90 sec', '90s', '2 min', '1 m', '2 h'].map((length): [string, object] => [
    `Uno spot di ${length} per la fiera.`,
    { fault: 'none' },
  ]),
])('readDeadline reads only sentences about a deadline: %j', (story, read) => {
  expect(readDeadline(story, TODAY)).toEqual(read)
})

describe('readLength', () => {
  test.each([
    ['un minuto e mezzo', 90],
    ['45s', 45],
    ['2 minuti e 30', 150],
    ['90', 90],
    ['5', 5],
    ['60 minuti', 3600],
  ])('reads %j', (text, seconds) => {
    expect(readLength(text)).toEqual({ seconds })
  })

  test.each([
    ['1 o 2 minuti', 'unread'],
    ['15-20 secondi', 'unread'],
    ['tra 30 e 60 secondi', 'unread'],
    ['dai 30 ai 60 secondi', 'unread'],
    ['30 secondi oppure un minuto', 'unread'],
    ['corto', 'unread'],
    ['4', 'out-of-range'],
    ['61 minuti', 'out-of-range'],
    ['-15 secondi', 'out-of-range'],
    ['Meno 30 secondi', 'out-of-range'],
  ])('does not take %j', (text, fault) => {
    expect(readLength(text)).toEqual({ fault })
  })
})

describe('readKind', () => {
  test.each(briefKinds)('reads the label of %s', kind => {
    expect(readKind(kindLabels[kind])).toBe(kind)
    expect(readKind(kindLabels[kind].toUpperCase())).toBe(kind)
  })

  test.each<[string, BriefKind | null]>([
    ['vorremmo un reel', 'social-reels'],
    ['un video aziendale', 'corporate'],
    ['una demo', 'app-demo'],
    ['video istituzionale', 'corporate'],
    ['Pubblicità', 'advertising'],
    ['non un reel ma un corporate', 'corporate'],
    ['un reel per il nostro hotel', null],
    ['qualcosa di bello', null],
  ])('reads %j as %s', (text, kind) => {
    expect(readKind(text)).toBe(kind)
  })
})

test('isQuestion reads the last character', () => {
  expect(isQuestion('Quanto costa? ')).toBe(true)
  expect(isQuestion('«Ti fidi?»')).toBe(true)
  expect(isQuestion('Ti fidi? Sì.')).toBe(false)
})

test('moveOf compares the whole message, without case, accents and punctuation', () => {
  expect(detectIntent('Non lo so.')).toBe('unsure')
  expect(detectIntent('INDIETRO!')).toBe('back')
  expect(detectIntent('non so chi lo guarderà')).toBeUndefined()
})
