import { foundIn, patternList, standsIn } from '../language/patterns.ts'
import { companyNameIn } from './company.ts'
import { goalCues, noPlaces, placeEnds, placePatterns } from './free-keywords.ts'
import { clauseOf, type Message } from './message.ts'
import { askedForWords, cleaned, sliceOf, tokensFrom } from './read-free.ts'
import type { Understood } from './understood.ts'

/** What stands behind one of some cues, in their group `said`. */
export function behind(message: Message, cues: readonly RegExp[]): Understood<string> | null {
  for (const cue of cues) {
    const match = cue.exec(message.text)
    const { said: words } = match?.groups ?? {}
    if (match === null || words === undefined) continue
    const value = cleaned(words)
    if (value === '') continue
    const start = match.index + match[0].lastIndexOf(words)
    return { value, spans: [tokensFrom(message.tokens, start, start + words.length)] }
  }
  return null
}

/** What the video is for, where that is said: "ci serve per trovare apprendisti". */
export const goalIn = (message: Message): Understood<string> | null => behind(message, goalCues)

const filming = patternList(placePatterns)
const negated = patternList(['non|niente|senza|no|hanno|ha'])

/** Where it is filmed: from its preposition to the end of what is said of it. */
export function placeIn(message: Message): Understood<string> | null {
  const { tokens, text } = message
  for (const { first, last } of foundIn(tokens, filming)) {
    const start = tokens[last]?.word === 'noi' ? last - 1 : last
    const clause = clauseOf(message, { first: last, last })
    const inside = tokens.slice(last + 1, clause.last + 1)
    const end = inside.findIndex(({ word }) => placeEnds.has(word))
    const span = { first: start, last: end < 0 ? clause.last : last + end }
    const isOther = noPlaces.has(tokens[last + 1]?.word ?? '') || (span.last === last && start === last)
    if (!isOther && !standsIn(tokens, negated, { first: Math.max(0, first - 3), last }))
      return { value: cleaned(sliceOf(text, tokens, span)), spans: [span] }
  }
  return null
}

/** The company's name. Its words are no part of what else is said. */
export function companyIn({ text, tokens, asked }: Message): Understood<string> | null {
  const where = askedForWords.has(asked) ? 'answer' : asked === 'kind' ? 'opening' : 'talk'
  const found = companyNameIn(text, where)
  if (found === null) return null
  return { value: found.name, spans: [tokensFrom(tokens, found.start, found.start + found.name.length)] }
}
