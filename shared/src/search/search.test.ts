import { expect, test } from 'vitest'
import { searchInput } from './search.inputs.ts'
import { beginsWords, searchPatternsOf } from './search-terms.ts'

test.each([
  ['pasta', ['%pasta%']],
  ['  nonna   Ada ', ['%nonna%', '%ada%']],
  ['al lago', ['% al%', '%lago%']],
  ['a', ['% a%']],
  ['50%', ['% 50\\%%']],
  ['100%', ['%100\\%%']],
  ['a_b', ['% a\\_b%']],
  ['c:\\dati', ['%c:\\\\dati%']],
  ['ada@forno.it', ['%ada@forno.it%']],
  ['Müller', ['%muller%']],
  ['Nicolo\u0300 Søn', ['%nicolo%', '%son%']],
  ['dell’olio', ['%dell%', '%olio%']],
  ["dell'olio", ['%dell%', '%olio%']],
  ['forlì-cesena', ['%forli%', '%cesena%']],
  ['abc＼', ['%abc\\\\%']],
  ['% & pane', ['%pane%']],
  ['%%', []],
  ['__', []],
  ['a b c d e f g h i l', ['% a%', '% b%', '% c%', '% d%', '% e%', '% f%', '% g%', '% h%']],
])('the patterns of a search: %j searches for %j', (text, patterns) => {
  expect(searchPatternsOf(text)).toEqual(patterns)
})

test.each([
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['a', 'TOO_SHORT'],
  [' a ', 'TOO_SHORT'],
  ['ab', undefined],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'TOO_LONG'],
])('a search for %j: %s', (text, code) => {
  expect(searchInput.safeParse({ text }).error?.issues[0]?.message).toBe(code)
})

test.each([
  ['Richieste nuove', 'ri', true],
  ['Richieste nuove', 'nuo RICH', true],
  ['Attività', 'attivita', true],
  ["Esci dall'account", 'acc', true],
  ['Richieste nuove', 'chieste', false],
  ['Richieste nuove', 'richieste vecchie', false],
  ['Richieste nuove', '', false],
  ['Richieste nuove', ' % ', false],
])('%j matches the search %j: %s', (text, search, expected) => {
  expect(beginsWords(text, search)).toBe(expected)
})
