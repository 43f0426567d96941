import { sentencesIn } from './sentences.ts'

const words = /[\p{L}\p{N}]+/gu
const letters = /[\p{L}\p{N}]/gu

/** How many sentences a text has, at least one. */
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

/** Whom a text is easy for: everybody, who went to middle school, who has a diploma, hardly anybody. */
export const readabilityLevels = ['easy', 'clear', 'demanding', 'hard'] as const

export type ReadabilityLevel = (typeof readabilityLevels)[number]

/** Classifies a Gulpease index; the thresholds 80, 60 and 40 each stand for one level of schooling. */
export function readabilityLevelOf(index: number): ReadabilityLevel {
  if (index >= 80) return 'easy'
  if (index >= 60) return 'clear'
  return index >= 40 ? 'demanding' : 'hard'
}
