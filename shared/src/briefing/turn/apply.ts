import {
  type Brief,
  emptyBrief,
  type Invitable,
  isSettled,
  keyOf,
  nextSlot,
  type Slot,
  slots,
} from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { unsaidIn } from '../brief/unsaid.ts'
import { roughDayOf } from '../fields/rough-day.ts'
import type { Reading } from '../reading/read.ts'

// Who would have spoken to the camera does not, where the video becomes an animation.
const leftBehind = ({ kind }: Brief, changes: Partial<Brief>): Partial<Brief> =>
  kind === 'talking-head' && changes.kind === 'explainer' ? { people: null } : {}

/** A brief after a message. What the client leaves to us is forgotten, and what is said is no longer left to us. */
export function applied(brief: Brief, { changes, left: leftToUs }: Pick<Reading, 'changes' | 'left'>): Brief {
  // Beside what is left to us an extra can be refused.
  const left = leftToUs.filter(slot => slot === 'extras' || changes[keyOf(slot)] === undefined)
  const forgotten = Object.fromEntries(
    left.filter(slot => slot !== 'extras').map(slot => [keyOf(slot), null]),
  )
  const changed: Brief = { ...brief, ...leftBehind(brief, changes), ...changes, ...forgotten }
  const unknowns = slots.filter(slot => brief.unknowns.includes(slot) || left.includes(slot))
  const isFilled = (slot: Slot) => isSettled({ ...changed, unknowns: [] }, slot)
  return { ...changed, unknowns: unknowns.filter(slot => !isFilled(slot)) }
}

/** The slot that a message has filled last. */
export const lastFilled = ({ changes }: Pick<Reading, 'changes'>, before: Slot | null): Slot | null =>
  slots.findLast(slot => changes[keyOf(slot)] !== undefined) ?? before

export const changedKeys = (before: Brief, after: Brief): (keyof Brief)[] =>
  (Object.keys(emptyBrief) as (keyof Brief)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )

/** "Per giugno" is said no more once there is a day. */
function withoutRoughDay(brief: Brief): Brief {
  const rough = brief.deadline === null ? null : roughDayOf(brief)
  return rough === null ? brief : { ...brief, notes: brief.notes.filter(note => note !== rough.words) }
}

/** Where a conversation stands after a turn; what stood before one that changed something can be gone back to. */
export function stateAfter(
  state: BriefingState,
  changed: Brief,
  rest: Partial<Pick<BriefingState, 'sources' | 'last' | 'misses' | 'told' | 'about' | 'offered' | 'doubts'>>,
): BriefingState {
  const { brief: old, sources, asked } = state
  const brief = withoutRoughDay(changed)
  const isChanged = changedKeys(old, brief).length > 0
  const next = nextSlot(brief)
  return {
    ...state,
    brief,
    asked: next,
    misses: 0,
    turn: state.turn + 1,
    offered: [],
    invited: state.invited !== null ? [] : next === null ? unsaidIn(brief) : null,
    before: isChanged ? { brief: old, sources, asked } : state.before,
    ...rest,
  }
}

/** The side fields that a turn asks for: once, when everything else is settled. */
export const invitedBy = (before: BriefingState, { invited }: BriefingState): readonly Invitable[] =>
  before.invited === null ? (invited ?? []) : []
