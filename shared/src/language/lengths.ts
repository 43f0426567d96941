import {
  AND,
  attachedUnit,
  halves,
  MINUTE,
  minuteUnits,
  moreMarkers,
  NOT,
  OF,
  partMarkers,
  quarters,
  roughNumbers,
  secondUnits,
} from './length-keywords.ts'
import { numberOf } from './number-keywords.ts'
import { wordSet } from './phrases.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

/** A length that a text names, such as "1 minuto e 30 secondi". */
export interface Length extends Span {
  readonly seconds: number
}

type Tokens = readonly Token[]
interface Amount {
  readonly value: number
  /** The place after the number. */
  readonly next: number
}

const follows = (tokens: Tokens, at: number) => tokens[at]?.boundary === 'none'
const isHalf = (tokens: Tokens, at: number) => halves.has(wordAt(tokens, at)) && follows(tokens, at)

// 1,5 and 1.5 and, of minutes and seconds, 1:30: a sign between two digits is no boundary of a clause.
function decimalAt(tokens: Tokens, at: number): Amount | null {
  const whole = wordAt(tokens, at)
  const part = tokens[at + 1]
  if (part?.gap === ':' && /^[0-5]\d$/.test(part.word) && /^\d{1,2}$/.test(whole)) {
    return { value: Number(whole) + Number(part.word) / 60, next: at + 2 }
  }
  if (!/^\d{1,3}$/.test(whole) || !part || !/^[.,]$/.test(part.gap) || !/^\d{1,2}$/.test(part.word))
    return null
  // "2.30 minuti" are minutes and seconds, "2,5 minuti" and "0,50 minuti" are not.
  const isClock = minuteUnits.has(wordAt(tokens, at + 2)) && /^[0-5]\d$/.test(part.word) && Number(whole) > 0
  if (isClock) return { value: Number(whole) + Number(part.word) / 60, next: at + 2 }
  return { value: Number(`${whole}.${part.word}`), next: at + 2 }
}

function amountAt(tokens: Tokens, at: number): Amount | null {
  const decimal = decimalAt(tokens, at)
  if (decimal !== null) return decimal
  const word = wordAt(tokens, at)
  const rough = roughNumbers[word]
  if (rough !== undefined && tokens[at + 1]?.word === OF) return { value: rough, next: at + 2 }
  const value = numberOf(word)
  return value === undefined ? null : { value, next: at + 1 }
}

const closing = wordSet('al massimo circa piu')

/** Seconds after minutes: "e mezzo", "e 30 secondi", "30 sec", "e 30" at the end of a clause. */
function restAt(tokens: Tokens, at: number): { seconds: number; next: number } {
  const none = { seconds: 0, next: at }
  if (!follows(tokens, at)) return none
  const start = tokens[at]?.word === AND ? at + 1 : at
  if (isHalf(tokens, start)) return { seconds: 30, next: start + 1 }
  if (tokens[start]?.word === 'un' && tokens[start + 1]?.word === 'quarto')
    return { seconds: 15, next: start + 2 }
  const amount = follows(tokens, start) ? amountAt(tokens, start) : null
  if (amount === null || amount.value >= 60) return none
  if (secondUnits.has(wordAt(tokens, amount.next))) return { seconds: amount.value, next: amount.next + 1 }
  const ends =
    (tokens[amount.next]?.boundary ?? 'sentence') !== 'none' || closing.has(wordAt(tokens, amount.next))
  return start > at && ends ? { seconds: amount.value, next: amount.next } : none
}

function withUnit(tokens: Tokens, at: number, amount: Amount): Length | null {
  const unit = tokens[amount.next]
  if (unit?.boundary !== 'none') return null
  if (secondUnits.has(unit.word)) return { seconds: amount.value, first: at, last: amount.next }
  if (!minuteUnits.has(unit.word)) return null
  const rest = restAt(tokens, amount.next + 1)
  return { seconds: amount.value * 60 + rest.seconds, first: at, last: rest.next - 1 }
}

function attachedAt(tokens: Tokens, at: number): Length | null {
  const [, digits, unit] = attachedUnit.exec(wordAt(tokens, at)) ?? []
  if (digits === undefined || unit === undefined) return null
  if (!unit.startsWith('m')) return { seconds: Number(digits), first: at, last: at }
  const rest = restAt(tokens, at + 1)
  return { seconds: Number(digits) * 60 + rest.seconds, first: at, last: rest.next - 1 }
}

