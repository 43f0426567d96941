import { describe, expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

const euroOf = (summary: string) => quoteOf(summary).totalCents / 100

describe('totals', () => {
  test.each([
    ['', 470],
    ['Video corporate', 970],
    ['Video corporate con voce narrante e musica originale', 1130],
    ['Reel di 30 secondi', 540],
    ['Social, video breve, girato fornito, script pronto', 300],
    ['Social, girato fornito', 300],
    ['Video di 20 secondi, script pronto, girato fornito', 300],
    ['Social, video breve', 310],
    ['Hotel: riprese, drone, sottotitoli, voce narrante, jingle, logo animato, sceneggiatura', 1730],
  ])('%j costs %i euro', (summary, euro) => {
    expect(euroOf(summary)).toBe(euro)
  })

  test('a line raises a total to the minimum', () => {
    expect(quoteOf('Social, girato fornito').lines.at(-1)).toEqual({
      code: 'minimum',
      label: 'Adeguamento al minimo',
      amountCents: 60_00,
      because: null,
    })
  })

  test('every line has the words that caused it, at their place in the original', () => {
    const summary = 'Per l’hotel 🎬: VOCE  Narrante, giù à\u0300 e durata "mezzo minuto".'
    for (const { because } of quoteOf(summary).lines) {
      expect(because).not.toBeNull()
      expect(summary.slice(because?.start, because?.end)).toBe(because?.text)
    }
    expect(quoteOf(summary).lines.map(line => line.because?.text)).toEqual([
      'hotel',
      'VOCE  Narrante',
      'mezzo minuto',
    ])
  })

  test('five options are offered', () => {
    expect(quoteOf('').options.map(option => [option.code, option.amountCents / 100])).toEqual([
      ['second-language', 120],
      ['two-formats', 60],
      ['consulting', 100],
      ['edit-only', -200],
      ['recycled-clip', -100],
    ])
  })
})

const baseOf = (summary: string) => (quoteOf(summary).lines[0]?.amountCents ?? 0) / 100

const phrasesIn = (texts: string) => texts.split(' | ')

describe('base, first row that matches', () => {
  /** Phrases separated by ` | `, and the base price of each of them in euro. */
  const table: [phrases: string, base: number][] = [
    ['', 470],
    ['Un video per noi', 470],
    ['Video corporate | VIDEO CORPORATE | video aziendale | video aziendali', 970],
    ['Product video | Our products | video di prodotto | i nostri prodotti | una demo', 850],
    ['talking head | talking_head | talking-head | talking heads | un reel | tre reels', 620],
    ['per YouTube', 620],
    ['un evento | eventi | conferenza | conferenze', 890],
    ['video educativo | serie educativa | contenuti educativi | pillole educative | tutorial', 790],
    ['formazione', 790],
    ['motion graphic | motion_graphics | Motion-Graphics', 990],
    ['testimonial | testimonials | testimonianza | testimonianze | case study | case_study', 740],
    ['case studies', 740],
    ['spot pubblicitario | campagna pubblicitaria | spot pubblicitari | clip pubblicitarie', 920],
    ['advertising', 920],
    ['hotel | turismo', 890],
    ['social | TikTok | shorts', 390],
  ]
  const cases = table.flatMap(([phrases, base]) => phrasesIn(phrases).map(phrase => ({ phrase, base })))
  test.each(cases)('$phrase has base $base', ({ phrase, base }) => {
    expect(baseOf(phrase)).toBe(base)
  })

  test.each([
    ['Per i social, di tipo corporate', 970],
    ['Hotel: demo del prodotto', 850],
    ['Reel di un evento', 620],
    ['Social per un hotel', 890],
    ['Tutorial in motion graphics', 790],
    ['Testimonianze per uno spot pubblicitario', 740],
  ])('row order takes precedence over position in the text: %j has base %i', (summary, base) => {
    expect(baseOf(summary)).toBe(base)
  })

  const wordParts = [
    'il preventivo | un freelance | freelancer bravissimi | la produzione | productive',
    'aziendalista | associazione | hotellerie | prevenzione eventuale | talking (head)',
    'talking. Head',
  ]
  test.each(wordParts.flatMap(phrasesIn))('whole words only: %j has the usual base', summary => {
    expect(baseOf(summary)).toBe(470)
  })
})
