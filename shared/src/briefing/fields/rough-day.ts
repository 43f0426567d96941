import { addDays } from '../../language/calendar.ts'
import { clausesOf } from '../../language/clauses.ts'
import { months } from '../../language/date-keywords.ts'
import { ANY, daysIn, MARKED, type NamedDay, UNIT } from '../../language/dates.ts'
import { OF, roughNumbers } from '../../language/length-keywords.ts'
import { NUMBER, TO } from '../../language/lengths.ts'
import { type Groups, NO_LETTER, oneOf, sayingIn, sayingsOf } from '../../language/lines.ts'
import { shareWords } from '../../language/mentions.ts'
import { numberOf } from '../../language/number-keywords.ts'
import { type Span, type Token, tokensOf, wordAt } from '../../language/tokens.ts'
import type { Brief } from '../brief/brief.ts'
import {
  atMost,
  attributive,
  beforeDates,
  earlier,
  eventVerbs,
  firmly,
  fromEvents,
  ofEvents,
  oneArticles,
  roughLeads,
  seasons,
  someWords,
} from '../keywords/deadline-keywords.ts'

type Tokens = readonly Token[]

/** Days that are counted from another day than today: "una settimana prima della festa", "il giorno dopo". */
interface Counted extends Span {
  /** Signed; null where nobody knows how many: "qualche giorno prima". */
  readonly days: number | null
  /** Whether what they are counted from is said behind them. */
  readonly goesOn: boolean
}

const HOW_MANY = `(?:(?<some>${oneOf(someWords)})|(?<rough>${oneOf(Object.keys(roughNumbers))})${ANY}${OF}|(?<count>${NUMBER})|${oneOf(oneArticles)})${ANY}${UNIT}`

const daysOf = ({ some, rough = '', count = '', weeks, months: ofMonths }: Groups) =>
  some ? null : (roughNumbers[rough] ?? numberOf(count) ?? 1) * (weeks ? 7 : ofMonths ? 30 : 1)

const earlierBy = (days: number | null) => days && -days

const counts = sayingsOf<Pick<Counted, 'days' | 'goesOn'>>([
  // "Con due settimane di anticipo sulla fiera"
  [
    `${HOW_MANY}${ANY}[\\p{L}\\d]+${ANY}anticipo${NO_LETTER}(?=(${TO}(?<on>[\\p{L}\\d]))?)`,
    ({ on, ...said }) => ({ days: earlierBy(daysOf(said)), goesOn: on !== undefined }),
  ],
  [
    `${HOW_MANY}${TO}prima${NO_LETTER}(?=(${TO}(?<on>${oneOf(ofEvents)}))?)`,
    ({ on, ...said }) => ({ days: earlierBy(daysOf(said)), goesOn: on !== undefined }),
  ],
  [
    `${HOW_MANY}${TO}(?:dopo${NO_LETTER}(?=(${TO}(?<on>[\\p{L}\\d]))?)|(?<from>${oneOf(fromEvents)}))`,
    ({ on, from, ...said }) => ({ days: daysOf(said), goesOn: (from ?? on) !== undefined }),
  ],
  // "Fra qualche settimana" counts from today, and tells no day either.
  [`${MARKED}${oneOf(someWords)}${ANY}${UNIT}`, () => ({ days: null, goesOn: false })],
])

/** The days that a text counts from others, in its order. */
export const countsIn = (tokens: Tokens): Counted[] =>
  sayingIn('', tokens, counts).map(({ value, first, last }) => ({ ...value, first, last }))

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

/** "Il saggio di fine anno" names the show, "la fiera del 12 maggio" and "del 9 e 10 maggio" the fair. */
export function isAttribute(tokens: Tokens, { first }: Span): boolean {
  const isSecond = wordAt(tokens, first - 1) === 'e' && /^\d{1,2}$/.test(wordAt(tokens, first - 2))
  const start = isSecond ? first - 2 : first
  return attributive.has(wordAt(tokens, start - 1)) && !earlier.has(wordAt(tokens, start - 2))
}

/** Some words with the small ones before them: "per giugno". */
export function withLeads(tokens: Tokens, { first, last }: Span): Span {
  let start = first
  while (tokens[start]?.boundary === 'none' && roughLeads.has(wordAt(tokens, start - 1))) start--
  return { first: start, last }
}

const LONGEST_AFTER = 4

/**
 * The words for a time that is no day: "giugno", "autunno", "dopo le vacanze di Pasqua", "la fiera di fine ottobre";
 * null for a day, as "entro giugno" and "ottobre al massimo" are.
 */
export function roughAt(tokens: Tokens, { first, last }: Span): Span | null {
  for (let at = first; at > first - LONGEST_AFTER && tokens[at]?.boundary === 'none'; at--)
    if (wordAt(tokens, at - 1) === 'dopo') return { first: at - 1, last }
  const word = wordAt(tokens, first)
  if (first !== last && months.has(wordAt(tokens, last)) && !/^\d|^primo$/.test(word))
    return isAttribute(tokens, { first, last }) ? { first: first - 2, last } : null
  const isAlone = first === last || (last === first + 1 && /^\d{4}$/.test(wordAt(tokens, last)))
  if (!isAlone || !(months.has(word) || seasons.has(word))) return null
  // "Entro il mese di marzo"
  const isNamed = wordAt(tokens, first - 2) === 'mese' && wordAt(tokens, first - 1) === 'di'
  const begin = isNamed ? first - 2 : first
  // "Per settembre, prima dell'inizio" is before something else.
  const isDay = [-2, -1, 1, 2].some(step => {
    const near = wordAt(tokens, (step < 0 ? begin : last) + step)
    return atMost.has(near) && (step < 0 || near !== 'prima')
  })
  return isDay ? null : { first, last }
}

/** A note that is nothing but a month, a season or days from another: what the deadline's question asks about. */
export function roughDayOf({
  notes,
}: Pick<Brief, 'notes'>): { readonly words: string; readonly month?: number } | null {
  for (const words of notes.toReversed()) {
    const tokens = tokensOf(words)
    const days = daysIn(tokens, '2000-01-01')
    // "Riapriamo a marzo" tells something else.
    const isWhole = (span: Span) => span.last === tokens.length - 1 && withLeads(tokens, span).first === 0
    const counted = countedDayIn(tokens, days)
    if (counted?.day === null && isWhole(counted)) return { words }
    const rough = days[0] && roughAt(tokens, days[0])
    if (!rough || !isWhole(rough)) continue
    const month = wordAt(tokens, rough.first) === 'dopo' ? undefined : months.get(wordAt(tokens, rough.last))
    return { words, ...(month && { month }) }
  }
  return null
}
