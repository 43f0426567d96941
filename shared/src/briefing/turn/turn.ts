import type { Brief, Extra } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import type { Question } from '../questions/asked-back.ts'
import { changedKeys } from './apply.ts'

export interface BriefingTurn {
  readonly state: BriefingState
  /** What the assistant says. */
  readonly reply: string
  /** What this turn changed in the brief. */
  readonly changed: readonly (keyof Brief)[]
  /** What the client asked. */
  readonly questions: readonly Question[]
  /** Extras that can be added by one tap: asked about, or named with a doubt. */
  readonly offers: readonly Extra[]
  /** Whether the client began anew. */
  readonly restarted: boolean
  /** Nothing was understood after the end: what stands in the brief is shown, to be corrected in place. */
  readonly isUnclear: boolean
}

/** What a client says in one turn. */
export interface Said {
  readonly text: string
  /** The day in Rome, `YYYY-MM-DD`. */
  readonly today: string
  /** The id under which the turn is kept. */
  readonly turnId?: string
}

/** A turn that has led from a brief to a state; nothing was asked or offered in it unless that is said. */
export const turnFrom = (
  before: Brief,
  { state, reply, ...rest }: Pick<BriefingTurn, 'state' | 'reply'> & Partial<BriefingTurn>,
): BriefingTurn => ({
  ...{ state, reply, changed: changedKeys(before, state.brief) },
  ...{ questions: [], offers: [], restarted: false, isUnclear: false },
  ...rest,
})
