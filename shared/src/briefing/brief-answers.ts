import { summaryTexts } from '../messages/it/briefing.ts'
import { panelTexts } from '../messages/it/briefing-panel.ts'
import { type Brief, type BriefField, type Clarity, isSettled, type Slot } from './brief.ts'
import { factOf } from './written.ts'

/** What a brief says about one question, in Italian; null while it says nothing. */
export function answerOf(brief: Brief, field: BriefField): string | null {
  const { extras } = brief
  if (field !== 'extras') return factOf(brief, field)
  if (extras.length > 0) return extras.map(extra => summaryTexts.extras[extra]).join(', ')
  return brief.extrasSettled ? panelTexts.noExtras : null
}

/** An extra named before the question about extras is known, but more may follow: it is still to be confirmed. */
export function clarityOf(brief: Brief, slot: Slot): Clarity {
  const value = answerOf(brief, slot)
  if (value === null) return isSettled(brief, slot) ? 'uncertain' : 'missing'
  return isSettled(brief, slot) && !brief.unknowns.includes(slot) ? 'filled' : 'uncertain'
}
