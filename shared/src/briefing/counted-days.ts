import { addDays } from '../language/calendar.ts'
import { clausesOf } from '../language/clauses.ts'
import { countMarkers, dayUnits, months, monthUnits, weekUnits } from '../language/date-keywords.ts'
import type { NamedDay } from '../language/dates.ts'
import { OF, roughNumbers } from '../language/length-keywords.ts'
import { shareWords } from '../language/mentions.ts'
import { numberOf } from '../language/number-keywords.ts'
import { type Span, type Token, wordAt } from '../language/tokens.ts'
import {
  beforeDates,
  eventVerbs,
  firmly,
  fromEvents,
  ofEvents,
  oneArticles,
  someWords,
} from './deadline-keywords.ts'

type Tokens = readonly Token[]

/** Days that are counted from another day than today: "una settimana prima della festa", "il giorno dopo". */
interface Counted extends Span {
  /** Signed; null where nobody knows how many: "qualche giorno prima". */
  readonly days: number | null
  /** Whether what they are counted from is said behind them. */
  readonly goesOn: boolean
}

const daysOf = (unit: string) =>
  dayUnits.has(unit) ? 1 : weekUnits.has(unit) ? 7 : monthUnits.has(unit) ? 30 : 0

/** How many of a unit there are before it, and where that begins. */
function countBefore(tokens: Tokens, unit: number): { count: number | null; first: number } | null {
  const word = wordAt(tokens, unit - 1)
  if (someWords.has(word)) return { count: null, first: unit - 1 }
  const rough = word === OF ? roughNumbers[wordAt(tokens, unit - 2)] : undefined
  if (rough !== undefined) return { count: rough, first: unit - 2 }
  // "Per la settimana prima" is one week.
  const count = numberOf(word) ?? (oneArticles.has(word) ? 1 : undefined)
  return count === undefined ? null : { count, first: unit - 1 }
}

function countedAt(tokens: Tokens, unit: number): Counted | null {
  const size = daysOf(wordAt(tokens, unit))
  const found = size > 0 ? countBefore(tokens, unit) : null
  if (found === null) return null
  const { count, first } = found
  const [next, after] = [tokens[unit + 1], tokens[unit + 2]]
  // "Con due settimane di anticipo sulla fiera"
  if (after?.word === 'anticipo')
    return {
      first,
      last: unit + 2,
      days: count && -count * size,
      goesOn: tokens[unit + 3]?.boundary === 'none',
    }
  const way = next?.boundary === 'none' ? next.word : ''
  const isAfter = way === 'dopo' || fromEvents.has(way)
  // "Fra qualche settimana" counts from today, and tells no day either.
  const isSoon = count === null && [1, 2].some(back => countMarkers.has(wordAt(tokens, first - back)))
  if (way !== 'prima' && !isAfter) return isSoon ? { first, last: unit, days: null, goesOn: false } : null
  const days = count === null ? null : count * size * (isAfter ? 1 : -1)
  const isJoined = after?.boundary === 'none'
  const goesOn = fromEvents.has(way) || (isJoined && (way === 'dopo' || ofEvents.has(after.word)))
  return { first, last: unit + 1, days, goesOn }
}

export const isDayUnit = (word: string): boolean => daysOf(word) > 0

/** The days that a text counts from others, in its order. */
export const countsIn = (tokens: Tokens): Counted[] => tokens.flatMap((_, at) => countedAt(tokens, at) ?? [])

// "La fiera è il 12 maggio", "il 20 giugno c'è la festa"
const isEvent = (tokens: Tokens, { first, last }: Span) =>
  [first - 1, first - 2, last + 1, last + 2].some(at => eventVerbs.has(wordAt(tokens, at)))

/**
 * What days are counted from, among those that are named: behind "della festa" the next one, else the one before. None
 * if they only explain it: "il 13 maggio, una settimana prima della fiera", "una settimana prima: il 5 maggio".
 */
function anchorOf(
  tokens: Tokens,
  counted: Counted,
  days: readonly NamedDay[],
): NamedDay | 'explained' | null {
  const before = days.findLast(({ last }) => last < counted.first)
  const after = days.find(({ first }) => first > counted.last)
  if (!counted.goesOn) return after === undefined ? (before ?? null) : 'explained'
  if (after !== undefined) return isSaidAgain(tokens, counted, after) ? 'explained' : after
  return before === undefined || isEvent(tokens, before) ? (before ?? null) : 'explained'
}

/**
 * "Una settimana dopo la festa, il 20 giugno" and "una settimana prima, diciamo il 2 maggio" end in what was counted;
 * "una settimana prima del matrimonio, il 6 giugno" ends in the wedding's day.
 */
function isSaidAgain(tokens: Tokens, { last, days }: Counted, day: Span): boolean {
  let at = day.first
  while (at > last && tokens[at]?.boundary === 'none' && beforeDates.has(wordAt(tokens, at - 1))) at--
  const isApart = at > last + 1 && tokens[at]?.boundary === 'clause'
  return isApart && ((days ?? 0) > 0 || firmly.has(wordAt(tokens, at)))
}

/** A day that is counted from another one, its `anchor`; null where that, or how far it is, is not said. */
export interface CountedDay extends Span {
  readonly day: string | null
  readonly anchor: NamedDay | null
}

const lastOfClause = (tokens: Tokens, at: number) =>
  clausesOf(tokens).find(({ last }) => last >= at)?.last ?? at

/** The last day that a text counts from another one, with all the words that tell it. */
export function countedDayIn(tokens: Tokens, named: readonly NamedDay[]): CountedDay | null {
  const all = countsIn(tokens)
  const counted = all.at(-1)
  if (counted === undefined) return null
  const days = named.filter(day => !all.some(other => shareWords(other, day)))
  const anchor = anchorOf(tokens, counted, days)
  if (anchor === 'explained') return null
  const { first } = counted
  const isMonth = (day: Span) => months.has(wordAt(tokens, day.first))
  // "Una settimana prima dell'inaugurazione" has no end but its clause's.
  const isOpen = counted.goesOn && anchor === null
  const last = isOpen ? lastOfClause(tokens, counted.last) : counted.last
  return {
    first: Math.min(first, anchor?.first ?? first),
    last: Math.max(last, anchor?.last ?? last),
    day:
      anchor === null || counted.days === null || isMonth(anchor) ? null : addDays(anchor.day, counted.days),
    anchor,
  }
}
