import { lengthsIn } from '../../language/lengths.ts'
import { type Token, tokensOf } from '../../language/tokens.ts'
import type { Slot } from '../brief/brief.ts'
import {
  foreignWords,
  italianWords,
  keyboardRows,
  pageMarks,
  trials,
  vowelless,
} from '../keywords/nonsense-keywords.ts'

/** What a message is that says nothing: signs without words, keys struck at random, or a page that was pasted. */
export type Nonsense = 'signs' | 'keys' | 'page' | 'language'

const KEYS_IN_A_ROW = 4
const SHORT_ROWS = new Set(['asd', 'qwe', 'zxc', 'asdf', 'qaz', 'wasd'])
const PAGE_WORDS = 15
const PAGE_MARKS = 3

const hasKeyRun = (word: string) =>
  keyboardRows.some(row =>
    Array.from({ length: row.length - KEYS_IN_A_ROW + 1 }, (_, at) => row.slice(at, at + KEYS_IN_A_ROW)).some(
      run => word.includes(run),
    ),
  )

const isAbbreviation = (token: Token, text: string) => {
  const written = text.slice(token.start, token.end)
  return vowelless.has(token.word) || (written.length <= 5 && written === written.toUpperCase())
}

// "Xxx", "mmmh", "sdfgh": nobody could say it.
function isUnspeakable(word: string): boolean {
  if (/\d/.test(word) || word.length < 3) return false
  return /(.)\1\1/u.test(word) || !/[aeiouy]/.test(word) || /[^aeiouy]{6,}/.test(word)
}

const isStruck = (token: Token, text: string) =>
  trials.has(token.word) ||
  SHORT_ROWS.has(token.word) ||
  hasKeyRun(token.word) ||
  (isUnspeakable(token.word) && !isAbbreviation(token, text))

// A bare number answers how long or by when, and nothing else.
const takesFigures = new Set<Slot | null>(['duration', 'deadline', null])

const isLengthOrDay = (text: string, tokens: readonly Token[]) =>
  lengthsIn(text, tokens).length > 0 || /\d[/.-]\d|\d:\d/.test(text)

const FOREIGN_WORDS = 3

const isForeign = (tokens: readonly Token[]) => {
  // "Gò solo el logo. Le foto le fasì vialtri?" is dialect: what is a word of ours as well tells nothing.
  const foreign = tokens.filter(({ word }) => foreignWords.has(word) && !italianWords.has(word)).length
  return foreign >= FOREIGN_WORDS && foreign > tokens.filter(({ word }) => italianWords.has(word)).length
}

/** Tells a message that says nothing to what was asked from one that is only clumsy; null for the latter. */
export function nonsenseOf(text: string, asked: Slot | null): Nonsense | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return 'signs'
  if (!takesFigures.has(asked) && !/\p{L}/u.test(text) && !isLengthOrDay(text, tokens)) return 'signs'
  if (tokens.every(token => isStruck(token, text))) return 'keys'
  if (isForeign(tokens)) return 'language'
  const isLong = tokens.length >= PAGE_WORDS
  return isLong && pageMarks.filter(mark => mark.test(text)).length >= PAGE_MARKS ? 'page' : null
}
