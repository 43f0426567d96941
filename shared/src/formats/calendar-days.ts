const DAY_MS = 86_400_000

const parts = (day: string) => day.split('-').map(Number) as [number, number, number]

/** Returns a day as `YYYY-MM-DD`; months count from 1, and days beyond a month's end run into the next. */
export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the days from one day to another; negative if that one is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Returns the moment some times 24 hours later. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** Returns the same day some months later, or that month's last day where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day)
  return dayOf(year, month + count, Math.min(date, lastDayOf(year, month + count)))
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns the last day of the month of a day, some months later. */
export function endOfMonth(day: string, later = 0): string {
  const [year, month] = parts(day)
  return dayOf(year, month + later, lastDayOf(year, month + later))
}

/** Monday is 1, Sunday is 7. */
const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7

/** Returns the next such weekday after a day, never the day itself. */
export const nextWeekday = (day: string, weekday: number): string =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1)

/** Easter Sunday of a year (Gauss, as completed by Meeus). */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1)
}
