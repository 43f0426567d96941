import { wordCountOf } from '../language/script-reading/readability.ts'
import { capitalised } from './rewrite.ts'
import { isSentence, splitPlaces } from './split-keywords.ts'

const LONGEST = 25
const SHORTEST_PIECE = 5
const MOST_DEPTH = 6

interface Cut {
  readonly left: string
  readonly right: string
  /** How far from the middle, in words: the more even cut is the better one. */
  readonly offCentre: number
}

function cutsBy(sentence: string, place: RegExp): Cut[] {
  return [...sentence.matchAll(place)].flatMap(found => {
    const left = sentence.slice(0, found.index).replace(/(?<![,;:\s])[,;:\s]+$/, '')
    const right = sentence.slice(found.index + (found[1]?.length ?? 0))
    const [leftWords, rightWords] = [wordCountOf(left), wordCountOf(right)]
    if (
      Math.min(leftWords, rightWords) < SHORTEST_PIECE ||
      !isSentence(left) ||
      !isSentence(right.replace(/^(?:perché|così)\s/iu, ''))
    )
      return []
    return [{ left, right, offCentre: Math.abs(leftWords - rightWords) }]
  })
}

/** A long sentence as several that a listener can follow; as it is where it cannot be cut cleanly. */
export function splitSentence(sentence: string, depth = 0): string[] {
  if (depth >= MOST_DEPTH || wordCountOf(sentence) <= LONGEST || /["«»“”()[\]]/.test(sentence))
    return [sentence]
  for (const place of splitPlaces) {
    const [best] = cutsBy(sentence, place).sort((a, b) => a.offCentre - b.offCentre)
    if (!best) continue
    const left = /[.!?…]$/.test(best.left) ? best.left : `${best.left}.`
    return [...splitSentence(left, depth + 1), ...splitSentence(capitalised(best.right), depth + 1)]
  }
  return [sentence]
}
