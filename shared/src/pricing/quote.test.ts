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

describe('base, first row that matches', () => {
  test.each([
    ['', 470],
    ['Un video per noi', 470],
    ['Video corporate', 970],
    ['VIDEO CORPORATE', 970],
    ['video aziendale', 970],
    ['video aziendali', 970],
    ['Product video', 850],
    ['Our products', 850],
    ['video di prodotto', 850],
    ['i nostri prodotti', 850],
    ['una demo', 850],
    ['talking head', 620],
    ['talking_head', 620],
    ['talking-head', 620],
    ['talking heads', 620],
    ['un reel', 620],
    ['tre reels', 620],
    ['per YouTube', 620],
    ['un evento', 890],
    ['eventi', 890],
    ['conferenza', 890],
    ['conferenze', 890],
    ['video educativo', 790],
    ['serie educativa', 790],
    ['contenuti educativi', 790],
    ['pillole educative', 790],
    ['tutorial', 790],
    ['formazione', 790],
    ['motion graphic', 990],
    ['motion_graphics', 990],
    ['Motion-Graphics', 990],
    ['testimonial', 740],
    ['testimonials', 740],
    ['testimonianza', 740],
    ['testimonianze', 740],
    ['case study', 740],
    ['case_study', 740],
    ['case studies', 740],
    ['spot pubblicitario', 920],
    ['campagna pubblicitaria', 920],
    ['spot pubblicitari', 920],
    ['clip pubblicitarie', 920],
    ['advertising', 920],
    ['hotel', 890],
    ['turismo', 890],
    ['social', 390],
    ['TikTok', 390],
    ['shorts', 390],
  ])('%j has base %i', (summary, base) => {
    expect(baseOf(summary)).toBe(base)
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

  test.each([
    ['il preventivo', 470],
    ['un freelance', 470],
    ['freelancer bravissimi', 470],
    ['la produzione', 470],
    ['productive', 470],
    ['aziendalista', 470],
    ['associazione', 470],
    ['hotellerie', 470],
    ['prevenzione eventuale', 470],
    ['talking (head)', 470],
    ['talking. Head', 470],
  ])('whole words only: %j has base %i', (summary, base) => {
    expect(baseOf(summary)).toBe(base)
  })
})
