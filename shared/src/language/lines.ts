import type { Boundary, Token } from './tokens.ts'

/** Behind a word, where it has to end. */
export const NO_LETTER = '(?![\\p{L}\\d])'

const marks: Partial<Record<Boundary, string>> = { clause: '\x01', sentence: '\x02' }

/**
 * The words of a text as they are compared, in one line with what stands between them, and where each begins in it; a
 * mark stands before the signs that end a clause (\x01) or a sentence (\x02).
 */
export function lineOf(text: string, tokens: readonly Token[]): { line: string; starts: readonly number[] } {
  let line = ''
  const starts = tokens.map(({ word, gap, boundary }) => {
    line += (marks[boundary] ?? '') + gap.replace(/\s+/g, ' ').replace(/[\u2018\u2019\u02bc]/g, "'")
    line += word
    return line.length - word.length
  })
  return { line: line + text.slice(tokens.at(-1)?.end ?? 0), starts }
}
