import { expect, test } from 'vitest'
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
