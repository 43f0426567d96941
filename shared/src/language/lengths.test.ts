import { expect, test } from 'vitest'
import { lengthsIn } from './lengths.ts'
import { tokensOf } from './tokens.ts'

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
  ['30"', 30],
  ["2' max", 120],
  ["al 90' della partita", undefined],
  ['30 secs', 30],
  ["un'ora", undefined],
  ['tre quarti dei clienti', undefined],
])('%j is %s seconds', (text, seconds) => {
  expect(lengthsIn(text, tokensOf(text))[0]?.seconds).toBe(seconds)
})
