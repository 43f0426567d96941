import type { Boundary, Span, Token } from './tokens.ts'

/** Behind a word, where it has to end. */
export const NO_LETTER = '(?![\\p{L}\\d])'

/** One of some words, whole. */
export const oneOf = (forms: Iterable<string>) => `(?:${[...forms].join('|')})${NO_LETTER}`

export type Groups = Readonly<Record<string, string | undefined>>

/** Ways of saying something, each a pattern with what it means; `undefined` means that it says nothing there. */
export type ValuePatterns<Value> = readonly (readonly [
  pattern: RegExp,
  meaningOf: (groups: Groups, today: string) => Value | undefined,
])[]

export interface PatternMatch<Value> extends Span {
  readonly value: Value
  /** Text that must precede the match closely. */
  readonly before: string
}

const MAX_BEFORE_LENGTH = 40

const marks: Partial<Record<Boundary, string>> = { clause: '\x01', sentence: '\x02' }

/**
 * The words of a text as they are compared, in one line with what stands between them, and where each begins in it; a
 * mark stands before the signs that end a clause (\x01) or a sentence (\x02), and straight quotes that close are curly.
 */
function lineOf(text: string, tokens: readonly Token[]): { line: string; starts: readonly number[] } {
  let line = ''
  let quotes = 0
  const plain = (gap: string) =>
    gap
      .replace(/\s+/g, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/"/g, quote => (quotes++ % 2 === 0 ? quote : '\u201d'))
  const starts = tokens.map(({ word, gap, boundary }) => {
    line += (marks[boundary] ?? '') + plain(gap) + word
    return line.length - word.length
  })
  return { line: line + plain(text.slice(tokens.at(-1)?.end ?? 0)), starts }
}

/** Returns the value of the first pattern, in table order, that matches at a word. */
export function matchPatterns<Value>(
  text: string,
  tokens: readonly Token[],
  sayings: ValuePatterns<Value>,
  today = '',
): PatternMatch<Value>[] {
  const { line, starts } = lineOf(text, tokens)
  const found: PatternMatch<Value>[] = []
  for (let first = 0; first < tokens.length; first++) {
    const start = starts[first] ?? 0
    for (const [pattern, meaningOf] of sayings) {
      pattern.lastIndex = start
      const match = pattern.exec(line)
      const value = match === null ? undefined : meaningOf(match.groups ?? {}, today)
      if (value === undefined) continue
      let last = first
      while ((starts[last + 1] ?? line.length) < pattern.lastIndex) last++
      found.push({ value, first, last, before: line.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start) })
      first = last
      break
    }
  }
  return found
}

/** Returns a table of sayings, ready for reading. */
export const sayingsOf = <Value>(
  rows: readonly (readonly [string, ValuePatterns<Value>[number][1]])[],
): ValuePatterns<Value> => rows.map(([source, meaningOf]) => [new RegExp(source, 'uy'), meaningOf])
