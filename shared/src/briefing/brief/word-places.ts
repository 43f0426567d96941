import { tokensOf } from '../../language/tokens.ts'
import { type Brief, type WordField, wordFields } from './brief.ts'
import { ANSWER_MAX, COMPANY_MAX } from './limits.ts'

/** Where a client's words can stand. */
export type WordPlace = WordField | 'notes'

/** Words put from one place of the brief into another; `null` takes them out. */
export interface Refiling {
  readonly from: WordPlace
  /** The words as they stand there. */
  readonly words: string
  readonly to: WordPlace | null
}

export const fitsInto = (to: WordPlace, words: string) =>
  to === 'notes' || words.length <= (to === 'company' ? COMPANY_MAX : ANSWER_MAX)

/** Where words can be put that stand in the wrong place. */
export const placesFor = ({ from, words }: Omit<Refiling, 'to'>): WordPlace[] =>
  [...wordFields, 'notes' as const].filter(place => place !== from && fitsInto(place, words))

const wordsOf = (text: string) =>
  ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `

/** A field can hold several things; null where they do not fit, and for another company's name. */
export function joined(brief: Brief, words: string, to: WordField): string | null {
  const there = brief[to] ?? ''
  if (there === '') return words
  // "Anche io e mia moglie" says more than "io", and "la domenica" no more than "anche la domenica".
  const [known, said] = [wordsOf(there), wordsOf(words)]
  const both = said.includes(known) ? words : known.includes(said) ? there : `${there}; ${words}`
  return to !== 'company' && fitsInto(to, both) ? both : null
}
