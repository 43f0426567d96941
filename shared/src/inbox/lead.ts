import { foldText } from '../language/fold.ts'

/**
 * Sources of requests; `refund` is the 30-day guarantee that a client asks for (docs/decisions/refund-guarantee.md),
 * `question` what a client asked in a briefing and only people can answer.
 */
export const leadKinds = ['audit', 'script', 'interview', 'contact', 'refund', 'question'] as const

export type LeadKind = (typeof leadKinds)[number]

/** The kinds whose sender may still be without an account: the others come from clients. */
export const invitableKinds = ['audit', 'script', 'interview', 'contact'] as const

export type InvitableKind = (typeof invitableKinds)[number]

export const leadStates = ['new', 'in-progress', 'answered', 'closed'] as const

export type LeadState = (typeof leadStates)[number]

export const isLeadKind = (value: unknown): value is LeadKind => leadKinds.includes(value as LeadKind)
export const isLeadState = (value: unknown): value is LeadState => leadStates.includes(value as LeadState)
export const isInvitable = (kind: LeadKind): kind is InvitableKind => invitableKinds.some(one => one === kind)

/** Counting stops here, so that it takes the same time however many there are. */
export const MAX_COUNTED = 100

/** Counts of new, in-progress and late requests; `MAX_COUNTED` stands for that many or more. */
export interface LeadCounts {
  new: number
  inProgress: number
  late: number
}

/** Actions of the team on a request; `complete` sends the completed audit. */
export type LeadAction = 'assign' | 'unassign' | 'reply' | 'complete' | 'invite' | 'close' | 'reopen'

interface Handled {
  state: LeadState
  answeredAt: Date | string | null
}

/**
 * The state that an act leads to. Who is assigned has begun; every mail to the sender is
 * an answer, also after closing; what is reopened is where it was before.
 */
export function stateAfter(act: LeadAction, { state, answeredAt }: Handled): LeadState {
  switch (act) {
    case 'assign':
      return state === 'new' ? 'in-progress' : state
    case 'reply':
    case 'complete':
    case 'invite':
      return 'answered'
    case 'close':
      return 'closed'
    case 'reopen':
      if (state !== 'closed') return state
      return answeredAt === null ? 'in-progress' : 'answered'
    default:
      return state
  }
}

interface Moments {
  answeredAt: Date | null
  closedAt: Date | null
}

/**
 * Returns the moments that go with a new state: the first answer stays the answer, closing holds until it is reopened.
 */
export function stateTimestamps(state: LeadState, before: Moments, now: Date): Moments {
  return {
    answeredAt: before.answeredAt ?? (state === 'answered' ? now : null),
    closedAt: state === 'closed' ? (before.closedAt ?? now) : null,
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Within what every form promises an answer (docs/decisions/interview-and-contact.md). */
export const ANSWER_WITHIN_HOURS = 24
/** From here on it is soon too late. */
const SOON_HOURS = 4

const clockStates = ['ok', 'soon', 'late'] as const

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

/** Returns the moment before which a request must have come in to be late now. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - ANSWER_WITHIN_HOURS * HOUR)

/** Returns the state of the 24-hour promise; null once it is kept, or the request is closed. */
export function leadClock({ state, createdAt, answeredAt }: Waiting, now: Date): LeadClock | null {
  if (answeredAt !== null || (state !== 'new' && state !== 'in-progress')) return null
  const leftMs = new Date(createdAt).getTime() - lateBefore(now).getTime()
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE)
  if (leftMs <= 0) return { state: 'late', minutes }
  return { state: leftMs < SOON_HOURS * HOUR ? 'soon' : 'ok', minutes }
}

const MAX_WORDS = 8
const separators = /[^\p{L}\p{N}]+/u

/**
 * The words that a search is made of: without case and accents, an address in its parts. Each is found at the
 * beginning of a word.
 */
export function searchWordsOf(search: string): string[] {
  return foldText(search).split(separators).filter(Boolean).slice(0, MAX_WORDS)
}

/** Returns the path of the page that shows a request. */
export const leadPath = (kind: LeadKind, id: string): string => `/team/leads/${kind}/${id}`

/** Returns the company of a request, else the name of its sender. */
export const leadDisplayName = ({ company, name }: { company: string | null; name: string | null }): string =>
  company || name || ''
