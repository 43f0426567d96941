import { dayInRome } from '../formats/date-it.ts'
import { addDays } from '../italian/calendar.ts'
import { mondayOf } from '../timeline/period.ts'

/** How a deadline stands: past, from today to Sunday, after that, or not set. */
export const deadlineBuckets = ['overdue', 'this-week', 'later', 'none'] as const

export type DeadlineBucket = (typeof deadlineBuckets)[number]

/** The first day of this week's bucket and the first one after it, as days in Rome. */
export function deadlineBoundsOf(now: Date): { today: string; nextMonday: string } {
  const today = dayInRome(now)
  return { today, nextMonday: addDays(mondayOf(today), 7) }
}

/** Counts stop here: beyond it a number says little more, and would take longer the more there is. */
export const MOST_PROJECTS_COUNTED = 1000
