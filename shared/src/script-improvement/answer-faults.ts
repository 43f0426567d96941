import { scriptFiguresOf } from '../scripts-italian/figures.ts'
import { addressesOf, keepsFacts, numbersOf } from './facts.ts'
import { looksItalian } from './language-keywords.ts'

/** Shares of the original's words: less is a summary, more is another script. */
const SHORTEST_SHARE = 0.35
const LONGEST_SHARE = 1.15
const ADDED_WORDS = 25
/** How many of the telling words must be the visitor's own, or the answer is about something else. */
const OWN_SHARE = 0.4
const TELLING_LENGTH = 5

const markup = /<\/?[a-z][^>]*>|```|\]\(|^#{1,6}\s|\*\*/imu

const tellingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => word.length >= TELLING_LENGTH)

function ownShare(text: string, known: string): number {
  const own = new Set(tellingWords(known))
  const words = tellingWords(text)
  return words.length === 0 ? 1 : words.filter(word => own.has(word)).length / words.length
}

function hasNewAddress(text: string, known: string): boolean {
  const given = addressesOf(known)
  // "rossi.it" is in "https://www.rossi.it/contatti"; the other way round would be a new address.
  return addressesOf(text).some(
    address => !given.some(one => one === address || one.startsWith(`${address}/`)),
  )
}

/** Why a rewritten script may not go out: it lost, added or said something that it must not; null when it may. */
export function scriptFault(original: string, script: string, known: string): string | null {
  const [before, after] = [scriptFiguresOf(original), scriptFiguresOf(script)]
  if (markup.test(script)) return 'markup'
  if (!looksItalian(script)) return 'not-italian'
  if (!keepsFacts(original, script)) return 'facts-lost'
  const numbers = new Set(numbersOf(known))
  if (numbersOf(script).some(number => !numbers.has(number))) return 'numbers-added'
  if (hasNewAddress(script, known)) return 'address-added'
  if (after.words < before.words * SHORTEST_SHARE) return 'too-short'
  if (after.words > before.words * LONGEST_SHARE + ADDED_WORDS) return 'too-long'
  if (ownShare(script, known) < OWN_SHARE) return 'another-subject'
  return (after.readability ?? 0) < (before.readability ?? 0) ? 'harder' : null
}

/** Why explanations may not go out; null when they may. */
export function proseFault(texts: readonly string[], known: string): string | null {
  const all = texts.join('\n')
  if (markup.test(all)) return 'markup'
  if (texts.length > 0 && !looksItalian(all)) return 'not-italian'
  return hasNewAddress(all, known) ? 'address-added' : null
}
