import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { findMentions, linksIn, mentionBegunAt, messageRuns, peopleLike } from './message.ts'

const luca = { fullName: 'Luca Moretti' }
const lucaM = { fullName: 'Luca Moretti Sala' }
const nicolo = { fullName: 'Nicolò D’Angiò' }
const people = [luca, lucaM, nicolo]

describe('a mention', () => {
  test.each([
    ['@Luca Moretti guarda qui', ['Luca Moretti']],
    ['Grazie @luca moretti!', ['Luca Moretti']],
    ['(@Luca Moretti)', ['Luca Moretti']],
    ['@Luca Moretti Sala e @Nicolò D’Angiò', ['Luca Moretti Sala', 'Nicolò D’Angiò']],
    ['@Luca Moretti\n@Luca Moretti', ['Luca Moretti', 'Luca Moretti']],
    ['@Luca', []],
    ['@Luca Morettini', []],
    ['luca@Luca Moretti', []],
    ['a.@Luca Moretti', []],
    ['@@Luca Moretti', []],
    ['Luca Moretti', []],
    ['', []],
  ])('in %j mentions %j', (text, expected) => {
    expect(findMentions(text, people).map(({ person }) => person.fullName)).toEqual(expected)
  })

  test.each([
    ['@', 1, { start: 0, letters: '' }],
    ['Ciao @lu', 8, { start: 5, letters: 'lu' }],
    ['Ciao @Luca Mo', 13, { start: 5, letters: 'Luca Mo' }],
    ['Ciao @lu dopo', 8, { start: 5, letters: 'lu' }],
    ['luca@example', 12, undefined],
    ['@ ciao', 6, undefined],
    ['@luca\nciao', 10, undefined],
    ['senza', 5, undefined],
  ])('begun in %j at %i is %j', (text, caret, expected) => {
    expect(mentionBegunAt(text, caret)).toEqual(expected)
  })

  test.each([
    ['', 3],
    ['lu', 2],
    ['MOR', 2],
    ['nicolo', 1],
    ['angio', 1],
    ['z', 0],
  ])('%j finds %i people', (letters, expected) => {
    expect(peopleLike(letters, people)).toHaveLength(expected)
  })
})

describe('an address', () => {
  test.each([
    ['Vedi https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
    ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
    ['www.example.com, ciao', ['https://www.example.com/']],
    ['HTTP://EXAMPLE.COM', ['http://example.com/']],
    ['uno https://a.it due https://b.it', ['https://a.it/', 'https://b.it/']],
    ['«https://a.it»', ['https://a.it/']],
    ['javascript:alert(1)', []],
    ['data:text/html,x', []],
    ['ftp://a.it', []],
    ['https://', []],
    ['info@www.example.com', []],
    ['https://a.it/\u202Egpj.exe', ['https://a.it/']],
    ['<a href="https://a.it">x</a>', ['https://a.it/']],
  ])('is found in %j: %j', (text, expected) => {
    expect(linksIn(text).map(link => link.href)).toEqual(expected)
  })

  test.prop([fc.string({ unit: 'grapheme' })])('is linked with http or https only', text => {
    for (const { href } of linksIn(`${text} https:${text}`)) expect(href).toMatch(/^https?:\/\//)
  })
})

const words = fc.constantFrom('@Luca Moretti', 'https://a.it/@Luca Moretti', 'ciao', '\n', ' ', 'è', '@')
test.prop([fc.array(words)])('the runs of a message add up to the message, in its order', parts => {
  const text = parts.join('')
  expect(
    messageRuns(text, people)
      .map(run => run.text)
      .join(''),
  ).toBe(text)
})

test('a name inside an address is part of the address', () => {
  const kinds = messageRuns('https://a.it/@Luca Moretti e @Luca Moretti', people).map(run => run.kind)
  expect(kinds).toEqual(['link', 'words', 'mention'])
})
