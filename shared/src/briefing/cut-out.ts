import { tokensOf } from '../language/tokens.ts'
import { outOfField, quoted, sentenceNamed } from './amendment-keywords.ts'
import { fillers, removals } from './cue-keywords.ts'

/** The words in the group `said`, where they stand. */
export const saidIn = (pattern: RegExp, text: string): string => {
  const { said = '' } = pattern.exec(text)?.groups ?? {}
  return trimmed(said)
}

export const trimmed = (text: string) => text.trim().replace(/[\s,;.]+$/u, '')

/** A list without the one thing that is named: "togliete la brochure dai materiali". */
function withoutNamed(value: string, order: string): string | null {
  const { before = '', behind = '' } = outOfField.exec(order)?.groups ?? {}
  const named = tokensOf(before || behind).filter(
    ({ word }) => word.length > 3 && !removals.has(word) && !fillers.has(word),
  )
  const isMeant = (part: string) =>
    named.some(({ word }) => tokensOf(part).some(other => other.word === word))
  const parts = value.split(/(?<=[.!?;,])\s+|\s+(?=e\s)/u)
  const [meant, ...others] = parts.filter(isMeant)
  if (meant === undefined || others.length > 0 || parts.length === 1) return null
  const core = trimmed(meant)
  const at = value.indexOf(meant)
  const [left, right] = [trimmed(value.slice(0, at)), value.slice(at + core.length)]
  return trimmed(left === '' ? right.replace(/^[\s,;.:]+(?:e\s)?/u, '') : left + right)
}

/** A text without the sentence, or the words, that somebody wants out of it; null where it has neither. */
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
  return kept.length === 0 || kept.length === sentences.length
    ? withoutNamed(value, order)
    : trimmed(kept.join(' '))
}
