import { foldText } from '../language/fold.ts'

const MOST_WORDS = 8
const separators = /[^\p{L}\p{N}]+/u

/**
 * The words that a search is made of: without case and accents, an address in its parts. Each is found at the
 * beginning of a word.
 */
export function searchWordsOf(search: string): string[] {
  return foldText(search).split(separators).filter(Boolean).slice(0, MOST_WORDS)
}
