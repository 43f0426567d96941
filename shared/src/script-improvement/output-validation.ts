import { scriptFiguresOf } from '../language/script-reading/figures.ts'
import { addressesOf, keepsFacts, numbersOf } from './facts.ts'
import { looksItalian } from './language-keywords.ts'

const markup = /<\/?[a-z][^<>]*>|```|\]\(|^#{1,6}\s|\*\*/imu
// Characters that no form field takes either: control characters, lone surrogates, direction overrides.
const forbidden = /(?![\n\t\r])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u
const iban =
  /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){3,7}(?:[ -]?[a-z0-9]{1,4})?(?![\p{L}\p{N}])/giu
const telephone = /(?<!\d)\d(?:[\s./()-]{0,2}\d){6,14}/g
const sums =
  /(?:€|\$|£|(?<!\p{L})(?:euro|eur))\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:€|\$|£|(?:euro|eur)(?!\p{L}))/giu
const money = /[€$£]|(?<!\p{L})(?:euro|eur|dollari)(?!\p{L})/iu

const withoutGaps = (text: string) => text.replace(/[ -]/g, '').toLowerCase()
const digitsOf = (text: string) => text.replace(/\D/g, '')

function hasNewAddress(text: string, known: string): boolean {
  const given = addressesOf(known)
  // "rossi.it" is in "https://www.rossi.it/contatti"; the other way round would be a new address.
  return addressesOf(text).some(
    address => !given.some(one => one === address || one.startsWith(`${address}/`)),
  )
}

function hasNewSum(text: string, known: string): boolean {
  if (money.test(text) && !money.test(known)) return true
  const given = new Set(numbersOf(known))
  return (text.match(sums) ?? []).flatMap(numbersOf).some(number => !given.has(number))
}

/** Returns true if a match of the pattern in a text is missing from the known text. Compares both after `kept`. */
function isNew(text: string, known: string, pattern: RegExp, kept: (text: string) => string): boolean {
  const given = kept(known)
  return (text.match(pattern) ?? []).some(found => !given.includes(kept(found)))
}

/**
 * Returns why a text written by a language model may not be sent; null if it may. Every field of an answer passes here,
 * whatever it is for: markup, and addresses, accounts, telephone numbers and sums of money that nobody gave it.
 */
export function modelTextFault(text: string, known: string): string | null {
  if (markup.test(text)) return 'markup'
  if (forbidden.test(text)) return 'forbidden-characters'
  if (hasNewAddress(text, known)) return 'address-added'
  if (isNew(text, known, iban, withoutGaps)) return 'account-added'
  if (isNew(text, known, telephone, digitsOf)) return 'telephone-added'
  return hasNewSum(text, known) ? 'money-added' : null
}

/** Shares of the original's words: less is a summary, more is another script. */
const MIN_SHARE = 0.35
const MAX_SHARE = 1.15
const ADDED_WORDS = 25
/** Minimum share of the visitor's own words among the telling ones; below it the answer is about something else. */
const OWN_SHARE = 0.4
const TELLING_LENGTH = 5

const tellingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => word.length >= TELLING_LENGTH)

function ownShare(text: string, known: string): number {
  const own = new Set(tellingWords(known))
  const words = tellingWords(text)
  return words.length === 0 ? 1 : words.filter(word => own.has(word)).length / words.length
}

/** Returns why a rewritten script may not be sent: it lost, added or said something that it must not; else null. */
export function scriptFault(original: string, script: string, known: string): string | null {
  const [before, after] = [scriptFiguresOf(original), scriptFiguresOf(script)]
  const fault = modelTextFault(script, known)
  if (fault === 'markup') return fault
  if (!looksItalian(script)) return 'not-italian'
  if (!keepsFacts(original, script)) return 'facts-lost'
  const numbers = new Set(numbersOf(known))
  if (numbersOf(script).some(number => !numbers.has(number))) return 'numbers-added'
  if (fault !== null) return fault
  if (after.words < before.words * MIN_SHARE) return 'too-short'
  if (after.words > before.words * MAX_SHARE + ADDED_WORDS) return 'too-long'
  if (ownShare(script, known) < OWN_SHARE) return 'another-subject'
  return (after.readability ?? 0) < (before.readability ?? 0) ? 'harder' : null
}

/** Returns why the texts of an answer may not be sent: forbidden content in one, or not Italian together; else null. */
export function modelTextsFault(texts: readonly string[], known: string): string | null {
  const all = texts.join('\n')
  return modelTextFault(all, known) ?? (texts.length > 0 && !looksItalian(all) ? 'not-italian' : null)
}
