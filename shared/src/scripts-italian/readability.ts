const words = /[\p{L}\p{N}]+/gu
const letters = /[\p{L}\p{N}]/gu
const stops = /[.!?\u2026]+(?=[\s"'\u00bb\u201d)]|$)/gu

/** Abbreviations whose point ends no sentence, even before a capital. */
const abbreviations = new Set(
  'dott dr sig sigg prof ing avv arch geom rag gent spett egr es ecc pag art n nr tel via vol cap'.split(' '),
)

function endsSentence(text: string, stop: RegExpExecArray): boolean {
  if (stop[0] !== '.') return true
  const word = /[\p{L}\p{N}]+$/u.exec(text.slice(0, stop.index))?.[0] ?? ''
  const next = /\S/.exec(text.slice(stop.index + 1))?.[0] ?? ''
  // "S.r.l. produce" goes on, "dott. Rossi" too; "1950. Poi" does not.
  return !/\p{Ll}/u.test(next) && !abbreviations.has(word.toLowerCase())
}

/** How many sentences a text has, at least one. */
export function sentenceCountOf(text: string): number {
  const ends = [...text.matchAll(stops)].filter(stop => endsSentence(text, stop))
  const last = ends.at(-1)
  const isOpen = last === undefined || /[\p{L}\p{N}]/u.test(text.slice(last.index))
  return Math.max(1, ends.length + (isOpen ? 1 : 0))
}

export const wordCountOf = (text: string): number => text.match(words)?.length ?? 0

/**
 * The Gulpease index of an Italian text, 0 (hard) to 100 (easy): 89 + (300 sentences - 10 letters) / words. Null
 * for a text without words. Short texts saturate at 100 (facts 3.3).
 */
export function gulpeaseOf(text: string): number | null {
  const wordCount = wordCountOf(text)
  if (wordCount === 0) return null
  const letterCount = text.match(letters)?.length ?? 0
  const index = 89 + (300 * sentenceCountOf(text) - 10 * letterCount) / wordCount
  return Math.min(100, Math.max(0, index))
}
