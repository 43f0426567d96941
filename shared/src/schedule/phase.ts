import { addDays, daysBetween } from '../formats/calendar-days.ts'

/** The phases of a project, in the order in which work goes on (docs/decisions/schedule.md). */
export const phaseKinds = ['preproduction', 'shooting', 'editing', 'review'] as const

export type PhaseKind = (typeof phaseKinds)[number]

/** The first and the last day of a phase in Rome, `YYYY-MM-DD`, both included. */
export interface PhaseDays {
  readonly startsOn: string
  readonly endsOn: string
}

/** The most days that a phase may last. */
export const PHASE_MAX_DAYS = 366

/** Returns the days of a phase; 1 for a single day, 0 or less if it ends before it begins. */
export const lengthOf = ({ startsOn, endsOn }: PhaseDays): number => daysBetween(startsOn, endsOn) + 1

/** Returns what is wrong with the days of a phase as a field code of `endsOn`, or undefined. */
export function phaseFaultOf(days: PhaseDays): 'ENDS_BEFORE_START' | 'PHASE_TOO_LONG' | undefined {
  const length = lengthOf(days)
  if (length < 1) return 'ENDS_BEFORE_START'
  return length > PHASE_MAX_DAYS ? 'PHASE_TOO_LONG' : undefined
}

/** The part of a phase that is moved: all of it, its first or its last day. */
export type PhasePart = 'whole' | 'start' | 'end'

/**
 * Moves a phase or one of its ends by a number of days. An end stops where the phase would have less than one day or
 * more than `PHASE_MAX_DAYS`.
 */
export function movedPhase({ startsOn, endsOn }: PhaseDays, part: PhasePart, days: number): PhaseDays {
  if (part === 'whole') return { startsOn: addDays(startsOn, days), endsOn: addDays(endsOn, days) }
  const most = PHASE_MAX_DAYS - 1
  if (part === 'start') {
    const [first, last] = [addDays(endsOn, -most), endsOn]
    return { startsOn: within(first, addDays(startsOn, days), last), endsOn }
  }
  return { startsOn, endsOn: within(startsOn, addDays(endsOn, days), addDays(startsOn, most)) }
}

const within = (first: string, day: string, last: string): string =>
  day < first ? first : day > last ? last : day
