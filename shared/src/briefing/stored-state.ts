import { emptyBrief } from './brief.ts'
import type { BriefingState } from './conversation.ts'

/** A state as it was kept before facts had sources. */
interface FormerState {
  readonly version: 1
  readonly brief: Partial<BriefingState['brief']>
  readonly asked: BriefingState['asked']
  readonly last: BriefingState['last']
  readonly misses: number
  readonly turn: number
}

/** A kept state as the engine reads it today: what did not exist when it was written is empty. */
export function readState(stored: unknown): BriefingState {
  const state = stored as BriefingState | FormerState
  const brief = { ...emptyBrief, ...state.brief }
  // Who was done before side fields were asked for is not asked now.
  const invited = state.asked === null ? [] : null
  if (state.version === 2)
    return {
      ...state,
      brief,
      told: state.told ?? [],
      about: state.about ?? [],
      invited: state.invited ?? invited,
      doubts: state.doubts ?? [],
    }
  const { asked, last, misses, turn } = state
  return {
    version: 2,
    brief,
    sources: {},
    asked,
    last,
    misses,
    turn,
    told: [],
    about: [],
    offered: [],
    invited,
    doubts: [],
    before: null,
  }
}
