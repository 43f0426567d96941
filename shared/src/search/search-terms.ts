import { foldText } from '../language/fold.ts'

/** From so many characters on something is looked for. */
export const MIN_SEARCH_LENGTH = 2
/** So many are shown of each kind. */
export const FOUND_OF_EACH = 5

const MAX_WORDS = 8
/** A trigram index knows three letters wherever they stand, fewer only where a word begins. */
const ANYWHERE_FROM = 3

const lettersOf = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * Returns the LIKE patterns of a search, all of which a text has to match that begins with a blank and is folded as
 * `foldText` does. A word matches anywhere; one of one or two letters only at the beginning of a word. `%` and `_` are
 * escaped; a word without letters and digits is left out. Empty when there is nothing to search for.
 */
export function searchPatternsOf(text: string): string[] {
  return foldText(text)
    .split(/\s+/u)
    .filter(word => lettersOf(word) > 0)
    .slice(0, MAX_WORDS)
    .map(word => `${lettersOf(word) < ANYWHERE_FROM ? '% ' : '%'}${escaped(word)}%`)
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns true if every word of a search begins a word of a text. Ignores case and accents. */
export function beginsWords(text: string, search: string): boolean {
  const there = wordsOf(text)
  const wanted = wordsOf(search)
  return wanted.length > 0 && wanted.every(word => there.some(one => one.startsWith(word)))
}
