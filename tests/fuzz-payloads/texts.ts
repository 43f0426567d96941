import { controlTexts, halfTexts, strangeTexts, unseenTexts } from './characters.ts'
import { refusedEmails, takenEmails } from './emails.ts'
import { cursorTexts, idTexts, lastEventIds } from './ids.ts'
import { markupTexts } from './markup.ts'
import { instants, realDays, unrealDays } from './moments.ts'
import { pathTexts } from './paths.ts'
import { disguisedTexts, longTexts, repetitiveTexts } from './shapes.ts'
import { statementTexts } from './statements.ts'
import { templateTexts } from './templates.ts'
import { addresses } from './urls.ts'

/** All texts of the corpus, each once. */
export const texts: string[] = [
  ...new Set([
    ...controlTexts,
    ...unseenTexts,
    ...halfTexts,
    ...strangeTexts,
    ...markupTexts,
    ...statementTexts,
    ...templateTexts,
    ...pathTexts,
    ...longTexts,
    ...repetitiveTexts,
    ...disguisedTexts,
    ...addresses.map(({ text }) => text),
    ...takenEmails,
    ...refusedEmails,
    ...realDays,
    ...unrealDays,
    ...instants,
    ...idTexts,
    ...cursorTexts,
    ...lastEventIds,
  ]),
]
