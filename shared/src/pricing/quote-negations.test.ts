import { describe, expect, test } from 'vitest'
import type { QuoteLineCode } from '../quote/line-codes.ts'
import { quoteOf } from './quote.ts'

const baseOf = (summary: string) => (quoteOf(summary).lines[0]?.amountCents ?? 0) / 100

const itemsOf = (summary: string) =>
  quoteOf(summary)
    .lines.map(line => line.code)
    .filter(code => code !== 'base' && code !== 'minimum')

describe('negations', () => {
  test.each([
    ['senza sottotitoli'],
    ['no sottotitoli'],
    ['non vogliamo i sottotitoli'],
    ['niente sottotitoli'],
    ['nessun sottotitolo'],
    ['nessuno vuole i sottotitoli'],
    ['né sottotitoli'],
    ["ne' sottotitoli"],
    ['esclusi i sottotitoli'],
    ['escluso ogni sottotitolo'],
    ['escluse le versioni sottotitolate'],
    ['senza drone e sottotitoli'],
    ['senza drone né sottotitoli'],
    ['senza drone, né sottotitoli'],
    ['senza drone, ne sottotitoli'],
    ['senza drone/sottotitoli'],
    ['non servono i sottotitoli'],
    ['Sottotitoli: no'],
    ['sottotitoli no'],
    ['Sottotitoli - no'],
    ['i sottotitoli non servono'],
    ['i sottotitoli non ci servono'],
    ['i sottotitoli non mi servono'],
    ['sottotitoli italiani non servono'],
    ['sottotitoli esclusi'],
    ['sottotitoli: esclusi'],
    ['Sottotitoli? No.'],
    ['Sottotitoli: non servono.'],
    ['senza formato 16:9 e sottotitoli'],
  ])('%j wants none', summary => {
    expect(itemsOf(summary)).not.toContain('subtitles')
  })

  test.each([
    ['senza drone, sottotitoli'],
    ['senza drone. Sottotitoli'],
    ['senza drone; sottotitoli'],
    ['senza drone: sottotitoli'],
    ['senza drone! sottotitoli'],
    ['senza drone? sottotitoli'],
    ['senza drone ma sottotitoli'],
    ['senza drone però sottotitoli'],
    ['senza drone invece sottotitoli'],
    ['senza drone con sottotitoli'],
    ['- Senza drone\n- Sottotitoli'],
    ['Senza drone\nSottotitoli'],
    ['Drone: no\nSottotitoli: sì'],
    ['non solo sottotitoli'],
    ['Non solo voce narrante e sottotitoli'],
    ['sottotitoli. No drone'],
    ['sottotitoli in esclusiva'],
    ['sottotitoli in tre lingue non servono subito'],
    ['sottotitoli IVA esclusa'],
    ['prezzo IVA esclusa per sottotitoli'],
    ['ne vogliamo uno, ce ne servono due, sottotitoli'],
    ['Non abbiamo video, ne vogliamo uno sottotitolato'],
    ["non vediamo l'ora di avere i sottotitoli"],
    ['siamo una no profit e ci servono sottotitoli'],
    ['sottotitoli: non serve musica'],
  ])('%j wants them', summary => {
    expect(itemsOf(summary)).toContain('subtitles')
  })

  test('a negation cancels a base, and the next row is asked', () => {
    expect(baseOf('Non un video corporate, ma un reel')).toBe(620)
    expect(baseOf('niente social')).toBe(470)
    expect(baseOf('corporate no, tutorial')).toBe(790)
  })

  test('a negation cancels a discount', () => {
    expect(itemsOf('non abbiamo riprese esistenti')).toEqual([])
    expect(itemsOf('senza video brevi')).toEqual([])
    expect(itemsOf('lo script non è pronto')).toEqual([])
  })

  test('one mention that is not negated is enough', () => {
    expect(itemsOf('Senza drone nel trailer. Poi, drone sul tetto.')).toEqual(['drone'])
  })

  test('a negated longer keyword does not leave a shorter one behind', () => {
    expect(itemsOf('senza riprese aeree')).toEqual([])
  })
})

describe('a sentence that is only "Senza <voce>."', () => {
  test.each([
    ['Drone sul tetto. Senza drone.', []],
    ['Senza drone. Drone sul tetto.', []],
    ['Droni ovunque, riprese aeree. Senza il drone.', []],
    ['Drone sul tetto.\n\nSenza drone.', []],
    ['Drone sul tetto\nSenza drone', []],
    ['Riprese da voi. Senza riprese in sede.', []],
    ['Riprese e drone. Senza riprese drone.', ['shooting', 'drone']],
    ['Video di 30 secondi. Senza video breve.', []],
    ['Drone sul tetto. Senza drone e senza musica.', ['drone']],
    ['Drone sul tetto. Lo vogliamo senza drone.', ['drone']],
    ['Scrittura dei testi e script pronto. Senza script pronto.', ['scriptwriting']],
    ['Drone sul tetto. Senza drone. Con drone.', ['drone']],
    ['Senza drone.\n\nCon il drone.', ['drone']],
    ['Con drone. Senza drone.', []],
    ['Senza drone. Con drone e musica.', []],
  ] as [string, QuoteLineCode[]][])('%j leaves %j', (summary, codes) => {
    expect(itemsOf(summary)).toEqual(codes)
  })
})
