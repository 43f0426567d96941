import { addDays, addMonths } from '../formats/calendar-days.ts'
import { mondayOf } from '../timeline/period.ts'

/** How far back the overview looks; the running week and month count in full. */
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

/** The first days of a period's months, the earliest first; the last is the month of `today`. */
export const monthsOf = (period: OverviewPeriod, today: string): string[] =>
  lastOnes(lengths[period].months, steps => addMonths(`${today.slice(0, 8)}01`, -steps))

/** The Mondays of a period's weeks, the earliest first; the last is that of the week of `today`. */
export const mondaysOf = (period: OverviewPeriod, today: string): string[] =>
  lastOnes(lengths[period].weeks, steps => addDays(mondayOf(today), -7 * steps))
