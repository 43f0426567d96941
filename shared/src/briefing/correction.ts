import { openTexts } from '../messages/it/briefing-open.ts'
import { panelTexts } from '../messages/it/briefing-panel.ts'
import { type Brief, type BriefKind, type Extra, nextSlot, type Slot, slots } from './brief.ts'
import { answerOf } from './brief-answers.ts'
import type { BriefingState } from './conversation.ts'
import { withExtras } from './extras-answers.ts'
import { ending, question, spoken } from './questions.ts'

/** One answer changed in its place; `null` leaves it to us. Empty materials mean that there are none. */
export type Correction =
  | { readonly field: 'kind'; readonly value: BriefKind | null }
  | { readonly field: 'audience' | 'message' | 'tone' | 'materials'; readonly value: string | null }
  /** Seconds. */
  | { readonly field: 'duration'; readonly value: number | null }
  /** What is wanted; what was wanted before and is not in it is turned down. */
  | { readonly field: 'extras'; readonly value: readonly Extra[] | null }
  /** `YYYY-MM-DD` */
  | { readonly field: 'deadline'; readonly value: string | null }

export interface Corrected {
  readonly state: BriefingState
  /** What stands in the conversation about it; empty when the correction changes nothing. */
  readonly reply: string
}

function changed(brief: Brief, { field, value }: Correction): Partial<Brief> {
  if (field === 'extras') {
    if (value === null) return { extrasSettled: false }
    const refused = brief.extras.filter(extra => !value.includes(extra))
    return { ...withExtras(brief, { wanted: value, refused }), extrasSettled: true }
  }
  return field === 'duration' ? { durationSeconds: value } : { [field]: value }
}

function corrected(brief: Brief, correction: Correction): Brief {
  const { field, value } = correction
  const isLeft = value === null
  const unknowns = slots.filter(slot => (slot === field ? isLeft : brief.unknowns.includes(slot)))
  return { ...brief, ...changed(brief, correction), unknowns }
}

function told(brief: Brief, { field, value }: Correction): string {
  if (value === null) return spoken(panelTexts.left(panelTexts.articles[field]), openTexts[field])
  return panelTexts.corrected(panelTexts.articles[field], answerOf(brief, field) ?? '')
}

const isSame = (one: Brief, other: Brief) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes one answer of a brief as words would: the question that waits moves on if this was its answer, and the
 * conversation says what was corrected.
 */
export function correct(state: BriefingState, correction: Correction): Corrected {
  const brief = corrected(state.brief, correction)
  if (isSame(brief, state.brief)) return { state, reply: '' }
  const asked = nextSlot(brief)
  const turn = state.turn + 1
  const onwards = asked === null ? ending(state.asked, true) : nextQuestion(brief, state, asked, turn)
  const after = { ...state, brief, asked, last: correction.field, misses: 0, turn }
  return { state: after, reply: spoken(told(brief, correction), onwards) }
}

/** A question that waits already is not put again. */
const nextQuestion = (brief: Brief, { asked: before }: BriefingState, asked: Slot, turn: number) =>
  asked === before ? '' : question(brief, asked, { misses: 0, turn })
