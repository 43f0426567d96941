import { type Brief, isSettled, type Slot, slots } from 'shared/briefing/brief/brief'
import { clarityOf } from 'shared/briefing/brief/written'
import { summaryTexts } from 'shared/messages/it/briefing'

/** Without a date or without extras a video can be made: left to us, they are no open question. */
const canStayOpen = (slot: Slot) => slot === 'extras' || slot === 'deadline'

/** The questions that still have to be decided. */
const openQuestions = (brief: Brief): Slot[] =>
  slots.filter(slot => clarityOf(brief, slot) !== 'filled' && !(isSettled(brief, slot) && canStayOpen(slot)))

export const openNames = (brief: Brief): string =>
  openQuestions(brief)
    .map(slot => summaryTexts.slots[slot])
    .join(', ')
