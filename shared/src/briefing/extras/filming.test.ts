import { describe, expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard } from '../turn/test-states.ts'

describe('filming that is told to us is ordered, with its place', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    [
      'materials',
      'solo il logo. le riprese da fare nella nostra sede in via Lucera',
      { extras: ['shooting'], place: 'nella nostra sede in via Lucera', materials: 'solo il logo' },
    ],
    [
      'materials',
      'Logo. Le riprese le farete presso la nostra sede',
      { extras: ['shooting'], place: 'presso la nostra sede' },
    ],
    [
      'deadline',
      'Le interviste dovete venire a girarle voi a scuola',
      { extras: ['shooting'], place: 'a scuola' },
    ],
    [
      'materials',
      'le foto. le riprese fatele voi al ristorante',
      { extras: ['shooting'], place: 'al ristorante' },
    ],
    [
      'materials',
      'Abbiamo le riprese della vendemmia, girate da un amico. In cantina però venite voi a girare.',
      { extras: ['shooting', 'supplied-footage'], place: 'In cantina' },
    ],
    [
      'materials',
      'Niente filmati: le riprese vanno fatte nel cantiere di Rezzato, via Zanardelli',
      { extras: ['shooting'], place: 'nel cantiere di Rezzato, via Zanardelli' },
    ],
    ['materials', 'Abbiamo delle riprese, ma vorremmo anche il drone sulla scuola', { place: null }],
    ['materials', 'Abbiamo le clip girate nello shooting di febbraio', { place: null }],
    ['extras', 'le riprese da fare le facciamo noi', { declined: ['shooting'] }],
    ['deadline', 'dobbiamo decidere le riprese da fare', { extras: [] }],
    ['extras', 'le riprese non fatele', { extras: [] }],
    ['extras', 'le riprese venite voi nel mio studio in via dante', { extras: ['shooting'] }],
    ['extras', 'le riprese le ho gia dette, venite voi', { extras: ['shooting'] }],
    [
      'extras',
      'il drone nemmeno le riprese venite voi due giorni a fine aprile',
      { extras: ['shooting'], declined: ['drone'] },
    ],
    ['materials', 'solo i vasetti. dovete venire voi verso il 20 giugno', { extras: ['shooting'] }],
    ['extras', 'non dovete venire voi', { extras: [], declined: ['shooting'] }],
    ['extras', 'venite voi a ritirare le foto', { extras: [] }],
    ['extras', 'venite voi in studio?', { extras: [] }],
  ]
  test.each(cases)('%s: %s', (asked, text, brief) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(brief)
  })
})

test.each([
  ['La musica allora no. Le riprese in sede servono', { extras: ['shooting'], declined: [] }],
  ['il resto no. i sottotitoli in tedesco quelli si', { extras: ['subtitles'], declined: [] }],
  ['no. Il drone', { extras: [], declined: ['drone'] }],
])('a no that ends a sentence is not the next one’s: %s', (text, brief) => {
  expect(heard(at('extras', corporate), text)).toMatchObject(brief)
})

test.each([
  ['la musica normale, non quella a pagamento', []],
  ['la musica originale, non quella di libreria', ['music']],
])('original music is taken off by its other name: %s', (text, extras) => {
  const brief: Partial<Brief> = { ...corporate, extras: ['music'] }
  expect(heard(at('message', brief), `siamo veloci. Ma ${text}`)).toMatchObject({ extras })
})

test('of several extras that were offered those alone are taken that are named', () => {
  const offered = ['subtitles', 'shooting'] as const
  const after = (text: string) => heard({ ...at('audience', corporate), offered }, text).extras
  expect(after('i miei pazienti. e i sottotitoli mettiamoli')).toEqual(['subtitles'])
  expect(after('i miei pazienti. mettiamoli')).toEqual(['subtitles', 'shooting'])
})
