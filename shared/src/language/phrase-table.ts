import { type Phrase, phrasesOf, standsAt } from '../phrases.ts'
import type { Span, Token } from '../tokens.ts'

/** Phrases by their first word, so that a text is read through once. */
export type PhraseTable<Entry> = ReadonlyMap<string, readonly { phrase: Phrase; entry: Entry }[]>

/** A table from patterns (see `phrasesOf`); of two that fit at a place the longer one counts. */
export function phraseTable<Entry>(rows: readonly (readonly [string, Entry])[]): PhraseTable<Entry> {
  const table = new Map<string, { phrase: Phrase; entry: Entry }[]>()
  for (const [pattern, entry] of rows) {
    for (const phrase of phrasesOf(pattern)) {
      const key = phrase[0] ?? ''
      table.set(key, [...(table.get(key) ?? []), { phrase, entry }])
    }
  }
  for (const list of table.values()) list.sort((a, b) => b.phrase.length - a.phrase.length)
  return table
}

/** The longest phrase of a table that begins at a word. */
export function phraseAt<Entry>(tokens: readonly Token[], at: number, table: PhraseTable<Entry>) {
  const candidates = table.get(tokens[at]?.word ?? '')
  return candidates?.find(({ phrase }) => standsAt(tokens, at, phrase))
}

/** Every place where a phrase of the table stands, none inside another. */
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
