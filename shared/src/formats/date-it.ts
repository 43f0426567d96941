import { daysBetween } from './calendar-days.ts'
import { once } from './once.ts'

const timeZone = 'Europe/Rome'

// Noon of a bare day is that day in Rome at any time of the year; midnight UTC would be, too, but only just.
const momentOf = (moment: string | Date) =>
  typeof moment === 'string'
    ? new Date(/^\d{4}-\d\d-\d\d$/.test(moment) ? `${moment}T12:00:00Z` : moment)
    : moment

const formatter = (options: Intl.DateTimeFormatOptions, locale = 'it-IT') => {
  const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  return (moment: string | Date): string => format().format(momentOf(moment))
}

/** A day or a moment as `1 marzo 2026`, as it is in Rome. */
export const dateIt = formatter({ dateStyle: 'long' })

/** A day or a moment as `01/03/2026`, as it is in Rome. */
export const shortDateIt = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** The month of a day or a moment as `marzo 2026`. */
export const monthIt = formatter({ month: 'long', year: 'numeric' })

/** A day or a moment as `domenica 1 marzo`, as it is in Rome. */
export const weekdayIt = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

const daySpan = (year?: 'numeric') =>
  once(() => new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year, timeZone }))
const spanInYear = daySpan()
const spanWithYear = daySpan('numeric')

/**
 * Returns a span of days as `4–8 dicembre` or `28 novembre – 3 dicembre`; a single day as `4 dicembre`. The year is
 * added if it is not that of `today`.
 */
export function daySpanIt(from: string, to: string, today: string): string {
  const isInYear = [from, to].every(day => day.slice(0, 4) === today.slice(0, 4))
  return (isInYear ? spanInYear : spanWithYear)()
    .formatRange(momentOf(from), momentOf(to))
    .replace(/\b0(?=\d\b)/g, '')
    .replace(/\s/g, ' ')
}

/** A moment as `13:00`, as it is in Rome. */
export const timeIt = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Returns a moment as `1 marzo 2026, 13:00`, as it is in Rome. */
export const dateTimeIt = (moment: string | Date): string => `${dateIt(moment)}, ${timeIt(moment)}`

/** The day that a moment falls on in Rome, as `YYYY-MM-DD`. */
export const dayInRome: (moment: Date) => string = formatter(
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
)

const relative = once(() => new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WEEK_DAYS = 7

/**
 * Returns the distance of a moment from now: `adesso`, `5 minuti fa`, `ieri`, `tra 3 giorni`. Beyond a week it is the
 * date. Days are those of the calendar in Rome, not spans of 24 hours.
 */
export function relativeTimeIt(from: string | Date, now: Date): string {
  const moment = new Date(from)
  const distance = moment.getTime() - now.getTime()
  if (Math.abs(distance) < MINUTE) return relative().format(0, 'second')
  if (Math.abs(distance) < HOUR) return relative().format(Math.trunc(distance / MINUTE), 'minute')
  const days = daysBetween(dayInRome(now), dayInRome(moment))
  if (days === 0) return relative().format(Math.trunc(distance / HOUR), 'hour')
  return Math.abs(days) <= WEEK_DAYS ? relative().format(days, 'day') : dateIt(moment)
}

/** Returns a moment for the bubble over a relative time: `1 marzo 2026 alle 13:00`. */
export const exactTimeIt = (moment: string | Date): string => `${dateIt(moment)} alle ${timeIt(moment)}`

/**
 * The moment of a day (`YYYY-MM-DD`) and a time (`HH:MM`) in Rome. Of a time that comes twice, the first; one that a
 * change of the clock skips is an hour later.
 */
export function momentInRome(day: string, time: string): Date {
  const inSummer = new Date(Date.parse(`${day}T${time}Z`) - 2 * HOUR)
  const isThen = dayInRome(inSummer) === day && timeIt(inSummer) === time
  return isThen ? inSummer : new Date(inSummer.getTime() + HOUR)
}

/** Returns the moment at which a day (`YYYY-MM-DD`) begins in Rome. */
export const startOfDayInRome = (day: string): Date => momentInRome(day, '00:00')
