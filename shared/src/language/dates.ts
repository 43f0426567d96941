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
  fromToday,
  monthParts,
  months,
  monthUnits,
  namedDays,
  OF_MONTH,
  weekdays,
  weekUnits,
  workingDay,
} from './date-keywords.ts'
import { AND, halves, OF, OR, roughNumbers } from './length-keywords.ts'
import { NUMBER, TO } from './lengths.ts'
import { type Groups, NO_LETTER, oneOf, sayingIn, sayingsOf } from './lines.ts'
import { numberOf } from './number-keywords.ts'
import type { Span, Token } from './tokens.ts'

/** A day that a text names. */
export interface NamedDay extends Span {
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** Days, rounded up. */
const HALF_WEEK = 4
const HALF_MONTH = 15
const MONTHS_AHEAD = 6
const LONGEST_COUNT = 400

/** Whatever stands between two words. */
export const ANY = '[^\\p{L}\\d]{1,4}'
const MONTH = `(?<month>${oneOf(months.keys())})`
const WEEKDAY = `(?<weekday>${oneOf(weekdays.keys())})`
const YEAR = `(?:${ANY}(?<year>(?:19|20)\\d\\d)${NO_LETTER})?`
const DIGITS = `\\d{1,4}${NO_LETTER}`
const PART = `(?:(?<part>${oneOf(monthParts.keys())})${ANY})?`

export const UNIT = `(?:(?<weeks>${oneOf(weekUnits)})|(?<months>${oneOf(monthUnits)})|(?<days>${oneOf(dayUnits)}))`
const HALF = `(?:${ANY}(?:(?<half>${AND}${ANY}${oneOf(halves)})|(?<working>${oneOf(workingDay)})))?`
const ROUGH = `(?<rough>${oneOf(Object.keys(roughNumbers))})(?:${ANY}${OF})?`
// "Tre o quattro settimane", "2/3 giorni": the later is meant.
const COUNT = `(?:${ROUGH}|(?:[\\p{L}\\d]{1,20}${ANY}(?:${OR}${ANY})?)?(?<count>${NUMBER}))${ANY}${UNIT}${HALF}`
export const MARKED = `(?<=(?<![\\p{L}\\d])${oneOf(countMarkers)}${ANY}(?:[\\p{L}\\d]{1,20}${ANY})?)`
// "Dieci giorni" is an answer; "una settimana dopo" counts from another day.
const ALONE =
  '(?<=^[^\\p{L}\\d]{0,9})(?=[\\p{L}\\d]+(?:[^\\p{L}\\d]+[\\p{L}\\d]+){0,3}[^\\p{L}\\d]*$)(?!.*(?<![\\p{L}\\d])(?:dopo|prima)[^\\p{L}\\d]*$)'

/** An explicit year; two digits are of this century. A day that has passed is no deadline. */
function inYear(year: number, month: number, day: number, today: string): string | null {
  const full = year < 100 ? 2000 + year : year
  const result = dayOf(full, month, day)
  const isReal = result === `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isReal && result >= today ? result : null
}

const inDigits = ({ y, m, d }: Groups, today: string) =>
  y === undefined ? nextYearly(today, Number(m), Number(d)) : inYear(Number(y), Number(m), Number(d), today)

function dayAndMonth({ date = '', month = '', year }: Groups, today: string) {
  const day = date === FIRST ? 1 : (numberOf(date) ?? 0)
  const number = months.get(month) ?? 0
  if (day > 31) return undefined
  return year ? inYear(Number(year), number, day, today) : nextYearly(today, number, day)
}

function counted({ rough, count = '', weeks, months: ofMonths, half, working }: Groups, today: string) {
  const number = roughNumbers[rough ?? ''] ?? numberOf(count) ?? 0
  if (number > LONGEST_COUNT) return undefined
  if (weeks) return addDays(today, number * 7 + (half ? HALF_WEEK : 0))
  if (ofMonths) return addDays(addMonths(today, number), half ? HALF_MONTH : 0)
  return working ? addWorkingDays(today, number) : addDays(today, number)
}

function monthAlone({ part = '', month = '', year }: Groups, today: string): string | null {
  const number = months.get(month) ?? 0
  const date = monthParts.get(part) ?? 0
  const dayIn = (of: number) => (date > 0 ? dayOf(of, number, date) : endOfMonth(dayOf(of, number, 1)))
  if (year === undefined) return date > 0 ? nextYearly(today, number, date) : nextFeast(today, dayIn)
  const day = dayIn(Number(year))
  return day >= today ? day : null
}

/** "Lunedì 20" is the next such day, if there is one soon; a weekday alone the next one. */
function weekdayAlone({ weekday = '', date }: Groups, today: string) {
  const number = weekdays.get(weekday) ?? 0
  if (date === undefined) return nextWeekday(today, number)
  const [year = 0, month = 0, current = 0] = today.split('-').map(Number)
  const next = Number(date) < current ? month + 1 : month
  const days = Array.from({ length: MONTHS_AHEAD }, (_, later) => dayOf(year, next + later, Number(date)))
  return days.find(day => nextWeekday(addDays(day, -1), number) === day) ?? days[0]
}

/** How a day is said, seen from today; null if it has passed or no calendar has it: then its words name no other. */
const sayings = sayingsOf<string | null>([
  // Fra due settimane, entro 10 giorni, un paio di mesi
  [`${MARKED}${COUNT}`, counted],
  [`${ALONE}${COUNT}`, counted],
  // 15/12, 15/12/2026, 15.12.26, 2026-12-15, also behind "venerdì"
  [`(?:${WEEKDAY}${TO})?(?<y>[1-9]\\d{3})[/.-](?<m>${DIGITS})[/.-](?<d>${DIGITS})`, inDigits],
  [`(?:${WEEKDAY}${TO})?(?<d>${DIGITS})[/.-](?<m>${DIGITS})[/.-](?<y>${DIGITS})`, inDigits],
  [`(?:${WEEKDAY}${TO})?(?<d>${DIGITS})/(?<m>${DIGITS})`, inDigits],
  // 15 dicembre, 15 di dicembre 2026, primo maggio
  [`(?:${WEEKDAY}${TO})?(?<date>${FIRST}|${NUMBER})${ANY}(?:${OF_MONTH}${ANY})?${MONTH}${YEAR}`, dayAndMonth],
  ...namedDays.map(
    ([words, dayFrom]) => [oneOf([words]), (_: Groups, today: string) => dayFrom(today)] as const,
  ),
  [
    `(?<!(?<![\\p{L}\\d])da${ANY})(?<later>${oneOf(fromToday.keys())})`,
    ({ later = '' }, today) => addDays(today, fromToday.get(later) ?? 0),
  ],
  [`${WEEKDAY}(?:${TO}(?<date>0?[1-9]|[12]\\d|3[01])${NO_LETTER})?`, weekdayAlone],
  // Fine dicembre, metà di maggio, and a month alone
  [`${PART}${MONTH}${YEAR}`, monthAlone],
])

/** The days that a text names, in its order, seen from a day in Rome (`YYYY-MM-DD`). */
export const daysIn = (tokens: readonly Token[], today: string): NamedDay[] =>
  sayingIn('', tokens, sayings, today).flatMap(({ value, first, last }) =>
    value === null ? [] : [{ day: value, first, last }],
  )
