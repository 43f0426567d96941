import { clausesOf, isWithin } from '../../language/clauses.ts'
import { halves } from '../../language/length-keywords.ts'
import { isMeant } from '../../language/near.ts'
import { numberOf } from '../../language/number-keywords.ts'
import { beginsWith, foundIn, type Patterns } from '../../language/patterns.ts'
import { type Span, type Token, tokensOf, wordAt, wordsIn } from '../../language/tokens.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import {
  asideOpener,
  correctionOpener,
  fillers,
  included,
  opener,
  removals,
  subordinating,
  turningPoint,
} from '../keywords/cue-keywords.ts'
import { videosCalled } from '../keywords/kind-keywords.ts'
import { ownAnswers } from '../keywords/rest-keywords.ts'
import { askedForWords } from './read-words.ts'
import { subjectStarts } from './subjects.ts'

/** Something a client has said, with what is known so far. */
export interface Message {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly clauses: readonly Span[]
  /** The question it follows. */
  readonly asked: Slot | null
  readonly brief: Brief
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The slot that was filled last. */
  readonly last: Slot | null
  /** It begins beside the point: "ah, dimenticavo". */
  readonly isAside: boolean
  /** It begins by taking something back. */
  readonly isCorrection: boolean
  /** The last word of what takes back the message's own beginning; 0 if it does not. */
  readonly turn: number
}

/** What a "se" leads to stays with it: "non so se ci serve il drone", "chi lo guarda". */
export const cutBefore = (tokens: readonly Token[], starts: ReadonlySet<number>): readonly Token[] =>
  tokens.map((token, at) =>
    at > 0 && starts.has(at) && token.boundary === 'none' && !subordinating.has(wordAt(tokens, at - 1))
      ? { ...token, boundary: 'clause' }
      : token,
  )

/** Who dictates sets no commas: "…la voce e poi il logo ce l'abbiamo e ci serve per Pasqua". */
export const beforeClauseOpeners = (tokens: readonly Token[]): readonly Token[] =>
  cutBefore(
    tokens,
    new Set([
      ...foundIn(tokens, opener).flatMap(({ first }) =>
        // "Lo spot mi serve entro il 22"
        videosCalled.has(wordAt(tokens, first - 1)) ? [] : [first],
      ),
      ...subjectStarts(tokens),
    ]),
  )

// "No scusa due minuti" refuses no minutes: what follows is a clause of its own.
const afterTurningPoints = (tokens: readonly Token[]): readonly Token[] =>
  cutBefore(
    tokens,
    new Set(foundIn(tokens, turningPoint).flatMap(({ first, last }) => (last > first ? [last + 1] : []))),
  )

const apologies = new Set(['scusa', 'scusi', 'scusate', 'scusami', 'scusatemi'])

const unitWords = ['secondi', 'minuti'] as const
const notUnits = new Set(['secondo', 'seconda', 'secondi', 'minuto', 'minuti'])

const dialectUnits = new Set([...unitWords, ...halves])

/** "15 secodni" is meant as it is said; the words that are kept stay as they were written. */
const withUnitsSpelled = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    // "Do minuti, do e mezo" in dialect
    if (
      token.word === 'do' &&
      dialectUnits.has(wordAt(tokens, wordAt(tokens, at + 1) === 'e' ? at + 2 : at + 1))
    )
      return { ...token, word: 'due' }
    if (notUnits.has(token.word) || numberOf(wordAt(tokens, at - 1)) === undefined) return token
    const unit = unitWords.find(word => isMeant(token.word, word))
    return unit === undefined ? token : { ...token, word: unit }
  })

