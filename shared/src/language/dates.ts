import {
  addDays,
  addMonths,
  addWorkingDays,
  dayOf,
  endOfMonth,
  nextFeast,
  nextWeekday,
  nextYearly,
} from './calendar.ts'
import {
  countMarkers,
  dayUnits,
  FIRST,
  fixedFeasts,
  fromToday,
  monthParts,
  months,
  monthUnits,
  movingFeasts,
  nextMonthWords,
  nextWeekWords,
  OF_MONTH,
  thisMonthWords,
  thisWeekWords,
  thisYearWords,
  weekdays,
  weekUnits,
  workingDay,
} from './date-keywords.ts'
import { AND, halves, OF, OR, roughNumbers } from './length-keywords.ts'
import { numberOf } from './number-keywords.ts'
import { type Phrase, standsAt } from './phrases.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

/** A day that a text names. */
export interface NamedDay extends Span {
  /** `YYYY-MM-DD` */
  readonly day: string
}

type Tokens = readonly Token[]

/** A day as it was read; null if it has passed or no calendar has it: then its words name no other day either. */
type ReadDay = Span & { readonly day: string | null }
type Reader = (tokens: Tokens, at: number, today: string) => ReadDay | null

const FRIDAY = 5
const SHORT_ANSWER = 4
/** Days, rounded up. */
const HALF_WEEK = 4
const HALF_MONTH = 15
const SUNDAY = 7

const named = (day: string | null, first: number, last: number): ReadDay => ({ day, first, last })
const yearAt = (tokens: Tokens, at: number) =>
  Number(/^(?:19|20)\d\d$/.exec(wordAt(tokens, at))?.[0] ?? Number.NaN)

const phraseAt = (tokens: Tokens, at: number, phrases: readonly Phrase[]) =>
  phrases.toSorted((a, b) => b.length - a.length).find(phrase => standsAt(tokens, at, phrase))

