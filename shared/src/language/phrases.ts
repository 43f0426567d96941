import type { Span, Token } from './tokens.ts'

/** The words of one keyword, one after the other. */
export type Phrase = readonly string[]

/** Words apart from each other, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const isOptional = (word: string) => word.startsWith('(')
const alternatives = (word: string) => word.replace(/[()]/g, '').split('|')

/**
 * The keywords that a pattern stands for: `|` separates the forms of a word, brackets make it optional.
 * `'testo|testi (gia) pronto|pronti'` stands for eight.
 */
export function phrasesOf(pattern: string): Phrase[] {
  return pattern
    .split(' ')
    .reduce<Phrase[]>(
      (phrases, word) => [
        ...(isOptional(word) ? phrases : []),
        ...phrases.flatMap(phrase => alternatives(word).map(form => [...phrase, form])),
      ],
      [[]],
    )
}

/** Returns true if a phrase begins at a position. Its words are joined by blanks, hyphens or apostrophes only. */
export function standsAt(tokens: readonly Token[], at: number, phrase: Phrase): boolean {
  if (tokens[at]?.word !== phrase[0]) return false
  return phrase.every((word, offset) => {
    const token = tokens[at + offset]
    return token?.word === word && (offset === 0 || token.boundary === 'none')
  })
}

/** Returns the words that a span covers in the original text. */
export function placeOf(tokens: readonly Token[], span: Span): { start: number; end: number } {
  return { start: tokens[span.first]?.start ?? 0, end: tokens[span.last]?.end ?? 0 }
}
