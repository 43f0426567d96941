import { articles, WITHOUT } from '../italian/negation-keywords.ts'
import type { Token } from '../italian/tokens.ts'
import type { DeclinableCode } from '../quote/line-codes.ts'
import { declinedAs } from './keywords.ts'
import type { Mention } from './mentions.ts'

const startsSentence = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.boundary ?? 'sentence') === 'sentence'

/** Whether a mention is all that its sentence says after 'senza'. */
export function isDeclining(tokens: readonly Token[], { first, last }: Mention<string>): boolean {
  const hasArticle = articles.has(tokens[first - 1]?.word ?? '')
  const at = hasArticle ? first - 2 : first - 1
  return tokens[at]?.word === WITHOUT && startsSentence(tokens, at) && startsSentence(tokens, last + 1)
}

/**
 * The items that a sentence of their own takes away, wherever else they are named: "Senza voce narrante."
 * (decisions, Keywords).
 */
export function declinedIn<Code extends string>(
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
): ReadonlySet<Code> {
  return new Set(mentions.filter(mention => isDeclining(tokens, mention)).map(mention => mention.code))
}

/** The sentence that 'Non mi serve' writes for a line of the quote. */
export const declineSentenceOf = (code: DeclinableCode): string => {
  const [first = '', ...rest] = WITHOUT
  return `${first.toUpperCase()}${rest.join('')} ${declinedAs[code]}.`
}

/** A recap with the sentence that takes a line of its quote away, as a sentence of its own. */
export function withDeclined(summary: string, code: DeclinableCode): string {
  const text = summary.trimEnd()
  return `${text}${text === '' ? '' : '\n\n'}${declineSentenceOf(code)}`
}
