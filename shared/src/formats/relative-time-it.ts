import { dateIt, dayInRome, timeIt } from './date-it.ts'
import { once } from './once.ts'

const relative = once(() => new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK_DAYS = 7

const wholeDays = (from: Date, now: Date) =>
  Math.round((Date.parse(dayInRome(from)) - Date.parse(dayInRome(now))) / DAY)

/**
 * How long ago a moment was, or in how long it will be: `adesso`, `5 minuti fa`, `ieri`, `tra 3 giorni`. Beyond a
 * week it is the date. Days are those of the calendar in Rome, not spans of 24 hours.
 */
export function relativeTimeIt(from: string | Date, now: Date): string {
  const moment = new Date(from)
  const distance = moment.getTime() - now.getTime()
  if (Math.abs(distance) < MINUTE) return relative().format(0, 'second')
  if (Math.abs(distance) < HOUR) return relative().format(Math.trunc(distance / MINUTE), 'minute')
  const days = wholeDays(moment, now)
  if (days === 0) return relative().format(Math.trunc(distance / HOUR), 'hour')
  return Math.abs(days) <= WEEK_DAYS ? relative().format(days, 'day') : dateIt(moment)
}

/** A moment for the bubble over a relative time: `1 marzo 2026 alle 13:00`. */
export const exactTimeIt = (moment: string | Date): string => `${dateIt(moment)} alle ${timeIt(moment)}`
