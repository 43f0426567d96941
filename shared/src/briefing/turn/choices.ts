import { choiceTexts, partsOfMonth } from '../../messages/it/briefing-choices.ts'
import type { Brief, Extra, Slot } from '../brief/brief.ts'
import { allExtras } from '../brief/offered-extras.ts'
import { roughDayOf } from '../fields/rough-day.ts'

/** An answer that can be given by one tap: its label, and the words that it says. */
export interface Choice {
  readonly label: string
  readonly says: string
}

/**
 * What can be tapped in answer to a question; of the extras, several at once, what is neither wanted nor turned down
 * nor offered already.
 */
export function choicesFor(
  slot: Slot,
  brief: Pick<Brief, 'extras' | 'declined' | 'notes'>,
  offered: readonly Extra[] = [],
): readonly Choice[] {
  const { extras, declined } = brief
  const rough = slot === 'deadline' ? roughDayOf(brief) : null
  if (rough !== null) return rough.month ? partsOfMonth(rough.month) : []
  if (slot !== 'extras') return choiceTexts[slot]
  const known = new Set([...extras, ...declined, ...offered])
  return allExtras.filter(extra => !known.has(extra)).map(extra => choiceTexts.extras[extra])
}
