import { months } from '../../language/date-keywords.ts'
import { beginsWith, foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wordAt } from '../../language/tokens.ts'
import { infinitive, noToneOf, toneLinks, toneTail, toneWord } from '../keywords/free-keywords.ts'
import { type Message, placesOf } from '../message/message.ts'

/** Whether a clause says how it shall feel. */
export const hasTone = ({ tokens }: Pick<Message, 'tokens'>, clause: Span): boolean =>
  standsIn(tokens, toneWord, clause)

// "Commovente ma non pietistico", "concreto senza fronzoli"
const refusingTone = new Set(['non', 'senza', 'mai', 'niente', 'poco', 'troppo'])

/** Whether a clause says how it shall feel and nothing else: "caldo e sincero". */
export const isToned = (message: Pick<Message, 'tokens'>, clause: Span): boolean =>
  hasTone(message, clause) && tonedTo(message, clause) === clause.last

/** How far the beginning of a clause says how it shall feel. */
export function tonedTo({ tokens }: Pick<Message, 'tokens'>, { first, last }: Span): number {
  const found = placesOf(foundIn(tokens, toneWord, { first, last }))
  let end = first - 1
  for (let at = first; at <= last; at++) {
    const isRefused = [1, 2].some(back => at - back >= first && refusingTone.has(wordAt(tokens, at - back)))
    if (found.has(at) || isRefused) end = at
    else if (!toneLinks.has(wordAt(tokens, at))) return end
  }
  return toneLinks.has(wordAt(tokens, last)) && end >= first ? last : end
}

const isToDoWord = new RegExp(`^${infinitive}`, 'iu')
const MOST_BEHIND_FROM = 4

/** "Coinvolgente, da avventura"; not "caldo, da mettere sul sito". */
export function isToneTail(tokens: readonly Token[], clause: Span): boolean {
  if (beginsWith(tokens, toneWord, clause) || beginsWith(tokens, toneTail, clause)) return true
  const next = wordAt(tokens, clause.first + 1)
  return (
    wordAt(tokens, clause.first) === 'da' &&
    clause.last > clause.first &&
    clause.last - clause.first < MOST_BEHIND_FROM &&
    !noToneOf.has(next) &&
    !months.has(next) &&
    !isToDoWord.test(next) &&
    !/^\d/.test(next)
  )
}
