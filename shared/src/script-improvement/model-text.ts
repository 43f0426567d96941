import { addressesOf, numbersOf } from './facts.ts'

const markup = /<\/?[a-z][^<>]*>|```|\]\(|^#{1,6}\s|\*\*/imu
// What no field of a form takes either: control characters, half surrogates, signs that turn the direction of writing.
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

/** Whether one of the places that a pattern finds in a text is nowhere in what is known, both compared as they are kept. */
function isNew(text: string, known: string, pattern: RegExp, kept: (text: string) => string): boolean {
  const given = kept(known)
  return (text.match(pattern) ?? []).some(found => !given.includes(kept(found)))
}

/**
 * Why a text that a language model wrote may not reach anybody; null when it may. Every field of an answer passes here,
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
