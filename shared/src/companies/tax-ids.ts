import { normalizeCode } from '../fields/normalize.ts'

/** Returns true if eleven digits have a valid check digit. `00000000000` passes, and belongs to nobody. */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < 11; place++) {
    const digit = Number(digits[place])
    const doubled = digit * 2
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/**
 * Returns the eleven digits of a partita IVA, written with or without IT, blanks, dots and hyphens; null if the number
 * is not formally right. Says nothing about whether it exists.
 */
export function partitaIvaOf(text: string): string | null {
  const digits = normalizeCode(text)
    .replace(/[-‐‑–]/g, '')
    .replace(/^IT/, '')
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return null
  return hasRightCheckDigit(digits) ? digits : null
}

// Letters replace digits where two people would have the same code ("omocodia").
const ofPerson = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/

/** Values of characters in odd positions (the first is odd), from 0 or A. */
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
 * An Italian tax code, of a person (16 signs) or of a company (11 digits), in capitals and without blanks; null where
 * it is not a formally right one. Says nothing about whether it exists.
 */
export function codiceFiscaleOf(text: string): string | null {
  const code = normalizeCode(text)
  if (/^\d/.test(code)) return partitaIvaOf(code)
  return ofPerson.test(code) && hasRightCheckLetter(code) ? code : null
}

/** The letters of Italy's provinces, by their first; Sardinia's before and after its reforms. */
const provinces =
  /^(?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[GRT]|P[ACDEGINORTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRSTV])$/

export const isProvince = (text: string): boolean => provinces.test(text)
