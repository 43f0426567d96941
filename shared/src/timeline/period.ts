import { addDays, addMonths, endOfMonth, nextWeekday } from '../formats/calendar-days.ts'

export type Span = 'month' | 'week'

const MONDAY = 1
const DAYS = 7

/** Returns the Monday of a day's week: weeks begin on Monday (docs/decisions/urgency.md). */
export const mondayOf = (day: string): string => addDays(nextWeekday(day, MONDAY), -DAYS)

const weekFrom = (monday: string): string[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(monday, index))

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Returns the weeks that show a day's month in whole, or its week: rows of seven days from Monday on. */
export function weeksOf(span: Span, day: string): string[][] {
  if (span === 'week') return [weekFrom(mondayOf(day))]
  const last = endOfMonth(day)
  const weeks: string[][] = []
  for (let monday = mondayOf(firstOfMonth(day)); monday <= last; monday = addDays(monday, DAYS)) {
    weeks.push(weekFrom(monday))
  }
  return weeks
}

/** Returns the days that a span means: of the month its own, without those of its neighbours. */
export function boundsOf(span: Span, day: string): { from: string; to: string } {
  if (span === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), DAYS - 1) }
  return { from: firstOfMonth(day), to: endOfMonth(day) }
}

/**
 * Returns the day whose span opens: today, or the next Monday where a week is shown on Saturday or Sunday
 * (docs/decisions/schedule.md).
 */
export function firstShownDay(span: Span, today: string): string {
  const monday = mondayOf(today)
  const isWeekend = today >= addDays(monday, 5)
  return span === 'week' && isWeekend ? addDays(monday, DAYS) : today
}

/** Returns the same day some spans later; at the end of a short month its last one. */
export const shifted = (span: Span, day: string, count: number): string =>
  span === 'week' ? addDays(day, count * DAYS) : addMonths(day, count)

/** Returns the day that a key leads to in the grid, or undefined for another key. */
export function dayByKey(key: string, day: string): string | undefined {
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -DAYS),
    ArrowDown: () => addDays(day, DAYS),
    Home: () => mondayOf(day),
    End: () => addDays(mondayOf(day), DAYS - 1),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return steps[key]?.()
}

/** Periods of the overview; the running week and month count in full. */
export const overviewPeriods = ['3-months', '6-months', '12-months'] as const

export type OverviewPeriod = (typeof overviewPeriods)[number]

export const isOverviewPeriod = (value: unknown): value is OverviewPeriod =>
  overviewPeriods.includes(value as OverviewPeriod)

const lengths: Record<OverviewPeriod, { months: number; weeks: number }> = {
  '3-months': { months: 3, weeks: 13 },
  '6-months': { months: 6, weeks: 26 },
  '12-months': { months: 12, weeks: 52 },
}

const lastOnes = (count: number, back: (steps: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => back(count - 1 - index))

/** Returns the first days of a period's months, the earliest first; the last is the month of `today`. */
export const monthsOf = (period: OverviewPeriod, today: string): string[] =>
  lastOnes(lengths[period].months, steps => addMonths(`${today.slice(0, 8)}01`, -steps))

/** Returns the Mondays of a period's weeks, the earliest first; the last is that of the week of `today`. */
export const mondaysOf = (period: OverviewPeriod, today: string): string[] =>
  lastOnes(lengths[period].weeks, steps => addDays(mondayOf(today), -7 * steps))
