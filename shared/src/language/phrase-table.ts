import { type Phrase, phrasesOf, standsAt } from './phrases.ts'
import { type Boundary, type Span, type Token, wordAt } from './tokens.ts'

function split(tokens: readonly Token[], ends: readonly Boundary[]): Span[] {
  const spans: Span[] = []
  tokens.forEach((token, at) => {
    const current = spans.at(-1)
    if (current === undefined || ends.includes(token.boundary)) spans.push({ first: at, last: at })
    else spans[spans.length - 1] = { first: current.first, last: at }
  })
  return spans
}

export const sentencesOf = (tokens: readonly Token[]): Span[] => split(tokens, ['sentence'])

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.first >= outer.first && inner.last <= outer.last

/** Phrases by their first word, so that a text is read through once. */
export type PhraseTable<Entry> = ReadonlyMap<string, readonly { phrase: Phrase; entry: Entry }[]>

/** Returns a table from patterns (see `phrasesOf`); of two that fit at a place the longer one counts. */
export function phraseTable<Entry>(rows: readonly (readonly [string, Entry])[]): PhraseTable<Entry> {
  const entries = rows.flatMap(([pattern, entry]) => phrasesOf(pattern).map(phrase => ({ phrase, entry })))
  const longestFirst = entries.toSorted((a, b) => b.phrase.length - a.phrase.length)
  return Map.groupBy(longestFirst, ({ phrase: [first = ''] }) => first)
}

/** Returns the table of some lists of patterns, each entered by its key. */
export const indexOf = <Code extends string>(
  lists: Readonly<Partial<Record<Code, readonly string[]>>>,
): PhraseTable<Code> =>
  phraseTable(
    (Object.entries(lists) as [Code, readonly string[]][]).flatMap(([code, patterns]) =>
      patterns.map(pattern => [pattern, code] as const),
    ),
  )

/** Returns the longest phrase of a table that begins at a word. */
export function phraseAt<Entry>(tokens: readonly Token[], at: number, table: PhraseTable<Entry>) {
  const candidates = table.get(wordAt(tokens, at))
  return candidates?.find(({ phrase }) => standsAt(tokens, at, phrase))
}

/** Returns every place where a phrase of the table stands, none inside another. */
export function phrasesIn<Entry>(
  tokens: readonly Token[],
  table: PhraseTable<Entry>,
): (Span & { entry: Entry })[] {
  const found: (Span & { entry: Entry })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const hit = phraseAt(tokens, at, table)
    if (!hit) continue
    const last = at + hit.phrase.length - 1
    found.push({ first: at, last, entry: hit.entry })
    at = last
  }
  return found
}
