import {
  articles,
  clauseWords,
  excluded,
  NO,
  negators,
  neither,
  notNeeded,
  notNegations,
  upperBounds,
  VAT,
} from './negation-keywords.ts'
import { type Phrase, standsAt } from './phrases.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

type Tokens = readonly Token[]

const standsAnyAt = (tokens: Tokens, at: number, phrases: readonly Phrase[]) =>
  phrases.some(phrase => standsAt(tokens, at, phrase))

/** Returns true if an accent, or an apostrophe in its place, makes it the conjunction rather than the pronoun. */
function isAccentedNeither(tokens: Tokens, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.word !== neither.plain) return false
  return neither.accented.includes(token.written) || /^['\u2019]/.test(tokens[at + 1]?.gap ?? '')
}

/** Without its accent it may be a pronoun, unless the item follows directly. */
function isNeither(tokens: Tokens, at: number, thingAt: number): boolean {
  if (isAccentedNeither(tokens, at)) return true
  if (tokens[at]?.word !== neither.plain) return false
  return thingAt === at + 1 || (thingAt === at + 2 && articles.has(wordAt(tokens, at + 1)))
}

function isNegator(tokens: Tokens, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (isAccentedNeither(tokens, at)) return true
  if (!negators.has(token.word) || standsAnyAt(tokens, at, notNegations)) return false
  if (standsAnyAt(tokens, at, upperBounds)) return false
  return !(excluded.has(token.word) && tokens[at - 1]?.word === VAT)
}

function endsClauseBefore(tokens: Tokens, at: number, thingAt: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.boundary === 'sentence') return true
  if (token.boundary !== 'clause') return false
  return token.gap.trim() !== ',' || !isNeither(tokens, at, thingAt)
}

// No clause is longer; without an end a text of one word repeated would be read once for each word.
const MAX_CLAUSE_WORDS = 200

function isNegatedBefore(tokens: Tokens, { first }: Span): boolean {
  for (let at = first; at > Math.max(0, first - MAX_CLAUSE_WORDS); at--) {
    if (endsClauseBefore(tokens, at, first)) return false
    if (clauseWords.has(wordAt(tokens, at - 1))) return false
    if (isNegator(tokens, at - 1)) return true
  }
  return false
}

const endsAfter = (tokens: Tokens, at: number) => (tokens[at]?.boundary ?? 'sentence') !== 'none'

/** Returns the number of words of a "no" or "not needed" at a place; 0 if there is none. */
function refusalLength(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at)
  if (word === NO && !standsAnyAt(tokens, at, notNegations)) return 1
  if (excluded.has(word) && tokens[at - 1]?.word !== VAT) return 1
  return notNeeded.find(phrase => standsAt(tokens, at, phrase))?.length ?? 0
}

function isNegatedAfter(tokens: Tokens, { last }: Span): boolean {
  for (let at = last + 1; at <= last + 2; at++) {
    const token = tokens[at]
    if (token === undefined) return false
    const length = refusalLength(tokens, at)
    if (token.boundary === 'clause' || token.boundary === 'sentence') {
      // "Drone: no", and also "Drone? No." and "Drone: non serve." where nothing else is refused.
      const isAnswer = /^\s*[:?]\s*$/.test(token.gap)
      if (!isAnswer || length === 0) return false
      return (token.word === NO && token.boundary === 'clause') || endsAfter(tokens, at + length)
    }
    if (length > 0) return true
  }
  return false
}

/**
 * Returns true if something named in a text is negated there: by a negation before it in its clause, or by one that
 * follows within two words (docs/decisions/keyword-matching.md).
 */
export const isNegated = (tokens: Tokens, span: Span): boolean =>
  isNegatedBefore(tokens, span) || isNegatedAfter(tokens, span)
