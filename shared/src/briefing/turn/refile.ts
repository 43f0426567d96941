import { panelTexts } from '../../messages/it/briefing-panel.ts'
import { type Brief, isComplete, isSlot, slots, type WordField, withNote } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { fitsInto, joined, type Refiling } from '../brief/word-places.ts'
import { withoutName } from '../keywords/field-keywords.ts'
import { pendingDoubt } from '../reading/doubts.ts'
import { stateAfter } from './apply.ts'
import { type Corrected, onwardsFrom } from './correction.ts'
import { shortened, spoken } from './reply.ts'

const taken = (brief: Brief, { from, words }: Refiling): Brief =>
  from === 'notes'
    ? { ...brief, notes: brief.notes.filter(note => note !== words) }
    : { ...brief, [from]: null }

function put(brief: Brief, { words, to }: Refiling): Brief {
  if (to === null) return brief
  if (to === 'notes') return withNote(brief, words)
  // What names the field itself says what it shall hold.
  const said = withoutName(words, to)
  if (said !== words) return { ...brief, [to]: said }
  const both = joined(brief, words, to)
  return both === null ? { ...withNote(brief, brief[to] ?? ''), [to]: words } : { ...brief, [to]: both }
}

function told({ words, to }: Refiling, before: Brief): string {
  if (to === null) return panelTexts.noteRemoved(shortened(words))
  if (to === 'notes') return panelTexts.keptAsNote(shortened(words))
  const isDisplaced = withoutName(words, to) === words && joined(before, words, to) === null
  return spoken(
    panelTexts.moved(shortened(words), panelTexts.labels[to]),
    isDisplaced ? panelTexts.displaced(shortened(before[to] ?? '')) : '',
  )
}

// Where a doubt was asked about, to leave them there is an answer.
function stays(state: BriefingState, { words, to }: Refiling): Corrected {
  if (pendingDoubt(state)?.words !== words) return { state, reply: '' }
  const text =
    to === null || to === 'notes'
      ? panelTexts.staysNote(shortened(words))
      : panelTexts.stays(shortened(words), panelTexts.labels[to])
  return { state: { ...state, turn: state.turn + 1 }, reply: text }
}

/**
 * Puts a client's own words, unchanged, where they belong. A question whose answer is moved away waits again; once
 * everything is settled it is left to us instead. Words that do not stand there any more, or do not fit, move nothing.
 */
export function refile(state: BriefingState, refiling: Refiling): Corrected {
  const { from, words, to } = refiling
  const { brief, sources } = state
  const isThere = from === 'notes' ? brief.notes.includes(words) : brief[from] === words
  if (!isThere || (to !== null && !fitsInto(to, words))) return { state, reply: '' }
  if (from === to) return stays(state, refiling)
  const isLeft = (slot: (typeof slots)[number]) =>
    brief.unknowns.includes(slot) || (slot === from && isComplete(brief))
  const unknowns = slots.filter(slot => slot !== to && isLeft(slot))
  const { [from as WordField]: source, ...others } = sources
  const isField = to !== null && to !== 'notes'
  const after = stateAfter(
    state,
    { ...put(taken(brief, refiling), refiling), unknowns },
    {
      sources: isField && source ? { ...others, [to]: source } : others,
      last: isField && isSlot(to) ? to : state.last,
    },
  )
  return { state: after, reply: spoken(told(refiling, brief), onwardsFrom(state, after)) }
}
