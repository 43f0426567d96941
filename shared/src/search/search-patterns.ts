/** From so many characters on something is looked for. */
export const LEAST_SEARCHED = 2
/** So many are shown of each kind. */
export const FOUND_OF_EACH = 5

const MOST_WORDS = 8
/** A trigram index knows three letters wherever they stand, fewer only where a word begins. */
const ANYWHERE_FROM = 3

const lettersOf = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * The LIKE patterns of a search, all of which a text has to fit, the text beginning with a blank: each word stands
 * anywhere, or at the beginning of a word when it has one or two letters. Signs mean themselves, `%` and `_` too;
 * a word of signs alone is left out. Empty when there is nothing to look for.
 */
export function searchPatternsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter(word => lettersOf(word) > 0)
    .slice(0, MOST_WORDS)
    .map(word => `${lettersOf(word) < ANYWHERE_FROM ? '% ' : '%'}${escaped(word)}%`)
}
