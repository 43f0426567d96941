import { MINUTE } from '../../platform/clock.ts'

export const calendarLimits = {
  /** Calendars ask of their own accord, many from one address of their maker's. */
  calendarByAddress: { max: 300, windowMs: 10 * MINUTE },
} as const
