import { scriptFiguresOf } from '../language/script-reading/figures.ts'
import { keepsFacts, numbersOf } from './facts.ts'
import { looksItalian } from './language-keywords.ts'
import { modelTextFault } from './model-text.ts'

/** Shares of the original's words: less is a summary, more is another script. */
const SHORTEST_SHARE = 0.35
const LONGEST_SHARE = 1.15
const ADDED_WORDS = 25
/** How many of the telling words must be the visitor's own, or the answer is about something else. */
const OWN_SHARE = 0.4
const TELLING_LENGTH = 5

const tellingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => word.length >= TELLING_LENGTH)

function ownShare(text: string, known: string): number {
  const own = new Set(tellingWords(known))
  const words = tellingWords(text)
  return words.length === 0 ? 1 : words.filter(word => own.has(word)).length / words.length
}

/** Why a rewritten script may not go out: it lost, added or said something that it must not; null when it may. */
export function scriptFault(original: string, script: string, known: string): string | null {
  const [before, after] = [scriptFiguresOf(original), scriptFiguresOf(script)]
  const fault = modelTextFault(script, known)
  if (fault === 'markup') return fault
  if (!looksItalian(script)) return 'not-italian'
  if (!keepsFacts(original, script)) return 'facts-lost'
  const numbers = new Set(numbersOf(known))
  if (numbersOf(script).some(number => !numbers.has(number))) return 'numbers-added'
  if (fault !== null) return fault
  if (after.words < before.words * SHORTEST_SHARE) return 'too-short'
  if (after.words > before.words * LONGEST_SHARE + ADDED_WORDS) return 'too-long'
  if (ownShare(script, known) < OWN_SHARE) return 'another-subject'
  return (after.readability ?? 0) < (before.readability ?? 0) ? 'harder' : null
}

/** Why the texts of an answer may not go out: one of them holds what it must not, or together they are not Italian. */
export function modelTextsFault(texts: readonly string[], known: string): string | null {
  const all = texts.join('\n')
  return modelTextFault(all, known) ?? (texts.length > 0 && !looksItalian(all) ? 'not-italian' : null)
}
