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

  test('a line lifts a total to the minimum', () => {
    expect(quoteOf('Social, girato fornito').lines.at(-1)).toEqual({
      code: 'minimum',
      label: 'Adeguamento al minimo',
      amountCents: 60_00,
      because: null,
    })
  })

  test('every line says which words caused it, at their place in the original', () => {
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

  test('five options are offered beside', () => {
    expect(quoteOf('').options.map(option => [option.code, option.amountCents / 100])).toEqual([
      ['second-language', 120],
      ['two-formats', 60],
      ['consulting', 100],
      ['edit-only', -200],
      ['recycled-clip', -100],
    ])
  })
})
