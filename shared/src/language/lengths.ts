import {
  closingWords,
  halves,
  MINUTE,
  minuteUnits,
  moreMarkers,
  OF,
  partMarkers,
  quarters,
  roughNumbers,
  secondUnits,
} from './length-keywords.ts'
import { numberOf, numberWords } from './number-keywords.ts'
import type { Span, Token } from './tokens.ts'
import { type Groups, matchPatterns, NO_LETTER, oneOf, sayingsOf } from './value-patterns.ts'

/** A length that a text names, such as "1 minuto e 30 secondi". */
export interface Length extends Span {
  readonly seconds: number
}

/** Separator between two words of a length, also "15-20" and "2' e mezzo". */
const TO = "[ '-]+"
const [MINUTES, SECONDS, HALF] = [minuteUnits, secondUnits, halves].map(oneOf)
const NUMBER = oneOf(['\\d{1,6}', ...numberWords])
const AMOUNT = `(?:(?:\\d{1,3}[.,]\\d{1,2}|\\d{1,2}:[0-5]\\d)${NO_LETTER}|${oneOf(Object.keys(roughNumbers))}${TO}${OF}|${NUMBER})`
const FEW = oneOf(['[0-5]?\\d', ...numberWords])
// "E 30, poi", "e 30 circa"
const END = `(?=[^\\p{L}\\d '-]| *$|${TO}${oneOf(closingWords)})`
/** Seconds after minutes: "e mezzo", "e 30 secondi", "30 sec"; "e 30" and "30" at the end of a clause. */
const REST = `(?:${TO}(?:e${TO})?(?:(?<half>${HALF})|(?<quarter>un${TO}quarto)|(?<more>${FEW})${TO}${SECONDS})|${TO}(?:e${TO}(?<bare>${FEW})|(?<tail>[0-5]\\d))${END})?`

/** "2", "un paio di", "2,5"; "1:30" and, of minutes, "2.30" are minutes and seconds. */
function amountOf(said: string, isMinutes: boolean): number {
  const [, whole = '', sign, part = ''] = /^(\d+)([.,:])(\d+)$/.exec(said) ?? []
  if (sign === undefined) return roughNumbers[/^\p{L}+/u.exec(said)?.[0] ?? ''] ?? numberOf(said) ?? 0
  const isClock = sign === ':' || (isMinutes && /^[0-5]\d$/.test(part) && Number(whole) > 0)
  return isClock ? Number(whole) + Number(part) / 60 : Number(`${whole}.${part}`)
}

const restOf = ({ half, quarter, more, bare, tail }: Groups) =>
  half ? 30 : quarter ? 15 : (numberOf(more ?? bare ?? tail ?? '') ?? 0)

/** Patterns of a length, with its seconds; the first that matches at a place wins. */
const sayings = sayingsOf<number>([
  [`${HALF}${TO}${MINUTE}${NO_LETTER}`, () => 30],
  // 2'30" and 1'30: feet and inches to a computer, minutes and seconds to a client.
  [`(?<m>\\d{1,2})['\u2032] ?(?<s>[0-5]?\\d)${NO_LETTER}`, ({ m, s }) => Number(m) * 60 + Number(s)],
  // "Un quarto di minuto", "tre quarti di minuto"
  [
    `(?<n>${NUMBER})${TO}${oneOf(quarters)}${TO}${OF}${TO}${MINUTE}${NO_LETTER}`,
    ({ n = '' }) => (numberOf(n) ?? 0) * 15,
  ],
  // "Della durata di minuti 4", as offices write
  [
    `(?<=(?<![\\p{L}\\d])${OF}${TO})(?:(?<m>${MINUTES})|${SECONDS})${TO}(?<n>\\d{1,3})${NO_LETTER}`,
    ({ m, n }) => Number(n) * (m ? 60 : 1),
  ],
  [`(?<n>${AMOUNT})${TO}${SECONDS}`, ({ n = '' }) => amountOf(n, false)],
  [`(?<n>${AMOUNT})${TO}${MINUTES}${REST}`, ({ n = '', ...rest }) => amountOf(n, true) * 60 + restOf(rest)],
  // 30s, 2min
  [`(?<n>\\d{1,4})(?:s|secs?|secondi)${NO_LETTER}`, ({ n }) => Number(n)],
  [`(?<n>\\d{1,4})min(?:uti)?${NO_LETTER}${REST}`, ({ n, ...rest }) => Number(n) * 60 + restOf(rest)],
  // 30" and 30″, a straight quote only where none was opened before it; 2' and 2′, not the 90' of a match.
  [`(?<n>\\d{1,3})(?:[\\x01\\x02]?\u2033|''|[\\x01\\x02]?")`, ({ n }) => Number(n)],
  [`(?<n>\\d|1[0-5])[\\x01\\x02]?['\u2032](?![\\p{L}\\d])`, ({ n }) => Number(n) * 60],
])

/** "The first 15" and "the first 15-20". */
const beforePart = new RegExp(`(?<![\\p{L}\\d])${oneOf(partMarkers)}${TO}(?:${NUMBER}${TO})?$`, 'u')

/** Returns the lengths of a video that a text names; not its "first 15 seconds", not "every 20 seconds". */
export const lengthsIn = (text: string, tokens: readonly Token[]): Length[] =>
  matchPatterns(text, tokens, sayings)
    .filter(({ before }) => !beforePart.test(before))
    .map(({ value, first, last, before }) => ({
      seconds: moreMarkers.test(before) ? value + 1 : value,
      first,
      last,
    }))
