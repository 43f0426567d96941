import { isNegated } from './negation.ts'
import { guestMarkers, guestWords, recovery } from './negation-keywords.ts'
import { isPlainNumber } from './number-keywords.ts'
import type { PhraseTable } from './phrase-table.ts'
import { standsAt } from './phrases.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

/** A keyword found in a text. */
export interface Mention<Code> extends Span {
  readonly code: Code
  readonly isNegated: boolean
}

function isGuest(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at]?.boundary === 'none' ? tokens[at - 1]?.word : undefined
  if (before === undefined || !guestWords.has(wordAt(tokens, at))) return false
  return guestMarkers.has(before) || isPlainNumber(before)
}

function isRecovery(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== recovery.word) return false
  return tokens[at - 1]?.word === recovery.before || recovery.after.has(wordAt(tokens, at + 1))
}

const sizeOf = (tokens: readonly Token[], { first, last }: Span) =>
  (tokens[last]?.end ?? 0) - (tokens[first]?.start ?? 0)

function candidatesIn<Code>(tokens: readonly Token[], index: PhraseTable<Code>) {
  return tokens.flatMap((token, first) => {
    if (isGuest(tokens, first) || isRecovery(tokens, first)) return []
    const found = (index.get(token.word) ?? []).filter(({ phrase }) => standsAt(tokens, first, phrase))
    return found.map(({ entry: code, phrase }) => ({ code, first, last: first + phrase.length - 1 }))
  })
}

/**
 * Returns the keywords of a text in its order. A stretch of text counts once, for the longest keyword that covers it
 * (docs/decisions/keyword-matching.md).
 */
export function findKeywords<Code>(tokens: readonly Token[], index: PhraseTable<Code>): Mention<Code>[] {
  const candidates = candidatesIn(tokens, index)
  const longestFirst = candidates.toSorted(
    (a, b) => sizeOf(tokens, b) - sizeOf(tokens, a) || a.first - b.first,
  )
  const taken = new Set<number>()
  const kept = longestFirst.filter(({ first, last }) => {
    const places = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    if (places.some(place => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
  return kept
    .toSorted((a, b) => a.first - b.first)
    .map(mention => ({ ...mention, isNegated: isNegated(tokens, mention) }))
}

/** Returns true if two mentions share a word. */
export const shareWords = (a: Span, b: Span): boolean => a.first <= b.last && b.first <= a.last
