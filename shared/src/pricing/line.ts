import { capitalized } from '../formats/italian.ts'
import type { Mention } from '../language/mentions.ts'
import { articles, WITH, WITHOUT } from '../language/negation-keywords.ts'
import { indexOf, isWithin, sentencesOf } from '../language/phrase-table.ts'
import { placeOf } from '../language/phrases.ts'
import { type Span, type Token, wordAt } from '../language/tokens.ts'
import { recapLabels } from '../messages/it/briefing-fields.ts'
import type { DeclinableCode } from '../quote/line-codes.ts'
import { declinedAs, itemKeywords } from './keywords.ts'

/** A labelled citation of the recap, over as many lines as the client wrote: `Pubblico: «chi ristruttura casa»`. */
const citation = new RegExp(`^((?:${Object.values(recapLabels).join('|')}): )«([^«»]*)»`, 'gmu')

/** Returns a client's words as the recap quotes them: unchanged, but with single inner quotation marks. */
export const cited = (text: string): string => `«${text.replaceAll('«', '‹').replaceAll('»', '›').trim()}»`

/**
 * Returns a recap as the price rules read it: every citation blank, everything else in its place. What a client says of
 * the public or the message orders nothing (docs/decisions/keyword-matching.md).
 */
export const withoutCitations = (summary: string): string =>
  summary.replace(citation, (_, label: string, words: string) => `${label} ${words.replace(/[^\n]/g, ' ')} `)

/** The items of the quote, ready for reading. */
export const itemIndex = indexOf<DeclinableCode>(itemKeywords)

/** Returns the span after a leading word; null for any other sentence. */
function afterWord(word: string, tokens: readonly Token[], { first, last }: Span): Span | null {
  if (tokens[first]?.word !== word || first === last) return null
  const hasArticle = articles.has(wordAt(tokens, first + 1)) && first + 1 < last
  return { first: hasArticle ? first + 2 : first + 1, last }
}

/** Returns the one item that all words of a span name, if there is one: "riprese in sede" is twice the same. */
function onlyItemOf<Code extends string>(span: Span, mentions: readonly Mention<Code>[]): Code | null {
  const inside = mentions.filter(mention => isWithin(mention, span))
  const named = inside.reduce((count, { first, last }) => count + last - first + 1, 0)
  const code = inside[0]?.code
  if (code === undefined || named !== span.last - span.first + 1) return null
  return inside.every(mention => mention.code === code) ? code : null
}

/** Returns the sentences that say nothing but one word and one item, in their order, with the item. */
function sentencesWith<Code extends string>(
  word: string,
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
) {
  return sentencesOf(tokens).flatMap(sentence => {
    const rest = afterWord(word, tokens, sentence)
    const code = rest === null ? null : onlyItemOf(rest, mentions)
    return code === null ? [] : [{ code, sentence }]
  })
}

/**
 * The items that a sentence of their own takes away, wherever else they are named: "Senza voce narrante.", unless
 * "Con voce narrante." follows it (docs/decisions/keyword-matching.md).
 */
export function findExcludedItems<Code extends string>(
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
): ReadonlySet<Code> {
  const wanted = sentencesWith(WITH, tokens, mentions)
  const isTakenBack = (declined: { code: Code; sentence: Span }) =>
    wanted.some(({ code, sentence }) => code === declined.code && sentence.first > declined.sentence.last)
  const declining = sentencesWith(WITHOUT, tokens, mentions).filter(one => !isTakenBack(one))
  return new Set(declining.map(({ code }) => code))
}

/** Returns the sentence that 'Non mi serve' writes for a line of the quote. */
export const declineSentenceOf = (code: DeclinableCode): string =>
  `${capitalized(WITHOUT)} ${declinedAs[code]}.`

/** Returns the sentence that switching an item on writes. */
export const includeSentence = (code: DeclinableCode): string => `${capitalized(WITH)} ${declinedAs[code]}.`

/** The words of a recap that caused a price, with their place in it in UTF-16 units, the end excluded. */
export interface SourceSpan {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** One line of a price, in cents, VAT included. */
export interface PriceLine<Code extends string> {
  readonly code: Code
  readonly label: string
  readonly amountCents: number
  readonly because: SourceSpan | null
}

/** Returns the words that a span covers, as the client wrote them. */
export function becauseOf(summary: string, tokens: readonly Token[], span: Span): SourceSpan {
  const { start, end } = placeOf(tokens, span)
  return { text: summary.slice(start, end), start, end }
}

export const totalOf = (lines: readonly PriceLine<string>[]): number =>
  lines.reduce((sum, line) => sum + line.amountCents, 0)
