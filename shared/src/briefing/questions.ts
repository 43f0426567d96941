import { capitalized } from '../formats/capitalized.ts'
import { assistantTexts, questionTexts, summaryTexts } from '../messages/it/briefing.ts'
import type { Brief, Extra, Slot } from './brief.ts'
import { allExtras } from './offered-extras.ts'
import { pick } from './pick.ts'

/** Sentences one after the other, without those that are empty. */
export const spoken = (...parts: string[]): string => parts.filter(part => part !== '').join(' ')

// What can still be added, by name: nobody is asked twice.
function openExtras({ extras, declined }: Brief): string {
  const isNeedless = (extra: Extra) => extra === 'scriptwriting' && extras.includes('ready-script')
  const left = allExtras.filter(
    extra => !extras.includes(extra) && !declined.includes(extra) && !isNeedless(extra),
  )
  const names = left.map(extra => summaryTexts.extras[extra]).join(', ')
  return names === '' ? '' : `${capitalized(names)}.`
}

/** The question about what is still open, in other words at each turn; with examples where it was misunderstood. */
export function question(
  brief: Brief,
  asked: Slot | null,
  { misses, turn }: { misses: number; turn: number },
): string {
  if (asked === null) return ''
  if (misses > 0) return questionTexts[asked].again
  return spoken(pick(questionTexts[asked].ask, turn), asked === 'extras' ? openExtras(brief) : '')
}

/** What is said once everything is settled: the first time, or after a change. */
export function ending(askedBefore: Slot | null, isChanged: boolean): string {
  if (askedBefore !== null) return assistantTexts.done
  return isChanged ? assistantTexts.stillDone : ''
}
