import { clausesOf } from '../language/clauses.ts'
import { beginsWith, foundIn, type Patterns, standsIn } from '../language/patterns.ts'
import { type Span, type Token, wordAt, wordsIn } from '../language/tokens.ts'
import { askingWords, canBeDone, hedges, tag } from './question-keywords.ts'
import type { Clause } from './question-topics.ts'

/** A clause of a message, with all its signs. */
export interface Part extends Clause {
  readonly text: string
  readonly sentence: number
}

/** The clauses of a text with all their signs, and whether their sentence ends with a question mark. */
export function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const clauses = clausesOf(tokens)
  let sentence = 0
  let from = 0
  const parts = clauses.map(({ first, last }, at) => {
    if (at > 0 && tokens[first]?.boundary === 'sentence') {
      sentence++
      from = first
    }
    const start = first === 0 ? 0 : (tokens[first - 1]?.end ?? 0)
    const next = tokens[last + 1]
    const after = text.slice(tokens[last]?.end ?? 0, next?.start ?? text.length)
    const end = next === undefined ? text.length : (tokens[last]?.end ?? 0)
    return { first, last, from, text: text.slice(start, end), isSigned: after.includes('?'), sentence }
  })
  const signed = new Set(parts.filter(({ isSigned }) => isSigned).map(part => part.sentence))
  return parts.map(part => ({ ...part, isSigned: signed.has(part.sentence) }))
}

/** The first words of a clause that are no mere hesitation. */
export function openingOf(tokens: readonly Token[], { first, last }: Span): Span {
  let at = first
  while (at < last && hedges.has(wordAt(tokens, at))) at++
  return { first: at, last }
}

/** Whether a clause begins with one of some sayings, its hesitations left out or not. */
export const opensWith = (tokens: readonly Token[], part: Span, patterns: Patterns<'here'>) => {
  const opening = openingOf(tokens, part)
  return [part, opening].some(span => beginsWith(tokens, patterns, span))
}

/** Whether a clause is one of some sayings, but for its hesitations. */
export const isWhole = (tokens: readonly Token[], part: Span, patterns: Patterns<'here'>) =>
  [part, openingOf(tokens, part)].some(span =>
    foundIn(tokens, patterns, span).some(({ first, last }) => first === span.first && last === span.last),
  )

/** Whether a clause asks for no more than a nod. */
export const isTag = (tokens: readonly Token[], part: Span) =>
  foundIn(tokens, tag, part).some(({ first, last }) => first === part.first && last === part.last)

/** Whether a clause of a sentence with a question mark is what is asked, or only said before it. */
export function asksInSentence(tokens: readonly Token[], part: Part, isLast: boolean): boolean {
  if (isTag(tokens, part) || isHedge(tokens, part)) return false
  // "Il drone si può, o viene troppo caro?"
  const isFeasible = standsIn(tokens, canBeDone, part)
  return isLast || isFeasible || wordsIn(tokens, part).some(({ word }) => askingWords.has(word))
}

/** Whether a clause does nothing but hesitate. */
export const isHedge = (tokens: readonly Token[], part: Span) =>
  wordsIn(tokens, part).every(({ word }) => hedges.has(word))
