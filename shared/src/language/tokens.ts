import { wordSet } from './phrases.ts'

/** Before a name these are written short: their dot ends no sentence. */
const shortTitles = wordSet('ing dott dr prof arch avv geom rag sig sigg gent egr spett mons cav')

/** Short and spoken spellings of words. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['ke', 'che'],
  ['nn', 'non'],
  ['nun', 'non'],
  ['xke', 'perche'],
  ['xche', 'perche'],
  ['cmq', 'comunque'],
  ['vojo', 'voglio'],
  ['vojamo', 'vogliamo'],
  ['vonno', 'vogliono'],
])

/** Distance of a word from the one before it. */
export type Boundary = 'none' | 'sign' | 'clause' | 'sentence'

export interface Token {
  /** Lower case, without accents; "ke" and "nn" are what they are short for. */
  readonly word: string
  /** Lower case, as written. */
  readonly written: string
  /** Place in the original text, in UTF-16 units, the end excluded. */
  readonly start: number
  readonly end: number
  /** Text between the previous word and this one. */
  readonly gap: string
  readonly boundary: Boundary
}

/** Some words of a text: the places of the first and the last among its tokens. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** Returns the word at a place; empty where there is none. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''

// A mark alone, such as the one behind an emoji, is no word.
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

// Blanks, `_`, `-` and `'` are equal (docs/decisions/keyword-matching.md); U+2010 and U+2011 are hyphens, too.
const joins = /^[\s_'\u2018\u2019\u02bc\u2010\u2011-]*$/

// A line that begins anew ends the sentence before it, although nobody puts a full stop after a list's item.
const newLine = /\n\s*\n|\n\s*[-*\u2022\u00b7\u2013\u2014]/

const isLetter = /^\p{L}$/u
const dot = /^\.\s*$/

/** Returns a word as it is compared: lower case, without accents, spelled out. */
function folded(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return shortForms.get(plain) ?? plain
}

function boundaryOf(gap: string, previous: string, next: string): Boundary {
  if (/^[.,:]$/.test(gap) && /\d$/.test(previous) && /^\d/.test(next)) return 'sign'
  if (
    /[.;!?\u2026]|\p{Extended_Pictographic}/u.test(gap) ||
    newLine.test(gap) ||
    (gap.includes('\n') && /^\p{Lu}/u.test(next))
  )
    return 'sentence'
  if (/[,:]/.test(gap)) return 'clause'
  return joins.test(gap) ? 'none' : 'sign'
}

/** Returns the words of a text, with their places in it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  let previous = ''
  let isShort = false
  for (const match of text.matchAll(words)) {
    const raw = match[0]
    const gap = text.slice(end, match.index)
    // The dots of "S.r.l." end no sentence.
    const isInside =
      gap === '.' && tokens.at(-1)?.boundary !== 'sentence' && isLetter.test(previous) && isLetter.test(raw)
    const isBehind = isShort && dot.test(gap) && !/^\p{Lu}/u.test(raw)
    isShort = isInside
    const isNamed = shortTitles.has(tokens.at(-1)?.word ?? '') && dot.test(gap)
    const joined = isNamed ? 'none' : isInside || isBehind ? 'sign' : boundaryOf(gap, previous, raw)
    const boundary = tokens.length === 0 ? 'sentence' : joined
    end = match.index + raw.length
    previous = raw
    const written = raw.normalize('NFC').toLowerCase()
    tokens.push({ word: folded(raw), written, start: match.index, end, gap, boundary })
  }
  return tokens
}
