import { addDays, daysBetween } from '../formats/calendar-days.ts'
import { dayInRome } from '../formats/date-it.ts'

/** Urgency of a deadline, most urgent first (docs/decisions/urgency.md). */
export const urgencies = ['high', 'medium', 'low'] as const

export type Urgency = (typeof urgencies)[number]

/** The last day of high and of medium urgency, in days to the deadline (docs/decisions/urgency.md). */
export const HIGH_URGENCY_DAYS = 2
export const MEDIUM_URGENCY_DAYS = 7

/** The colour of each urgency, as a name of the theme (docs/decisions/urgency.md). */
export const urgencyColors = { high: 'red', medium: 'yellow', low: 'green' } as const satisfies Record<
  Urgency,
  string
>

/** Returns whole days of the calendar in Rome from now to a deadline (`YYYY-MM-DD`); negative once it is past. */
export const daysToDeadline = (deadline: string, now: Date): number =>
  daysBetween(dayInRome(now), deadline.slice(0, 10))

/** 2 days or fewer, or overdue: high. 3 to 7: medium. More, or no deadline: low (docs/decisions/urgency.md). */
export function urgencyOf(deadline: string | null | undefined, now: Date): Urgency {
  if (!deadline) return 'low'
  const days = daysToDeadline(deadline, now)
  if (days <= HIGH_URGENCY_DAYS) return 'high'
  return days <= MEDIUM_URGENCY_DAYS ? 'medium' : 'low'
}

/** Returns true if a deadline has passed. Shown in red in the hub's calendar (docs/decisions/urgency.md). */
export const isOverdue = (deadline: string | null | undefined, now: Date): boolean =>
  Boolean(deadline) && daysToDeadline(deadline ?? '', now) < 0

/** State of a deadline: kept, past, or still to come. */
export type DeadlineState = 'delivered' | 'overdue' | 'ahead'

/**
 * A completed project is delivered, whenever its deadline was; any other is overdue from the day after
 * (docs/decisions/urgency.md).
 */
export function deadlineStateOf(
  { status, deadline }: { readonly status: string; readonly deadline: string },
  now: Date,
): DeadlineState {
  if (status === 'completed') return 'delivered'
  return isOverdue(deadline, now) ? 'overdue' : 'ahead'
}

/** Bucket of a deadline: past, within the seven days that begin today, after that, or not set. */
export const deadlineBuckets = ['overdue', 'this-week', 'later', 'none'] as const

export type DeadlineBucket = (typeof deadlineBuckets)[number]

/** Returns the first of the seven days and the first one after them, in Rome: on a Sunday, Monday's work counts too. */
export function deadlineBoundsOf(now: Date): { today: string; inAWeek: string } {
  const today = dayInRome(now)
  return { today, inAWeek: addDays(today, 7) }
}

/** Counts stop here: beyond it a number says little more, and would take longer the more there is. */
export const MAX_PROJECTS_COUNTED = 1000
