import { capitalized } from '../formats/capitalized.ts'
import { isWithin, sentencesOf } from '../language/clauses.ts'
import { indexOf, type Mention, mentionsIn } from '../language/mentions.ts'
import { articles, WITHOUT } from '../language/negation-keywords.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import type { DeclinableCode } from '../quote/line-codes.ts'
import { declinedAs, itemKeywords } from './keywords.ts'

/** The items of the quote, ready for reading. */
export const itemIndex = indexOf<DeclinableCode>(itemKeywords)

/** What a sentence that begins with 'senza' goes on with; null for any other sentence. */
function afterWithout(tokens: readonly Token[], { first, last }: Span): Span | null {
  if (tokens[first]?.word !== WITHOUT || first === last) return null
  const hasArticle = articles.has(tokens[first + 1]?.word ?? '') && first + 1 < last
  return { first: hasArticle ? first + 2 : first + 1, last }
}

/** The one item that all words of a span name, if there is one: "riprese in sede" is twice the same. */
function onlyItemOf<Code extends string>(span: Span, mentions: readonly Mention<Code>[]): Code | null {
  const inside = mentions.filter(mention => isWithin(mention, span))
  const named = inside.reduce((count, { first, last }) => count + last - first + 1, 0)
  const code = inside[0]?.code
  if (code === undefined || named !== span.last - span.first + 1) return null
  return inside.every(mention => mention.code === code) ? code : null
}

/** The sentences that say nothing but "Senza <voce>.", with the item that each takes away. */
function decliningSentences<Code extends string>(
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
) {
  return sentencesOf(tokens).flatMap(sentence => {
    const rest = afterWithout(tokens, sentence)
    const code = rest === null ? null : onlyItemOf(rest, mentions)
    return code === null ? [] : [{ code, sentence }]
  })
}

/**
 * The items that a sentence of their own takes away, wherever else they are named: "Senza voce narrante."
 * (docs/decisions/keyword-matching.md).
 */
export const declinedIn = <Code extends string>(
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
): ReadonlySet<Code> => new Set(decliningSentences(tokens, mentions).map(({ code }) => code))

/** The mentions that stand in such a sentence. */
export const decliningIn = <Code extends string>(
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
): readonly Mention<Code>[] => {
  const declining = decliningSentences(tokens, mentions)
  return mentions.filter(mention => declining.some(({ sentence }) => isWithin(mention, sentence)))
}

/** The sentence that 'Non mi serve' writes for a line of the quote. */
export const declineSentenceOf = (code: DeclinableCode): string =>
  `${capitalized(WITHOUT)} ${declinedAs[code]}.`

/** A recap with the sentence that takes a line of its quote away; unchanged if one does already. */
export function withDeclined(summary: string, code: DeclinableCode): string {
  const text = summary.trimEnd()
  const tokens = tokensOf(text)
  if (declinedIn(tokens, mentionsIn(tokens, itemIndex)).has(code)) return summary
  return `${text}${text === '' ? '' : '\n\n'}${declineSentenceOf(code)}`
}
