import { addDays, easterOf } from '../formats/calendar-days.ts'

export type Holiday = (typeof fixed)[keyof typeof fixed] | 'easter' | 'easter-monday'

const fixed = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  '04-25': 'liberation',
  '05-01': 'labour',
  '06-02': 'republic',
  '08-15': 'assumption',
  '10-04': 'saint-francis',
  '11-01': 'all-saints',
  '12-08': 'immaculate',
  '12-25': 'christmas',
  '12-26': 'saint-stephen',
} as const

/** Saint Francis is a national holiday again from this year on (docs/decisions/urgency.md). */
const SAINT_FRANCIS_SINCE = 2026

/** Returns the Italian national holiday that a day is, if any. */
export function holidayOf(day: string): Holiday | undefined {
  const year = Number(day.slice(0, 4))
  const easter = easterOf(year)
  if (day === easter) return 'easter'
  if (day === addDays(easter, 1)) return 'easter-monday'
  const found: Holiday | undefined = fixed[day.slice(5) as keyof typeof fixed]
  return found === 'saint-francis' && year < SAINT_FRANCIS_SINCE ? undefined : found
}
