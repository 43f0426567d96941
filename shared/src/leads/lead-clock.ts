import type { LeadState } from './lead.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Within what every form promises an answer (docs/decisions/interview-and-contact.md). */
export const ANSWER_WITHIN_HOURS = 24
/** From here on it is soon too late. */
export const SOON_HOURS = 4

export const clockStates = ['ok', 'soon', 'late'] as const

export interface LeadClock {
  state: (typeof clockStates)[number]
  /** Whole minutes until the promise is due, or since it was, downwards. */
  minutes: number
}

interface Waiting {
  state: LeadState
  createdAt: Date | string
  answeredAt: Date | string | null
}

/** The moment before which a request must have come in to be late now. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - ANSWER_WITHIN_HOURS * HOUR)

/** How the promise of 24 hours stands; null once it is kept, or the request is closed. */
export function leadClock({ state, createdAt, answeredAt }: Waiting, now: Date): LeadClock | null {
  if (answeredAt !== null || (state !== 'new' && state !== 'in-progress')) return null
  const leftMs = new Date(createdAt).getTime() - lateBefore(now).getTime()
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE)
  if (leftMs <= 0) return { state: 'late', minutes }
  return { state: leftMs < SOON_HOURS * HOUR ? 'soon' : 'ok', minutes }
}
