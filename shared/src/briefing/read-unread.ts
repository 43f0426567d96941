import { sentencesOf } from '../language/clauses.ts'
import { foundIn } from '../language/patterns.ts'
import { type Span, tokensOf, wordAt } from '../language/tokens.ts'
import { fillers } from './cue-keywords.ts'
import { noAnswer } from './free-keywords.ts'
import { isCapital, type Message, placesOf } from './message.ts'
import { namesOfSlots } from './read-left.ts'
import { sliceOf } from './read-words.ts'
import { quietWords } from './rest-keywords.ts'

/** A sentence with fewer words that were not understood is no news. */
const LEAST_UNREAD = 3

const videoFor = /(?:video|filmato|clip)\s+\p{L}/iu

/** The sentences of a message that say something beside what was understood, or stands in the brief, as they were written. */
export function unreadIn(message: Message, taken: readonly Span[], filed: readonly string[]): string[] {
  const known = new Set(filed.flatMap(text => tokensOf(text).map(({ word }) => word)))
  const places = placesOf([...taken, ...foundIn(message.tokens, noAnswer)])
  const isOwn = (at: number) => {
    const word = wordAt(message.tokens, at)
    const isQuiet = fillers.has(word) || quietWords.has(word) || namesOfSlots.has(word) || known.has(word)
    return !places.has(at) && !isQuiet && !/^\d+$/.test(word) && word.length > 1
  }
  return sentencesOf(message.tokens).flatMap(sentence => {
    const { first, last } = sentence
    let own = 0
    // A name within a sentence tells as much as two words.
    for (let at = first; at <= last; at++) if (isOwn(at)) own += at > first && isCapital(message, at) ? 2 : 1
    const text = sliceOf(message.text, message.tokens, sentence)
    // "Video per ristorante" is short, and tells something all the same.
    const least = message.asked === 'kind' && videoFor.test(text) ? 1 : LEAST_UNREAD
    return own >= least ? [text] : []
  })
}
