import { expect, test } from 'vitest'
import { lengthsIn } from './lengths.ts'
import { sentencesOf } from './phrase-table.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ["Parla l'ing. Paolo Torresan. Poi il drone", 2],
  ['La dott.ssa Marchetti', 1],
  ['Siamo la Torneria Bassi S.r.l. di Lecco', 1],
  ['Siamo la Torneria Bassi S.r.l. Vorremmo un video', 2],
  ['La Metalcolor S.p.A. di Schio', 1],
  ['Video di un minuto. serve per il sito', 2],
])('%s: %d', (text, count) => {
  expect(sentencesOf(tokensOf(text))).toHaveLength(count)
})

test.each([
  ['2\'30"', 150],
  ['1′30″', 90],
  ['1’30', 90],
  ['2.30 minuti', 150],
  ['2,5 minuti', 150],
  ['0,50 minuti', 30],
  ['2:30 minuti', 150],
  ['1,5 minuti', 90],
  ['tre quarti di minuto', 45],
  ['un quarto di minuto', 15],
  ['un minuto e mezzo', 90],
  ['1 min 30', 90],
  ['un minuto 30 circa', 90],
  ['un minuto 20 anni di lavoro', 60],
  ['30"', 30],
  ["2' max", 120],
  ["al 90' della partita", undefined],
  ['30 secs', 30],
  ["un'ora", undefined],
  ['tre quarti dei clienti', undefined],
])('%j is %s seconds', (text, seconds) => {
  expect(lengthsIn(text, tokensOf(text))[0]?.seconds).toBe(seconds)
})