/** A message as it is read: in words and clauses, and cut where the client corrects themselves. */
export function messageOf(
  text: string,
  { asked, brief, today, last }: Pick<Message, 'asked' | 'brief' | 'today' | 'last'>,
): Message {
  // "B&B" is one word.
  const tokens = afterTurningPoints(
    beforeClauseOpeners(withUnitsSpelled(tokensOf(text.replaceAll(/\bb&b\b/gi, 'bnb')))),
  )
  // "30 aprile. No, scusi, 24 aprile."
  const apology = tokens.findLastIndex(
    ({ word }, at) => apologies.has(word) && at > 1 && tokens[at - 1]?.word === 'no',
  )
  // "Non toglie la parola, anzi gliene dà due" says one thing.
  const goesFurther = (at: number) =>
    askedForWords.has(asked) &&
    wordAt(tokens, at) === 'anzi' &&
    tokens.slice(0, at).some(({ word }) => word === 'non')
  const turning =
    foundIn(tokens, turningPoint).findLast(({ first }) => first > 0 && !goesFurther(first))?.last ?? 0
  const turn = Math.max(apology, turning)
  const isCorrection = turn > 0 || beginsWith(tokens, correctionOpener)
  return {
    text,
    tokens,
    clauses: clausesOf(tokens),
    asked,
    brief,
    today,
    last,
    isAside: /^\s*p\.\s?s\b/i.test(text) || beginsWith(tokens, asideOpener),
    isCorrection,
    turn,
  }
}

/** Of several things named, those that stand after the message has changed its mind; all, if none does. */
export function afterTurn<Named extends Span>({ turn }: Message, named: readonly Named[]): readonly Named[] {
  const later = turn === 0 ? named : named.filter(({ first }) => first > turn)
  return later.length > 0 ? later : named
}

export const clauseOf = ({ clauses }: Message, span: Span): Span =>
  clauses.find(clause => isWithin({ first: span.first, last: span.first }, clause)) ?? span

export const isCapital = ({ text, tokens }: Pick<Message, 'text' | 'tokens'>, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[at]?.start ?? text.length))

/** Whether a word carries nothing: "serio" does in answer to the question about the tone. */
export const isFiller = (asked: Slot | null, word: string): boolean =>
  (fillers.has(word) || removals.has(word)) && !(asked !== null && ownAnswers[asked]?.has(word))

/** The places of all words that some spans cover. */
export function placesOf(spans: readonly Span[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { first, last } of spans) for (let at = first; at <= last; at++) places.add(at)
  return places
}

/** Whether words are some sayings, with nothing but small words around them. */
export function saysOnly<Key extends string>(tokens: readonly Token[], patterns: Patterns<Key>): boolean {
  const places = placesOf(foundIn(tokens, patterns))
  const isSmall = (word: string) => isFiller(null, word) || included.has(word)
  return places.size > 0 && tokens.every(({ word }, at) => places.has(at) || isSmall(word))
}

// "30 o 40 secondi", "un minuto basta", "sono 45 secondi"
const rangeOf = /^(?:\d+|o|max|basta|bastano|sono)$/
const units = /^(?:second|minut|sec$|min$)/

/** Whether a clause says nothing beside the lengths, dates, extras and kinds that it names. */
export function isBare({ tokens, asked }: Message, clause: Span, named: readonly Span[]): boolean {
  const inside = named.filter(
    ({ first, last }) => first >= clause.first && first <= clause.last && last >= first,
  )
  if (inside.length === 0) return false
  const places = placesOf(inside)
  const isLong = wordsIn(tokens, clause).some(({ word }) => units.test(word))
  for (let at = clause.first; at <= clause.last; at++) {
    const word = wordAt(tokens, at)
    if (!places.has(at) && !isFiller(asked, word) && !(isLong && rangeOf.test(word))) return false
  }
  return true
}

/** Whether one of some words stands in a clause, before a place in it. */
export function isPrecededBy(message: Message, span: Span, cues: ReadonlySet<string>, reach = 1000): boolean {
  const { first } = clauseOf(message, span)
  for (let at = span.first - 1; at >= Math.max(first, span.first - reach); at--) {
    if (cues.has(wordAt(message.tokens, at))) return true
  }
  return false
}

/** Whether one of some words stands in the clause of a place. */
export const hasWord = (message: Message, span: Span, cues: ReadonlySet<string>) =>
  wordsIn(message.tokens, clauseOf(message, span)).some(({ word }) => cues.has(word))
