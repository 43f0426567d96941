import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { dateIt, dateTimeIt, dayInRome, exactTimeIt, relativeTimeIt, shortDateIt, timeIt } from './date-it.ts'
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
import { shorten } from './shorten.ts'
import { clockOf, durationIt, euro, fileSizeIt, secondsOfClock } from './units.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('euro', () => {
  test.each([
    [0, '0 €', '0,00 €'],
    [5, '0,05 €', '0,05 €'],
    [47_000, '470 €', '470,00 €'],
    [47_050, '470,50 €', '470,50 €'],
    [123_450, '1.234,50 €', '1.234,50 €'],
    [100_000, '1.000 €', '1.000,00 €'],
    [1_234_567_00, '1.234.567 €', '1.234.567,00 €'],
    [-15_000, '−150 €', '−150,00 €'],
  ])('%i cents are %s', (cents, short, long) => {
    expect(plain(euro(cents))).toBe(short)
    expect(plain(euro(cents, { decimals: 'always' }))).toBe(long)
  })

  test('has a no-break space before the sign', () => {
    expect(euro(47_000)).toBe('470\u00a0€')
  })

  const read = (text: string) =>
    Math.round(
      Number(
        text
          .replace(/[.\s€]/g, '')
          .replace(',', '.')
          .replace('−', '-'),
      ) * 100,
    )
  test.prop([fc.integer({ min: -99_999_999, max: 99_999_999 })])(
    'is parsed back to the same cents',
    cents => {
      expect(read(euro(cents))).toBe(cents)
      expect(read(euro(cents, { decimals: 'always' }))).toBe(cents)
    },
  )
})

describe('dates', () => {
  test('a date is the same in every season', () => {
    expect(dateIt('2026-03-01')).toBe('1 marzo 2026')
    expect(shortDateIt('2026-03-01')).toBe('01/03/2026')
    expect(dateIt('2026-10-25')).toBe('25 ottobre 2026')
  })

  test('a timestamp is shown in Rome', () => {
    expect(dateTimeIt('2026-06-30T22:30:00Z')).toBe('1 luglio 2026, 00:30')
    expect(dateTimeIt('2026-12-31T22:59:00Z')).toBe('31 dicembre 2026, 23:59')
    expect(timeIt('2026-03-01T12:05:00Z')).toBe('13:05')
    expect(dayInRome(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
    expect(exactTimeIt('2026-03-01T12:05:00Z')).toBe('1 marzo 2026 alle 13:05')
  })

  test.each([
    ['2026-03-10T12:00:00Z', 'ora'],
    ['2026-03-10T11:59:10Z', 'ora'],
    ['2026-03-10T11:59:00Z', '1 minuto fa'],
    ['2026-03-10T11:00:30Z', '59 minuti fa'],
    ['2026-03-10T10:00:00Z', '2 ore fa'],
    ['2026-03-10T14:00:00Z', 'tra 2 ore'],
    ['2026-03-09T22:30:00Z', 'ieri'],
    ['2026-03-08T23:30:00Z', 'ieri'],
    ['2026-03-08T22:30:00Z', 'l’altro ieri'],
    ['2026-03-11T12:00:00Z', 'domani'],
    ['2026-03-05T12:00:00Z', '5 giorni fa'],
    ['2026-03-03T12:00:00Z', '7 giorni fa'],
    ['2026-03-02T12:00:00Z', '2 marzo 2026'],
    ['2026-03-28T12:00:00Z', '28 marzo 2026'],
  ])('seen on 10 March at noon, %s is %s', (moment, words) => {
    const said = relativeTimeIt(moment, new Date('2026-03-10T12:00:00Z'))
    expect(said.replace("'", '’')).toBe(words)
  })
})

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1.023 Bytes'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [1_048_575, '1 MB'],
  [52_428_800, '50 MB'],
  [2_147_483_648, '2 GB'],
  [5_000_000_000_000, '4.656,6 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(plain(fileSizeIt(bytes))).toBe(words)
})

test.each([
  [0, '0 progetti'],
  [1, '1 progetto'],
  [2, '2 progetti'],
  [1200, '1.200 progetti'],
  [1_000_000, '1.000.000 di progetti'],
])('%i is shown as %s', (count, words) => {
  expect(pluralIt(count, 'progetto', 'progetti')).toBe(words)
})

test.each([
  [0, '0 secondi', '0:00'],
  [1, '1 secondo', '0:01'],
  [45, '45 secondi', '0:45'],
  [60, '1 minuto', '1:00'],
  [61, '1 minuto e 1 secondo', '1:01'],
  [90, '1 minuto e 30 secondi', '1:30'],
  [3723, '62 minuti e 3 secondi', '1:02:03'],
])('%i seconds are %s and %s', (seconds, words, clock) => {
  expect(durationIt(seconds)).toBe(words)
  expect(clockOf(seconds)).toBe(clock)
})

test.each([
  ['0', 0],
  ['12', 12],
  ['75', 75],
  ['0:45', 45],
  ['1.05', 65],
  [' 1:02:03 ', 3723],
  ['0:75', null],
  ['1:2:3:4', null],
  ['-3', null],
  ['un minuto', null],
  ['', null],
])('the time %j is %j seconds', (text, seconds) => {
  expect(secondsOfClock(text)).toBe(seconds)
})

describe('shorten', () => {
  test.each([
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['ab cdef', 4, 'ab…'],
    ['🎬🎬🎬', 6, '🎬🎬🎬'],
    ['🎬🎬🎬', 5, '🎬🎬…'],
    ['🎬🎬🎬', 4, '🎬…'],
  ])('cuts %s to %i units: %s', (text, max, expected) => {
    expect(shorten(text, max)).toBe(expected)
  })

  test('ends with the given text', () => {
    expect(shorten('abcdefgh', 6, ' (…)')).toBe('ab (…)')
  })
})

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

  test('a numeric date has the article, too', () => {
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
  // Pronounced uno, otto, undici, ottanta … ottantanove.
  const vowelFirst = (percent: number) => /^(?:1|11|8\d?)$/.test(String(percent))

  test.each(Array.from({ length: 101 }, (_, percent) => percent))('%i', percent => {
    const words = alPercento(percent)
    expect(words).toBe(vowelFirst(percent) ? `all’${percent}%` : `al ${percent}%`)
    expect(words.endsWith(percentIt(percent))).toBe(true)
  })
})

test.each([
  [1, 'un’altra recensione', 'un altro punto', 'un’altra'],
  [2, 'altre 2 recensioni', 'altri 2 punti', 'altre 2'],
  [30, 'altre 30 recensioni', 'altri 30 punti', 'altre 30'],
])('a count agrees with its noun: %i more', (count, feminine, masculine, bare) => {
  expect(othersIt(count, 'feminine', 'recensione', 'recensioni')).toBe(feminine)
  expect(othersIt(count, 'masculine', 'punto', 'punti')).toBe(masculine)
  expect(othersIt(count, 'feminine')).toBe(bare)
})
