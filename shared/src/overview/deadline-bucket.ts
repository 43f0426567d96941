import { addDays } from '../formats/calendar-days.ts'
import { dayInRome } from '../formats/date-it.ts'

/** How a deadline stands: past, within the seven days that begin today, after that, or not set. */
export const deadlineBuckets = ['overdue', 'this-week', 'later', 'none'] as const

export type DeadlineBucket = (typeof deadlineBuckets)[number]

/** The first of the seven days and the first one after them, in Rome: on a Sunday, Monday's work counts too. */
export function deadlineBoundsOf(now: Date): { today: string; inAWeek: string } {
  const today = dayInRome(now)
  return { today, inAWeek: addDays(today, 7) }
}

/** Counts stop here: beyond it a number says little more, and would take longer the more there is. */
export const MOST_PROJECTS_COUNTED = 1000