/** An explicit year; two digits are of this century. A day that has passed is no deadline. */
function inYear(year: number, month: number, day: number, today: string): string | null {
  const full = year < 100 ? 2000 + year : year
  const result = dayOf(full, month, day)
  const isReal = result === `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isReal && result >= today ? result : null
}

// 15/12, 15/12/2026, 15.12.26, 2026-12-15
const inDigits: Reader = (tokens, at, today) => {
  const values = [0, 1, 2].map(offset =>
    Number(/^\d{1,4}$/.exec(wordAt(tokens, at + offset))?.[0] ?? Number.NaN),
  )
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = values
  const signs = /^[/.-]$/
  if (Number.isNaN(a + b) || !signs.test(tokens[at + 1]?.gap ?? '')) return null
  const hasThird = !Number.isNaN(c) && signs.test(tokens[at + 2]?.gap ?? '')
  if (hasThird && a > 999) return named(inYear(a, b, c, today), at, at + 2)
  if (hasThird) return named(inYear(c, b, a, today), at, at + 2)
  return tokens[at + 1]?.gap === '/' ? named(nextYearly(today, b, a), at, at + 1) : null
}

// 15 dicembre, 15 di dicembre 2026, primo maggio, 1° maggio
const dayAndMonth: Reader = (tokens, at, today) => {
  const word = wordAt(tokens, at)
  const day = word === FIRST ? 1 : numberOf(word)
  const monthAt = wordAt(tokens, at + 1) === OF_MONTH ? at + 2 : at + 1
  const month = months.get(wordAt(tokens, monthAt))
  if (day === undefined || month === undefined || day > 31) return null
  const year = yearAt(tokens, monthAt + 1)
  if (!Number.isNaN(year)) return named(inYear(year, month, day, today), at, monthAt + 1)
  return named(nextYearly(today, month, day), at, monthAt)
}

// fine dicembre, metà di maggio, and a month alone
const monthAlone: Reader = (tokens, at, today) => {
  const part = monthParts.find(
    ({ words }) => standsAt(tokens, at, words) && months.has(wordAt(tokens, at + words.length)),
  )
  const monthAt = at + (part?.words.length ?? 0)
  const month = months.get(wordAt(tokens, monthAt))
  if (month === undefined) return null
  const end = (year: number) => endOfMonth(dayOf(year, month, 1))
  const year = yearAt(tokens, monthAt + 1)
  if (!Number.isNaN(year)) {
    const day = part === undefined || part.day === 0 ? end(year) : dayOf(year, month, part.day)
    return named(day >= today ? day : null, at, monthAt + 1)
  }
  if (part !== undefined && part.day > 0) return named(nextYearly(today, month, part.day), at, monthAt)
  return named(nextFeast(today, end), at, monthAt)
}

// fra due settimane, entro 10 giorni, un paio di mesi
const counted: Reader = (tokens, at, today) => {
  // "Dieci giorni" is an answer; "una settimana dopo" counts from another day.
  const isAlone =
    at === 0 && tokens.length <= SHORT_ANSWER && !/^(?:dopo|prima)$/.test(tokens.at(-1)?.word ?? '')
  if (!isAlone && !countMarkers.has(wordAt(tokens, at - 1)) && !countMarkers.has(wordAt(tokens, at - 2)))
    return null
  const rough = roughNumbers[wordAt(tokens, at)]
  // "Tre o quattro settimane", "2/3 giorni": the later is meant.
  const again = [at + 1, wordAt(tokens, at + 1) === OR ? at + 2 : at + 1].find(
    place => numberOf(wordAt(tokens, place)) !== undefined,
  )
  const count = rough ?? numberOf(wordAt(tokens, again ?? at))
  const unitAt =
    again !== undefined ? again + 1 : rough !== undefined && wordAt(tokens, at + 1) === OF ? at + 2 : at + 1
  const unit = wordAt(tokens, unitAt)
  if (count === undefined || count > 400) return null
  const half = tokens[unitAt + 1]?.word === AND && halves.has(wordAt(tokens, unitAt + 2))
  const end = half ? unitAt + 2 : unitAt
  if (weekUnits.has(unit)) return named(addDays(today, count * 7 + (half ? HALF_WEEK : 0)), at, end)
  if (monthUnits.has(unit)) return named(addDays(addMonths(today, count), half ? HALF_MONTH : 0), at, end)
  if (!dayUnits.has(unit)) return null
  const isWorking = workingDay.has(wordAt(tokens, unitAt + 1))
  return named(
    isWorking ? addWorkingDays(today, count) : addDays(today, count),
    at,
    isWorking ? unitAt + 1 : unitAt,
  )
}

const feast: Reader = (tokens, at, today) => {
  const fixed = fixedFeasts.find(({ words }) => standsAt(tokens, at, words))
  if (fixed) return named(nextYearly(today, fixed.month, fixed.day), at, at + fixed.words.length - 1)
  const moving = movingFeasts.find(({ words }) => standsAt(tokens, at, words))
  return moving ? named(nextFeast(today, moving.dayIn), at, at + moving.words.length - 1) : null
}

const spans: readonly { phrases: readonly Phrase[]; dayFrom: (today: string) => string }[] = [
  { phrases: nextWeekWords, dayFrom: today => nextWeekday(nextWeekday(addDays(today, -1), SUNDAY), FRIDAY) },
  { phrases: thisWeekWords, dayFrom: today => nextWeekday(addDays(today, -1), SUNDAY) },
  { phrases: nextMonthWords, dayFrom: today => endOfMonth(today, 1) },
  { phrases: thisMonthWords, dayFrom: today => endOfMonth(today) },
  { phrases: thisYearWords, dayFrom: today => `${today.slice(0, 4)}-12-31` },
]

const MONTHS_AHEAD = 6

const inWords: Reader = (tokens, at, today) => {
  for (const { phrases, dayFrom } of spans) {
    const phrase = phraseAt(tokens, at, phrases)
    if (phrase) return named(dayFrom(today), at, at + phrase.length - 1)
  }
  const later = fromToday.get(wordAt(tokens, at))
  if (later !== undefined && wordAt(tokens, at - 1) !== 'da') return named(addDays(today, later), at, at)
  const weekday = weekdays.get(wordAt(tokens, at))
  if (weekday === undefined) return null
  // "Lunedì 23 marzo", "venerdì 27/3"
  const dated = inDigits(tokens, at + 1, today) ?? dayAndMonth(tokens, at + 1, today)
  if (dated !== null && tokens[at + 1]?.boundary === 'none') return { ...dated, first: at }
  // "Venerdì 27" is a day of the month.
  const date = Number(/^\d{1,2}$/.exec(wordAt(tokens, at + 1))?.[0] ?? 0)
  const isDate = date >= 1 && date <= 31 && tokens[at + 1]?.boundary === 'none'
  if (!isDate) return named(nextWeekday(today, weekday), at, at)
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const next = date < current ? month + 1 : month
  // "Lunedì 20" is the next such day, if there is one soon.
  const days = Array.from({ length: MONTHS_AHEAD }, (_, later) => dayOf(year, next + later, date))
  return named(
    days.find(day => nextWeekday(addDays(day, -1), weekday) === day) ?? days[0] ?? null,
    at,
    at + 1,
  )
}

const readers = [counted, inDigits, dayAndMonth, feast, inWords, monthAlone]

/** The days that a text names, in its order, seen from a day in Rome (`YYYY-MM-DD`). */
export function daysIn(tokens: Tokens, today: string): NamedDay[] {
  const found: NamedDay[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (const read of readers) {
      const day = read(tokens, at, today)
      if (day === null) continue
      if (day.day !== null) found.push({ ...day, day: day.day })
      at = day.last
      break
    }
  }
  return found
}
