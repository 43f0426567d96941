import { emptyBrief } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { openBriefing } from './conversation.ts'

/** A kept state as the engine reads it today: what did not exist when it was written is as at the beginning. */
export function readState(stored: unknown): BriefingState {
  const state = stored as Pick<BriefingState, 'brief' | 'asked'>
  return {
    ...openBriefing().state,
    // Who was done before side fields were asked for is not asked now.
    invited: state.asked === null ? [] : null,
    ...state,
    version: 2,
    brief: { ...emptyBrief, ...state.brief },
  }
}
