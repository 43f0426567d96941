import { partitaIvaOf } from '../accounts/partita-iva.ts'
import { normalizeCode } from '../fields/normalize.ts'

// Digits may stand as letters where two people would have the same code ("omocodia").
const ofPerson = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/

/** What a sign counts in an odd place (the first is odd), from 0 or A on. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

const placeOf = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'A'.charCodeAt(0)

function hasRightCheckLetter(code: string): boolean {
  const sum = [...code.slice(0, 15)].reduce((total, sign, index) => {
    const value = placeOf(sign)
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value)
  }, 0)
  return code.charCodeAt(15) - 'A'.charCodeAt(0) === sum % 26
}

/**
 * An Italian tax code, of a person (16 signs) or of a company (11 digits), in capitals and without blanks; null where it
 * is not a formally right one. Says nothing about whether it exists.
 */
export function codiceFiscaleOf(text: string): string | null {
  const code = normalizeCode(text)
  if (/^\d/.test(code)) return partitaIvaOf(code)
  return ofPerson.test(code) && hasRightCheckLetter(code) ? code : null
}
