import { expect, test } from 'vitest'
import { namedIn, withPresentNames } from './comments.ts'

const anna = { name: 'Anna Rossi', present: 'Anna Rossi Bianchi' }
const luca = { name: 'Luca', present: 'Gianluca' }

test.each([
  ['nobody is named', 'Più luce.', 'Più luce.'],
  ['one', '@Anna Rossi guarda qui', '@Anna Rossi Bianchi guarda qui'],
  ['in other letters', 'chiedi a @ANNA ROSSI.', 'chiedi a @Anna Rossi Bianchi.'],
  ['two, and one twice', '@Luca e @Anna Rossi, poi @Luca', '@Gianluca e @Anna Rossi Bianchi, poi @Gianluca'],
  ['an address, or a longer name', 'luca@Luca.it e @Lucangelo', 'luca@Luca.it e @Lucangelo'],
])('%s', (_case, text, shown) => {
  expect(withPresentNames(text, [anna, luca])).toBe(shown)
})

const people = [
  { id: 1, fullName: 'Luca Moretti' },
  { id: 2, fullName: 'luca moretti' },
  { id: 3, fullName: 'Luca' },
  { id: 4, fullName: '' },
]

test.each([
  ['@Luca Moretti', [1, 2]],
  ['@Luca, guarda', [3]],
  ['@Lucia', []],
  ['luca@luca', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(namedIn(text, people).map(({ id }) => id)).toEqual(ids)
})
