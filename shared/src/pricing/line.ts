import { placeOf } from '../language/phrases.ts'
import type { Span, Token } from '../language/tokens.ts'

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

/** The words that a span covers, as the client wrote them. */
export function becauseOf(summary: string, tokens: readonly Token[], span: Span): SourceSpan {
  const { start, end } = placeOf(tokens, span)
  return { text: summary.slice(start, end), start, end }
}

export const totalOf = (lines: readonly PriceLine<string>[]): number =>
  lines.reduce((sum, line) => sum + line.amountCents, 0)
