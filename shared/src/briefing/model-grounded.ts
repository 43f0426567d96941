import { placeOf } from '../language/phrases.ts'
import { tokensOf } from '../language/tokens.ts'
import { type WordField, wordFields } from './brief.ts'
import type { Said } from './conversation.ts'
import { type Figure, figures, type ModelFact } from './model-answer.ts'
import { fitsInto } from './word-places.ts'

export const isWordField = (field: ModelFact['field']): field is WordField =>
  (wordFields as readonly string[]).includes(field)

export const isFigure = (field: ModelFact['field']): field is Figure =>
  (figures as readonly string[]).includes(field)

/** What costs: "e col drone sul campo di Montegrosso si può?" orders no drone, but names a place. */
const isOrder = ({ field }: ModelFact) =>
  field === 'extra-wanted' || field === 'format' || field === 'language'

type FreeFact = Extract<ModelFact, { field: WordField | 'note' }>

const isFree = (fact: ModelFact): fact is FreeFact =>
  (isWordField(fact.field) && fact.value !== '') || fact.field === 'note'

/** What a client says, and all that they wrote before. */
export interface Heard extends Said {
  readonly before: string
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const signBefore = /[€$£]\s?$/
const signBehind = /^\s?[%€$£°]/

/** Words as the client wrote them, with the client's own signs and in one line; null where they did not. */
function quoted(text: string, words: string): string | null {
  const tokens = tokensOf(text)
  const sought = tokensOf(words).map(({ word }) => word)
  const first = tokens.findIndex((_, at) => sought.every((word, next) => tokens[at + next]?.word === word))
  if (first < 0 || sought.length === 0) return null
  const copied = inOneLine(words)
  if (inOneLine(text).includes(copied)) return copied
  const { start, end } = placeOf(tokens, { first, last: first + sought.length - 1 })
  const [before = ''] = signBefore.exec(text.slice(Math.max(0, start - 2), start)) ?? []
  const [behind = ''] = signBehind.exec(text.slice(end)) ?? []
  return inOneLine(`${before}${text.slice(start, end)}${behind}`)
}

/** A free text with the client's words for it, if it is theirs and has room in its field. */
function inOwnWords(fact: FreeFact, text: string): FreeFact[] {
  const value = quoted(text, fact.value)
  const place = fact.field === 'note' ? 'notes' : fact.field
  return value !== null && fitsInto(place, value) ? [{ ...fact, value }] : []
}

/**
 * The facts whose words stand in what the client has just said, of a figure also before: "sì" confirms one. The others
 * are dropped, each alone. A question orders nothing: an extra that it names is offered. What is kept of a text is the
 * client's own writing of it, never the model's.
 */
export function grounded(
  facts: readonly ModelFact[],
  { text, before }: Heard,
  statement: string,
): ModelFact[] {
  return facts.flatMap((given): ModelFact[] => {
    const words = quoted(text, given.words) ?? (isFigure(given.field) ? quoted(before, given.words) : null)
    if (words === null) return []
    const fact = { ...given, words }
    if (isFree(fact)) return inOwnWords(fact, text)
    if (!isOrder(fact) || quoted(statement, words) !== null) return [fact]
    return fact.field === 'extra-wanted' ? [{ ...fact, field: 'extra-doubtful' as const }] : []
  })
}

/** Whether the client has ever written the words of a fact: what they said before may be told again, and changes nothing. */
export const isSaid = ({ words }: ModelFact, { text, before }: Heard): boolean =>
  quoted(text, words) !== null || quoted(before, words) !== null
