import { sentencesIn } from './sentences.ts'

const words = /[\p{L}\p{N}]+/gu
const letters = /[\p{L}\p{N}]/gu

/** Counts the sentences of a text, at least one. */
export const sentenceCountOf = (text: string): number => Math.max(1, sentencesIn(text).length)

export const wordCountOf = (text: string): number => text.match(words)?.length ?? 0

/**
 * The Gulpease index of an Italian text, 0 (hard) to 100 (easy): 89 + (300 sentences - 10 letters) / words. Null for a
 * text without words. Short texts saturate at 100.
 */
export function gulpeaseOf(text: string): number | null {
  const wordCount = wordCountOf(text)
  if (wordCount === 0) return null
  const letterCount = text.match(letters)?.length ?? 0
  const index = 89 + (300 * sentenceCountOf(text) - 10 * letterCount) / wordCount
  return Math.min(100, Math.max(0, index))
}

/** Readers for whom a text is easy: everybody, who went to middle school, who has a diploma, hardly anybody. */
export const readabilityLevels = ['easy', 'clear', 'demanding', 'hard'] as const

export type ReadabilityLevel = (typeof readabilityLevels)[number]

/** Classifies a Gulpease index; the thresholds 80, 60 and 40 each stand for one level of schooling. */
export function readabilityLevelOf(index: number): ReadabilityLevel {
  if (index >= 80) return 'easy'
  if (index >= 60) return 'clear'
  return index >= 40 ? 'demanding' : 'hard'
}

/** Words a minute that an Italian speaker says: at ease, and at the slow and quick end. */
const SPOKEN_PACE = { slow: 130, medium: 150, quick: 160 } as const

// "1950" is one written word and four spoken ones.
const spokenWords = (word: string) => (/^\d+$/.test(word) ? Math.min(4, word.length) : 1)

export interface SpokenTime {
  readonly seconds: number
  readonly quickestSeconds: number
  readonly slowestSeconds: number
}

/** Returns the time to say a text, with the band between a quick and a slow speaker. */
export function spokenTimeOf(text: string): SpokenTime {
  const count = (text.match(words) ?? []).reduce((sum, word) => sum + spokenWords(word), 0)
  const at = (pace: number) => Math.round((count * 60) / pace)
  return {
    seconds: at(SPOKEN_PACE.medium),
    quickestSeconds: at(SPOKEN_PACE.quick),
    slowestSeconds: at(SPOKEN_PACE.slow),
  }
}

/** The figures of a script, as they stand beside it and in the mail. */
export interface ScriptFigures {
  readonly words: number
  readonly sentences: number
  readonly seconds: number
  /** The Gulpease index as a whole number; null without words. */
  readonly readability: number | null
}

// Directions and blanks to fill in stand in brackets and are not said.
const asides = /\[[^[\]\n]{1,200}\]/g
const addresses =
  /(?<![\p{L}\p{N}-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:it|com|eu|net|org|io)\b[^\s,;)]*/giu

/** Returns the spoken part of a script, without text in brackets. */
export const spokenTextOf = (script: string): string => script.replace(asides, '').trim()

// An address is read as one name, whatever its letters; the sign that ends the sentence stays.
const withNames = (text: string) => text.replace(addresses, found => `sito${/[.!?]$/.exec(found)?.[0] ?? ''}`)

/** Counts what is said of a script; readability takes a web address for one short word. */
export function scriptFiguresOf(script: string): ScriptFigures {
  const spoken = spokenTextOf(script)
  const index = gulpeaseOf(withNames(spoken))
  return {
    words: wordCountOf(spoken),
    sentences: wordCountOf(spoken) === 0 ? 0 : sentenceCountOf(spoken),
    seconds: spokenTimeOf(spoken).seconds,
    readability: index === null ? null : Math.round(index),
  }
}
