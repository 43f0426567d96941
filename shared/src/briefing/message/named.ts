import { daysIn, type NamedDay } from '../../language/dates.ts'
import { type Length, lengthsIn } from '../../language/lengths.ts'
import { mentionsIn, shareWords } from '../../language/mentions.ts'
import { foundIn } from '../../language/patterns.ts'
import { phraseTable, rowsOf } from '../../language/phrase-table.ts'
import { type Span, type Token, wordsIn } from '../../language/tokens.ts'
import { itemKeywords } from '../../pricing/keywords.ts'
import type { DeclinableCode } from '../../quote/line-codes.ts'
import type { BriefKind, Extra } from '../brief/brief.ts'
import { otherNames } from '../keywords/extra-keywords.ts'
import { droppedKind, formKeywords, subjectKeywords } from '../keywords/kind-keywords.ts'
import type { Message } from './message.ts'

/** What a keyword stands for: a kind of video, by its form or its subject, or an item of the price list. */
type Keyword = Pick<NamedKind, 'kind' | 'isForm'> | { readonly item: DeclinableCode }

// One index, so that "animazione del logo" is no animated video and "riprese aeree" no filming at the office.
const index = phraseTable<Keyword>([
  ...rowsOf(formKeywords, kind => ({ kind, isForm: true })),
  ...rowsOf(subjectKeywords, kind => ({ kind, isForm: false })),
  ...rowsOf(itemKeywords, item => ({ item })),
  ...rowsOf(otherNames, item => ({ item })),
])

export interface NamedKind extends Span {
  readonly kind: BriefKind
  readonly isForm: boolean
}

export interface NamedExtra extends Span {
  readonly extra: Extra
  readonly isNegated: boolean
}

/** Everything with a type of its own that a message names, wanted or not. */
export interface Named {
  readonly kinds: readonly NamedKind[]
  readonly extras: readonly NamedExtra[]
  readonly lengths: readonly Length[]
  readonly days: readonly NamedDay[]
  readonly all: readonly Span[]
}

/** What a message names by a keyword or a figure, negated kinds left out; `all` are the places that are taken by it. */
export function namedIn({ text, tokens, today }: Pick<Message, 'text' | 'tokens' | 'today'>): Named {
  const mentions = mentionsIn(tokens, index).map(mention => ({
    ...mention,
    isNegated: mention.isNegated || isDropped(tokens, mention),
  }))
  const mentioned = mentions.flatMap(({ code, ...mention }) =>
    'kind' in code && !mention.isNegated ? [{ ...mention, ...code }] : [],
  )
  const extras = mentions.flatMap(({ code, ...mention }) =>
    'item' in code && code.item !== 'short-video' ? [{ ...mention, extra: code.item }] : [],
  )
  const lengths = lengthsIn(text, tokens)
  const days = daysIn(tokens, today)
  // "La festa della mamma" is a day.
  const kinds = mentioned.filter(kind => !days.some(day => shareWords(day, kind)))
  const forms = kinds.filter(({ isForm }) => isForm)
  return { kinds, extras, lengths, days, all: [...forms, ...extras, ...lengths, ...days] }
}

/** What a part of a message names but for figures with signs; its places count from the part's first word. */
export const namedWithin = (tokens: readonly Token[], part: Span, today: string): Named =>
  namedIn({ text: '', tokens: wordsIn(tokens, part), today })

/** The kinds that a text names, wanted or not. */
export const kindsNamedIn = (tokens: readonly Token[]): BriefKind[] =>
  mentionsIn(tokens, index).flatMap(({ code }) => ('kind' in code ? code.kind : []))

/** The kinds that a text refuses. */
export const refusedKindsIn = (tokens: readonly Token[]): Pick<NamedKind, 'kind' | 'isForm'>[] =>
  mentionsIn(tokens, index).flatMap(({ code, isNegated, ...span }) =>
    'kind' in code && (isNegated || isDropped(tokens, span)) ? code : [],
  )

/** The kinds that a text lets go. */
export const droppedKindsIn = (tokens: readonly Token[]): BriefKind[] =>
  mentionsIn(tokens, index).flatMap(({ code, ...span }) =>
    'kind' in code && isDropped(tokens, span) ? code.kind : [],
  )

/** "Lasciamo stare il cartone" */
const isDropped = (tokens: readonly Token[], { first }: Span) =>
  foundIn(tokens, droppedKind, { first: Math.max(0, first - DROPPED_NEAR), last: first - 1 }).some(
    ({ last }) => last === first - 1,
  )
const DROPPED_NEAR = 4
