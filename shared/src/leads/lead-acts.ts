import type { LeadState } from './lead.ts'

/** What the team does with a request; `complete` sends the completed audit. */
export type LeadAction = 'open' | 'assign' | 'unassign' | 'reply' | 'complete' | 'invite' | 'close' | 'reopen'

interface Handled {
  state: LeadState
  answeredAt: Date | string | null
}

/**
 * The state that an act leads to. Looking changes nothing; who is assigned has begun; every mail to the sender is
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

/** The moments that go with a new state: the first answer stays the answer, closing holds until it is reopened. */
export function stateTimestamps(state: LeadState, before: Moments, now: Date): Moments {
  return {
    answeredAt: before.answeredAt ?? (state === 'answered' ? now : null),
    closedAt: state === 'closed' ? (before.closedAt ?? now) : null,
  }
}
