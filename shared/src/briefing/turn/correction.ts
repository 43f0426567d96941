import { assistantTexts } from '../../messages/it/briefing.ts'
import { openTexts } from '../../messages/it/briefing-open.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import {
  type Brief,
  type BriefKind,
  type Extra,
  type Format,
  isSlot,
  keyOf,
  type Language,
  slots,
  type WordField,
} from '../brief/brief.ts'
import { withExtras } from '../brief/offered-extras.ts'
import type { BriefingState } from '../brief/state.ts'
import { answerOf } from '../brief/written.ts'
import { invitedBy, stateAfter } from './apply.ts'
import { invitation, questionAbout, spoken } from './reply.ts'

/** One answer changed in its place; `null` leaves it to us. Empty materials mean that there are none. */
export type Correction =
  | { readonly field: 'kind'; readonly value: BriefKind | null }
  | { readonly field: WordField; readonly value: string | null }
  /** Seconds. */
  | { readonly field: 'duration'; readonly value: number | null }
  /** What is wanted; what was wanted before and is not in it is turned down. */
  | { readonly field: 'extras'; readonly value: readonly Extra[] | null }
  | { readonly field: 'formats'; readonly value: readonly Format[] | null }
  | { readonly field: 'languages'; readonly value: readonly Language[] | null }
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
  if (field === 'formats' || field === 'languages') return { [field]: value ?? [] }
  return { [keyOf(field)]: value }
}

function corrected(brief: Brief, correction: Correction): Brief {
  const { field, value } = correction
  const unknowns = slots.filter(slot => (slot === field ? value === null : brief.unknowns.includes(slot)))
  return { ...brief, ...changed(brief, correction), unknowns }
}

function told(before: Brief, brief: Brief, { field, value }: Correction): string {
  const name = panelTexts.articles[field]
  const isNew = !isSlot(field) && answerOf(before, field) === null
  const text = isNew ? panelTexts.added : panelTexts.corrected
  if (value !== null) return text(name, answerOf(brief, field) ?? panelTexts.nothing)
  return isSlot(field) ? spoken(panelTexts.left(name), openTexts[field]) : panelTexts.removed(name)
}

const isSame = (one: Brief, other: Brief) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes one answer of a brief as words would: the question that waits moves on if this was its answer, and the
 * conversation says what was corrected. What is corrected by hand has no turn as its source.
 */
export function correct(state: BriefingState, correction: Correction): Corrected {
  const brief = corrected(state.brief, correction)
  if (isSame(brief, state.brief)) return { state, reply: '' }
  const { [correction.field]: _, ...sources } = state.sources
  const last = isSlot(correction.field) ? correction.field : state.last
  const after = stateAfter(state, brief, { sources, last })
  return { state: after, reply: spoken(told(state.brief, brief, correction), onwardsFrom(state, after)) }
}

/** What follows a change that no words made: a question that waits already is not put again. */
export function onwardsFrom(before: BriefingState, after: BriefingState): string {
  const { brief, asked, turn } = after
  if (asked === null) return spoken(assistantTexts.stillDone, invitation(invitedBy(before, after), brief))
  return asked === before.asked ? '' : questionAbout(brief, asked, { misses: 0, turn })
}
