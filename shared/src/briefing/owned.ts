import { byFirstWord, standingAt } from '../language/phrases.ts'
import type { Span } from '../language/tokens.ts'
import { materialVerbs, wishes } from './cue-keywords.ts'
import { clauseOf, isPrecededBy, type Message } from './message.ts'
import {
  ALREADY,
  beforeWe,
  exceptions,
  NEED,
  ownershipWords,
  possessives,
  turnedDown,
  WE,
} from './owned-keywords.ts'

const owning = byFirstWord(ownershipWords)
const excepting = byFirstWord(exceptions)
const turningDown = byFirstWord(turnedDown)

const wordAt = ({ tokens }: Message, at: number) => tokens[at]?.word ?? ''

/** Whether the client's possession is told at a place in a clause. */
function isOwnershipAt(message: Message, at: number): boolean {
  const word = wordAt(message, at)
  if (word === ALREADY) return true
  if (word === WE) return !beforeWe.has(wordAt(message, at - 1))
  const phrase = standingAt(message.tokens, at, owning)
  return phrase !== undefined && wordAt(message, at + phrase.length) !== NEED
}

function isAnyPlace({ first, last }: Span, is: (at: number) => boolean): boolean {
  for (let at = first; at <= last; at++) if (is(at)) return true
  return false
}

const hasPossessive = (message: Message, { first, last }: Span) =>
  [first - 1, first - 2, last + 1].some(at => possessives.has(wordAt(message, at)))

const NEAR = 5

/** "Vorremmo i sottotitoli e il drone ce l'abbiamo": what follows a wish is owned only where that follows at once. */
function isOwnedDespiteWish(message: Message, span: Span, others: readonly Span[]): boolean {
  const { last } = clauseOf(message, span)
  const next = others.find(({ first }) => first > span.last)?.first ?? last + 1
  const end = Math.min(span.last + NEAR, last, next - 1)
  return isAnyPlace({ first: span.last + 1, last: end }, at => isOwnershipAt(message, at))
}

/** Whether the client has or does a thing already: "il nostro jingle", "i testi li scriviamo noi". */
export function isOwned(message: Message, span: Span, others: readonly Span[]): boolean {
  if (isPrecededBy(message, span, wishes)) return isOwnedDespiteWish(message, span, others)
  if (hasPossessive(message, span) || isPrecededBy(message, span, materialVerbs)) return true
  return isAnyPlace(clauseOf(message, span), at => isOwnershipAt(message, at))
}

/** "Tutto tranne il drone" and "il drone non ci interessa" turn it down. */
export function isTurnedDown(message: Message, span: Span): boolean {
  const clause = clauseOf(message, span)
  const before = { first: clause.first, last: span.first }
  if (isAnyPlace(before, at => standingAt(message.tokens, at, excepting) !== undefined)) return true
  return [1, 2].some(
    offset =>
      span.last + offset <= clause.last &&
      standingAt(message.tokens, span.last + offset, turningDown) !== undefined,
  )
}

/** The words of a message that make an exception. */
export const exceptionsIn = ({ tokens }: Message): Span[] =>
  tokens.flatMap((_, first) => {
    const phrase = standingAt(tokens, first, excepting)
    return phrase === undefined ? [] : [{ first, last: first + phrase.length - 1 }]
  })
