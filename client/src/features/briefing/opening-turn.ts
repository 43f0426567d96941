import { emptyBrief } from 'shared/briefing/brief/brief'
import { assistantTexts } from 'shared/messages/it/briefing'
import type { Conversation } from './use-conversation.ts'

/** What stands there before a new project exists: the assistant's first words. */
export const openingTurn: Conversation = {
  turns: [{ id: 'opening', who: 'assistant', text: assistantTexts.opening, at: '' }],
  asked: 'kind',
  brief: { ...emptyBrief, extras: [], unknowns: [] },
  completeness: 0,
  complete: false,
  estimateCents: null,
}
