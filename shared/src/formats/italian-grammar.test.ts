import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIt, shortDateIt } from './date-it.ts'
import {
  alGiorno,
  alPercento,
  dalGiorno,
  delGiorno,
  entroIl,
  ilGiorno,
  othersIt,
  percentIt,
  pluralIt,
} from './italian.ts'

const two = (value: number) => String(value).padStart(2, '0')
const days = Array.from({ length: 31 }, (_, at) => at + 1)
const elided = new Set([8, 11])

describe('the article of a day agrees with how its number is said', () => {
  test.each(days)('day %i', day => {
    const told = dateIt(`2026-12-${two(day)}`)
    const spoken = told.replace(/^1 /, '1º ')
    const forms = elided.has(day)
      ? ['l’', 'entro l’', 'dell’', 'dall’', 'all’']
      : ['il ', 'entro il ', 'del ', 'dal ', 'al ']
    const [il, entro, del, dal, al] = forms.map(form => form + spoken)
    expect(ilGiorno(told)).toBe(il)
    expect(entroIl(told)).toBe(entro)
    expect(delGiorno(told)).toBe(del)
    expect(dalGiorno(told)).toBe(dal)
    expect(alGiorno(told)).toBe(al)
  })

  test.each([
    ['8 dicembre 2026', 'entro l’8 dicembre 2026'],
    ['11 gennaio', 'entro l’11 gennaio'],
    ['2 marzo 2026', 'entro il 2 marzo 2026'],
    ['1 maggio', 'entro il 1º maggio'],
    ['18 dicembre', 'entro il 18 dicembre'],
  ])('%s: %s', (told, words) => {
    expect(entroIl(told)).toBe(words)
  })

  test('a date in figures takes it too', () => {
    expect(dalGiorno(shortDateIt('2026-03-08'))).toBe('dall’08/03/2026')
    expect(dalGiorno(shortDateIt('2026-03-01'))).toBe('dal 01/03/2026')
  })

  test.each(['ieri', '5 minuti fa', '8 giorni fa', 'tra 11 ore', 'domenica 8 marzo'])(
    '%s takes no article',
    words => {
      expect(ilGiorno(words)).toBe(words)
    },
  )
})

describe('the article of a percentage agrees with how its number is said', () => {
  // Said: uno, otto, undici, ottanta … ottantanove.
  const vowelFirst = (percent: number) => /^(?:1|11|8\d?)$/.test(String(percent))

  test.each(Array.from({ length: 101 }, (_, percent) => percent))('%i', percent => {
    const words = alPercento(percent)
    expect(words).toBe(vowelFirst(percent) ? `all’${percent}%` : `al ${percent}%`)
    expect(words.endsWith(percentIt(percent))).toBe(true)
  })
})

describe('a count agrees with its noun', () => {
  test.each([
    [1, 'un’altra recensione', 'un altro punto', 'un’altra'],
    [2, 'altre 2 recensioni', 'altri 2 punti', 'altre 2'],
    [30, 'altre 30 recensioni', 'altri 30 punti', 'altre 30'],
  ])('%i more', (count, feminine, masculine, bare) => {
    expect(othersIt(count, 'feminine', 'recensione', 'recensioni')).toBe(feminine)
    expect(othersIt(count, 'masculine', 'punto', 'punti')).toBe(masculine)
    expect(othersIt(count, 'feminine')).toBe(bare)
  })

  test('only one is singular', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), count => {
        expect(pluralIt(count, 'passo', 'passi')).toBe(`${count} ${count === 1 ? 'passo' : 'passi'}`)
      }),
    )
  })
})
