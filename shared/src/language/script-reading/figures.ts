import { gulpeaseOf, sentenceCountOf, wordCountOf } from './readability.ts'
import { spokenTimeOf } from './spoken-time.ts'

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
