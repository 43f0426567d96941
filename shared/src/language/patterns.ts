import { type Span, type Token, wordAt } from './tokens.ts'

/** One word of a pattern: whole words, beginnings of words, or a gap of a few words. */
interface Element {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly isOptional: boolean
  readonly isGap: boolean
}

/** A table of patterns, ready for reading: those that begin with a whole word stand under it. */
export interface Patterns<Key extends string> {
  readonly byFirstWord: ReadonlyMap<string, readonly Pattern<Key>[]>
  readonly others: readonly Pattern<Key>[]
}

interface Pattern<Key extends string> {
  readonly key: Key
  readonly elements: readonly Element[]
}

/** A pattern found in a text. */
export interface Found<Key extends string> extends Span {
  readonly key: Key
}

const GAP = '..'
const MAX_GAP = 4

function elementOf(source: string): Element {
  const forms = source.replace(/[()]/g, '').split('|')
  return {
    words: new Set(forms.filter(form => !form.endsWith('*'))),
    beginnings: forms.filter(form => form.endsWith('*')).map(form => form.slice(0, -1)),
    isOptional: source.startsWith('('),
    isGap: source === GAP,
  }
}

/** Returns a pattern without its bracketed words and with them. */
function withAndWithout(source: string): string[] {
  const group = /\(([^)]* [^)]*)\)/.exec(source)
  if (group === null) return [source]
  const [whole, words = ''] = group
  return [words, ''].flatMap(part => withAndWithout(source.replace(whole, part).replace(/ +/g, ' ').trim()))
}

/**
 * Prepares a table for reading. In a pattern `|` separates forms of a word, brackets make words optional, a star leaves
 * its end open, and `..` stands for up to four words of the same sentence: `'quanto (mi) cost*|viene .. video'`.
 */
export function patternsOf<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
): Patterns<Key> {
  const byFirstWord = new Map<string, Pattern<Key>[]>()
  const others: Pattern<Key>[] = []
  for (const key of Object.keys(table) as Key[]) {
    for (const source of table[key].flatMap(withAndWithout)) {
      const pattern = { key, elements: source.split(' ').map(elementOf) }
      const [first] = pattern.elements
      if (first === undefined || first.isOptional || first.beginnings.length > 0) others.push(pattern)
      else for (const word of first.words) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), pattern])
    }
  }
  return { byFirstWord, others }
}

/** Returns a list of patterns without keys. */
export const patternList = (sources: readonly string[]): Patterns<'here'> => patternsOf({ here: sources })

const isMatch = ({ words, beginnings }: Element, word: string) =>
  words.has(word) || beginnings.some(beginning => word.startsWith(beginning))

/** Returns the place after the pattern's last word; -1 where it does not stand. */
function endOf(
  tokens: readonly Token[],
  at: number,
  elements: readonly Element[],
  from = 0,
  start = at,
): number {
  const element = elements[from]
  if (element === undefined) return at
  if (element.isGap) {
    for (let next = at; next <= at + MAX_GAP && next < tokens.length; next++) {
      if (tokens[next]?.boundary === 'sentence') return -1
      const end = endOf(tokens, next, elements, from + 1, next)
      if (end >= 0) return end
    }
    return -1
  }
  const token = tokens[at]
  const isJoined =
    token !== undefined && (at === start || token.boundary === 'none' || token.boundary === 'sign')
  if (isJoined && isMatch(element, token.word)) {
    const end = endOf(tokens, at + 1, elements, from + 1, start)
    if (end >= 0) return end
  }
  return element.isOptional ? endOf(tokens, at, elements, from + 1, start) : -1
}

const longestAt = <Key extends string>(
  tokens: readonly Token[],
  first: number,
  { byFirstWord, others }: Patterns<Key>,
): Found<Key> | null => {
  let found: Found<Key> | null = null
  for (const { key, elements } of [...(byFirstWord.get(wordAt(tokens, first)) ?? []), ...others]) {
    const last = endOf(tokens, first, elements) - 1
    if (last >= first && (found === null || last > found.last)) found = { key, first, last }
  }
  return found
}

/** Returns the patterns that stand in a part of a text, in its order; of several at one place the longest. */
export function foundIn<Key extends string>(
  tokens: readonly Token[],
  patterns: Patterns<Key>,
  { first, last }: Span = { first: 0, last: tokens.length - 1 },
): Found<Key>[] {
  const found: Found<Key>[] = []
  for (let at = first; at <= last; at++) {
    const here = longestAt(tokens, at, patterns)
    if (here === null || here.last > last) continue
    found.push(here)
    at = here.last
  }
  return found
}

export const standsIn = <Key extends string>(
  tokens: readonly Token[],
  patterns: Patterns<Key>,
  span?: Span,
): boolean => foundIn(tokens, patterns, span).length > 0
