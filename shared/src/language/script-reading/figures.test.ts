import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { gulpeaseOf, sentenceCountOf, spokenTimeOf, wordCountOf } from './figures.ts'

const factory =
  'La nostra azienda produce macchine per il confezionamento alimentare e serve clienti in tutta Europa.'

test.each([
  [factory, 51.67],
  ['Siamo Rossi. Facciamo pane dal 1950. Ogni giorno.', 100],
  ['', null],
  ['... !', null],
])('the index of %j is %s', (text, index) => {
  const found = gulpeaseOf(text)
  expect(found === null ? null : Math.round(found * 100) / 100).toBe(index)
})

test.each([
  ['Una frase', 1],
  ['Una frase.', 1],
  ['Una. Due.', 2],
  ['Una! Due? Tre…', 3],
  ['Una. Due', 2],
  ['La Rossi S.r.l. produce pane.', 1],
  ['Il dott. Rossi parla.', 1],
  ['Dal 1950. Poi basta.', 2],
  ['Costa 1.500 euro.', 1],
  ['«Basta.» Disse.', 2],
  ["L'azienda è qui", 1],
])('%j has %i sentences', (text, count) => {
  expect(sentenceCountOf(text)).toBe(count)
})

test('an article before an apostrophe is a word of its own', () => {
  expect(wordCountOf("l'azienda")).toBe(2)
})

test.each([
  [37, 15],
  [75, 30],
  [150, 60],
  [225, 90],
])('%i words take %i seconds', (count, seconds) => {
  expect(spokenTimeOf('parola '.repeat(count)).seconds).toBe(seconds)
})

test('numbers take longer than their digits', () => {
  expect(spokenTimeOf('1950 '.repeat(10)).seconds).toBe(16)
})

test.prop([fc.string({ maxLength: 300 }), fc.string({ maxLength: 50 })])(
  'the index is between 0 and 100, and more text never takes less time',
  (text, more) => {
    const index = gulpeaseOf(text)
    if (index !== null) expect(index >= 0 && index <= 100).toBe(true)
    expect(spokenTimeOf(`${text} ${more}`).seconds).toBeGreaterThanOrEqual(spokenTimeOf(text).seconds)
  },
)
