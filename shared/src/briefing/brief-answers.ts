import { dateIt } from '../formats/date-it.ts'
import { durationIt } from '../formats/duration-it.ts'
import { summaryTexts } from '../messages/it/briefing.ts'
import { panelTexts } from '../messages/it/briefing-panel.ts'
import { kindTitles } from '../messages/it/kind-titles.ts'
import { type Brief, type Clarity, isSettled, type Slot } from './brief.ts'

/** What a brief says about one question, in Italian; null while it says nothing. */
export function answerOf(brief: Brief, slot: Slot): string | null {
  const { kind, durationSeconds, materials, extras, deadline } = brief
  if (slot === 'kind') return kind && kindTitles[kind]
  if (slot === 'duration') return durationSeconds === null ? null : durationIt(durationSeconds)
  if (slot === 'materials') return materials === '' ? summaryTexts.noMaterials : materials
  if (slot === 'deadline') return deadline && dateIt(deadline)
  if (slot !== 'extras') return brief[slot]
  if (extras.length > 0) return extras.map(extra => summaryTexts.extras[extra]).join(', ')
  return brief.extrasSettled ? panelTexts.noExtras : null
}

/** An extra named before the question about extras is known, but more may follow: it is still to be confirmed. */
export function clarityOf(brief: Brief, slot: Slot): Clarity {
  const value = answerOf(brief, slot)
  if (value === null) return isSettled(brief, slot) ? 'uncertain' : 'missing'
  return isSettled(brief, slot) && !brief.unknowns.includes(slot) ? 'filled' : 'uncertain'
}