/** How many straight quotes stand before each word. */
function quotesBefore(tokens: Tokens): number[] {
  let count = 0
  return tokens.map(({ gap }) => {
    count += gap.split('"').length - 1
    return count
  })
}

const MOST_PRIMED_MINUTES = 15

// 30" and 30″, a straight quote only where none was opened before it; 2' and 2′, not the 90' of a match.
function primeAt(text: string, token: Token | undefined, quotes: number): Length['seconds'] | null {
  if (!token || !/^\d{1,3}$/.test(token.word)) return null
  const sign = text.slice(token.end, token.end + 2)
  const opens = sign.startsWith('"') && quotes % 2 === 0
  const count = Number(token.word)
  if (sign.startsWith('\u2033') || sign === "''" || opens) return count
  return /^['\u2019\u2032](?![\p{L}\d])/u.test(sign) && count <= MOST_PRIMED_MINUTES ? count * 60 : null
}

// 2'30" and 1'30: feet and inches to a computer, minutes and seconds to a client.
function clockAt(tokens: Tokens, at: number): Length | null {
  const part = tokens[at + 1]
  if (!/^\d{1,2}$/.test(wordAt(tokens, at)) || !/^['\u2019\u2032]\s?$/.test(part?.gap ?? '')) return null
  if (part === undefined || !/^[0-5]?\d$/.test(part.word)) return null
  return { seconds: Number(tokens[at]?.word) * 60 + Number(part.word), first: at, last: at + 1 }
}

// "Un quarto di minuto", "tre quarti di minuto"
function quartersAt(tokens: Tokens, at: number): Length | null {
  const count = numberOf(wordAt(tokens, at))
  const words = [1, 2, 3].map(offset => (follows(tokens, at + offset) ? wordAt(tokens, at + offset) : ''))
  if (count === undefined || !quarters.has(words[0] ?? '') || words[1] !== OF || words[2] !== MINUTE)
    return null
  return { seconds: count * 15, first: at, last: at + 3 }
}

// "Della durata di minuti 4", as offices write
function unitFirstAt(tokens: Tokens, at: number): Length | null {
  const word = wordAt(tokens, at)
  const count = wordAt(tokens, at + 1)
  const isOne = follows(tokens, at) && tokens[at - 1]?.word === OF && /^\d{1,3}$/.test(count)
  if (!isOne || !follows(tokens, at + 1)) return null
  const seconds = minuteUnits.has(word) ? 60 : secondUnits.has(word) ? 1 : 0
  return seconds === 0 ? null : { seconds: Number(count) * seconds, first: at, last: at + 1 }
}

function lengthAt(tokens: Tokens, at: number): Length | null {
  if (halves.has(wordAt(tokens, at)) && tokens[at + 1]?.word === MINUTE && follows(tokens, at + 1)) {
    return { seconds: 30, first: at, last: at + 1 }
  }
  const whole = clockAt(tokens, at) ?? quartersAt(tokens, at) ?? unitFirstAt(tokens, at)
  if (whole !== null) return whole
  const amount = amountAt(tokens, at)
  const counted = amount === null ? null : withUnit(tokens, at, amount)
  return counted ?? attachedAt(tokens, at)
}

// "The first 15" and "the first 15-20".
const isPart = (tokens: Tokens, { first }: Length) => {
  const isRange = numberOf(wordAt(tokens, first - 1)) !== undefined && follows(tokens, first)
  const start = isRange ? first - 1 : first
  return follows(tokens, start) && partMarkers.has(wordAt(tokens, start - 1))
}

const isMore = (tokens: Tokens, { first }: Length) =>
  moreMarkers.some(marker => {
    const start = first - marker.length
    return (
      marker.every((word, offset) => tokens[start + offset]?.word === word) && tokens[start - 1]?.word !== NOT
    )
  })

/** The lengths of a video that a text names; not its "first 15 seconds", not "every 20 seconds". */
export function lengthsIn(text: string, tokens: Tokens): Length[] {
  const lengths: Length[] = []
  const quotes = quotesBefore(tokens)
  for (let at = 0; at < tokens.length; at++) {
    const primed = primeAt(text, tokens[at], quotes[at] ?? 0)
    const length = lengthAt(tokens, at) ?? (primed === null ? null : { seconds: primed, first: at, last: at })
    if (length === null) continue
    if (!isPart(tokens, length)) {
      lengths.push(isMore(tokens, length) ? { ...length, seconds: length.seconds + 1 } : length)
    }
    at = length.last
  }
  return lengths
}
