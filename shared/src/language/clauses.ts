import type { Boundary, Span, Token } from './tokens.ts'

function split(tokens: readonly Token[], ends: readonly Boundary[]): Span[] {
  const spans: Span[] = []
  tokens.forEach((token, at) => {
    const current = spans.at(-1)
    if (current === undefined || ends.includes(token.boundary)) spans.push({ first: at, last: at })
    else spans[spans.length - 1] = { first: current.first, last: at }
  })
  return spans
}

/** The sentences of a text. */
export const sentencesOf = (tokens: readonly Token[]): Span[] => split(tokens, ['sentence'])

/** The clauses of a text: what stands between commas, colons and the ends of sentences. */
export const clausesOf = (tokens: readonly Token[]): Span[] => split(tokens, ['sentence', 'clause'])

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.first >= outer.first && inner.last <= outer.last
