import { once } from './once.ts'

const timeZone = 'Europe/Rome'

const day = once(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone }))
const shortDay = once(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone,
    }),
)
const clock = once(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
)
const parts = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    }),
)

const month = once(() => new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone }))
const weekday = once(
  () => new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
)

// Noon of a bare day is that day in Rome at any time of the year; midnight UTC would be, too, but only just.
const momentOf = (moment: string | Date) =>
  typeof moment === 'string'
    ? new Date(/^\d{4}-\d\d-\d\d$/.test(moment) ? `${moment}T12:00:00Z` : moment)
    : moment

/** A day or a moment as `1 marzo 2026`, as it is in Rome. */
export const dateIt = (moment: string | Date): string => day().format(momentOf(moment))

/** A day or a moment as `01/03/2026`, as it is in Rome. */
export const shortDateIt = (moment: string | Date): string => shortDay().format(momentOf(moment))

/** The month of a day or a moment as `marzo 2026`. */
export const monthIt = (moment: string | Date): string => month().format(momentOf(moment))

/** A day or a moment as `domenica 1 marzo`, as it is in Rome. */
export const weekdayIt = (moment: string | Date): string => weekday().format(momentOf(moment))

/** A moment as `1 marzo 2026, 13:00`, as it is in Rome. */
export const dateTimeIt = (moment: string | Date): string =>
  `${day().format(momentOf(moment))}, ${clock().format(momentOf(moment))}`

/** A moment as `13:00`, as it is in Rome. */
export const timeIt = (moment: string | Date): string => clock().format(momentOf(moment))

/** The day that a moment falls on in Rome, as `YYYY-MM-DD`. */
export const dayInRome = (moment: Date): string => parts().format(moment)
