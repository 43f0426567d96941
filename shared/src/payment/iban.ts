import { normalizeCode } from '../fields/normalize.ts'

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const ITALIAN_LENGTH = 27

/** The rest of a number of any length, digit by digit. */
const restOf = (digits: string, divisor: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0)

/** Letters count from ten on (ISO 13616): A is 10, Z is 35. */
const digitsOf = (text: string): string =>
  [...text].map(character => Number.parseInt(character, 36).toString()).join('')

/**
 * An IBAN without blanks, in capitals; null where its shape, its check digits or, for an Italian one, its length is
 * wrong. Whether the account exists only the bank knows.
 */
export function ibanOf(text: string): string | null {
  const iban = normalizeCode(text)
  if (!shape.test(iban) || (iban.startsWith('IT') && iban.length !== ITALIAN_LENGTH)) return null
  return restOf(digitsOf(iban.slice(4) + iban.slice(0, 4)), 97) === 1 ? iban : null
}

/** In groups of four, as banks print it. */
export const readableIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
