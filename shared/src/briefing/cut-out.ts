import { tokensOf } from '../language/tokens.ts'
import { quoted, sentenceNamed } from './amendment-keywords.ts'

/** The words in the group `said`, where they stand. */
export const saidIn = (pattern: RegExp, text: string): string => {
  const { said = '' } = pattern.exec(text)?.groups ?? {}
  return trimmed(said)
}

export const trimmed = (text: string) => text.trim().replace(/[\s,;.]+$/u, '')

/** A text without the sentence, or the quoted words, that somebody wants out of it; null where it has neither. */
export function without(value: string, order: string): string | null {
  const words = saidIn(quoted, order)
  if (words !== '' && value.includes(words))
    return trimmed(
      value
        .replace(words, '')
        .replace(/^[\s,;.:]+/u, '')
        .replace(/[\s,;.:]+[?!]\s*$/u, ''),
    )
  const { last, about: aboutWhat = '' } = sentenceNamed.exec(order)?.groups ?? {}
  const sentences = value.split(/(?<=[.!?;])\s+/u)
  const about = tokensOf(aboutWhat).filter(({ word }) => word.length > 3)
  const isMeant = (sentence: string, at: number) =>
    last
      ? at === sentences.length - 1
      : about.some(({ word }) => tokensOf(sentence).some(other => other.word === word))
  const kept = sentences.filter((sentence, at) => !isMeant(sentence, at))
  return kept.length === 0 || kept.length === sentences.length ? null : trimmed(kept.join(' '))
}
