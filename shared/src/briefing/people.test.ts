import { describe, expect, test } from 'vitest'
import type { Slot } from './brief.ts'
import { at, corporate, heard } from './test-states.ts'

describe('who appears is taken whole', () => {
  const cases: [Slot, string, string | null][] = [
    [
      'deadline',
      'Entro giugno, ci siamo io (Davide Ferri, il titolare) e i miei due ragazzi, Samir e Luca',
      'io (Davide Ferri, il titolare) e i miei due ragazzi, Samir e Luca',
    ],
    [
      'deadline',
      'Compare mio nonno Aldo, che ha 86 anni, e noi tre fratelli.',
      'mio nonno Aldo, che ha 86 anni, e noi tre fratelli',
    ],
    [
      'kind',
      'le testimonianze di 4 studenti (una giapponese, un americano e due brasiliani) che raccontano',
      '4 studenti (una giapponese, un americano e due brasiliani)',
    ],
    [
      'kind',
      'Si vedono i ragazzi che suonano e le maestre, niente voce',
      'i ragazzi che suonano e le maestre',
    ],
    ['extras', 'In video compaio solo io, dott. Antonio Ferrante.', 'io, dott. Antonio Ferrante'],
    ['tone', 'Caldo. Parliamo noi dottori, io e mia sorella', 'noi dottori, io e mia sorella'],
    ['extras', 'compare anche la preside prof.ssa Donati', 'la preside prof.ssa Donati'],
    ['extras', 'compaio io e i sottotitoli in inglese', 'io'],
    ['extras', 'parla mio fratello e la durata è un minuto', 'mio fratello'],
    ['kind', 'un video di orientamento da mostrare ai ragazzi', null],
    ['kind', 'un video della fiera da mostrare ai clienti', null],
    ['audience', 'è un video di testimonianze, non sono io che parlo', null],
    ['kind', 'un video del titolare che spiega', 'titolare'],
  ]
  test.each(cases)('%s: %s', (asked, text, people) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).people).toBe(people)
  })
})

describe('who is known is put right', () => {
  const couples = 'alcune coppie'
  test.each([
    ['Chi compare: tre coppie di sposi', 'tre coppie di sposi'],
    ['Chi compare sono tre coppie di sposi, le avviso io', 'tre coppie di sposi'],
    ['E chi compare siamo in due, non solo io!', 'in due'],
    ['Nelle persone scrivete pure dott.ssa Chiara Locatelli, non «io».', 'dott.ssa Chiara Locatelli'],
    ['In chi compare mettete il mio nome: dott. Antonio Ferrante', 'dott. Antonio Ferrante'],
    ['compare anche la preside', `${couples}; la preside`],
    ['voce no perché parlano i ragazzi', couples],
    ['le interviste alle coppie le fate voi', couples],
    ['Chi compare: nessuno', couples],
    ['Chi compare? Non ho capito', couples],
    ['No, compaio solo io', 'io'],
  ])('%s', (text, people) => {
    expect(heard(at('deadline', { ...corporate, people: couples }), text).people).toBe(people)
  })
})
