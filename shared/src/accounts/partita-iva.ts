import { normalizeCode } from '../fields/normalize.ts'

/** Whether eleven digits carry a right check digit; `00000000000` does, and is nobody's. */
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
