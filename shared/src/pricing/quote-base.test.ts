import { describe, expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

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
  ])('row order wins over place in the text: %j has base %i', (summary, base) => {
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
