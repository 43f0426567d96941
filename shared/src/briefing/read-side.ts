import { companyNameIn } from './company.ts'
import { goalCues, placeCues } from './free-keywords.ts'
import type { Message } from './message.ts'
import { askedForWords, cleaned, tokensFrom } from './read-free.ts'
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

/** Where it is filmed. */
export const placeIn = (message: Message): Understood<string> | null => behind(message, placeCues)

/** The company's name. Its words are no part of what else is said. */
export function companyIn({ text, tokens, asked }: Message): Understood<string> | null {
  const where = askedForWords.has(asked) ? 'answer' : asked === 'kind' ? 'opening' : 'talk'
  const found = companyNameIn(text, where)
  if (found === null) return null
  return { value: found.name, spans: [tokensFrom(tokens, found.start, found.start + found.name.length)] }
}
