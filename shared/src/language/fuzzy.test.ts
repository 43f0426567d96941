import { expect, test } from 'vitest'
import { isFuzzyMatch, isMeantByStem } from './fuzzy.ts'

test.each([
  ['preventvo', 'preventivo', true],
  ['prevventivo', 'preventivo', true],
  ['preventibo', 'preventivo', true],
  ['consgena', 'consegna', true],
  ['preventivo', 'preventivo', true],
  ['rpeventivo', 'preventivo', false],
  ['prevntvo', 'preventivo', false],
  ['pezzi', 'prezzi', false],
  ['costa', 'costo', false],
])('%j may mean %j: %s', (written, word, expected) => {
  expect(isFuzzyMatch(written, word)).toBe(expected)
})

test.each([
  ['revisoni', 'revision', true],
  ['revvisioni', 'revision', true],
  ['televisione', 'revision', false],
])('%j may begin with %j: %s', (written, stem, expected) => {
  expect(isMeantByStem(written, stem)).toBe(expected)
})
