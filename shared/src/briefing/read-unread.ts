import { sentencesOf } from '../language/clauses.ts'
import { foundIn } from '../language/patterns.ts'
import type { Span } from '../language/tokens.ts'
import { fillers } from './cue-keywords.ts'
import { noAnswer } from './free-keywords.ts'
import { type Message, placesOf } from './message.ts'
import { namesOfSlots } from './read-left.ts'
import { quietWords } from './rest-keywords.ts'

/** A sentence with fewer words that were not understood is no news. */
const LEAST_UNREAD = 3

const videoFor = /(?:video|filmato|clip)\s+\p{L}/iu

/** The sentences of a message that say something beside what was understood, as they were written. */
export function unreadIn(message: Message, taken: readonly Span[]): string[] {
  // "Video per ristorante" is short, and tells something all the same.
  const least = message.asked === 'kind' && videoFor.test(message.text) ? 1 : LEAST_UNREAD
  const places = placesOf([...taken, ...foundIn(message.tokens, noAnswer)])
  const isOwn = (at: number) => {
    const word = message.tokens[at]?.word ?? ''
    const isQuiet = fillers.has(word) || quietWords.has(word) || namesOfSlots.has(word)
    return !places.has(at) && !isQuiet && !/^\d+$/.test(word) && word.length > 1
  }
  return sentencesOf(message.tokens)
    .filter(({ first, last }) => {
      let own = 0
      for (let at = first; at <= last; at++) if (isOwn(at)) own++
      return own >= least
    })
    .map(({ first, last }) =>
      message.text.slice(message.tokens[first]?.start ?? 0, message.tokens[last]?.end ?? 0),
    )
}
