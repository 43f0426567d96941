import { summaryTexts } from '../../messages/it/briefing.ts'
import { resumeTexts } from '../../messages/it/briefing-open.ts'
import { type Brief, isSettled, nextSlot, slots } from '../brief/brief.ts'
import { answerOf } from '../brief/written.ts'
import { questionAbout, shortened, spoken } from './reply.ts'

/** Where a conversation stands, for who comes back to it; null where nothing is known or nothing is missing. */
export function resumeOf(brief: Brief, turn: number): string | null {
  const open = slots.filter(slot => !isSettled(brief, slot))
  const known = slots.flatMap(slot => {
    const value = answerOf(brief, slot)
    return value === null ? [] : [`${summaryTexts.slots[slot]} (${shortened(value)})`]
  })
  if (open.length === 0 || known.length === 0) return null
  const left = open.map(slot => summaryTexts.slots[slot]).join(', ')
  return spoken(
    resumeTexts.known(known.join(', ')),
    resumeTexts.left(left),
    questionAbout(brief, nextSlot(brief), { misses: 0, turn }),
  )
}
