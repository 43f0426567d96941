const MOST_WORDS = 8
const marks = /\p{M}/gu
const separators = /[^\p{L}\p{N}]+/u

/**
 * The words that a search is made of: without case and accents, an address in its parts. Each is found at the
 * beginning of a word.
 */
export function searchWordsOf(search: string): string[] {
  const folded = search.normalize('NFD').replace(marks, '').toLowerCase()
  return folded.split(separators).filter(Boolean).slice(0, MOST_WORDS)
}
