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
 * The eleven digits of a partita IVA, written with or without IT, blanks and dots, or null if the number is not a
 * formally right one. Says nothing about whether it exists.
 */
export function partitaIvaOf(text: string): string | null {
  const digits = text.trim().toUpperCase().replace(/^IT/, '').replace(/[\s.]/g, '')
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return null
  return hasRightCheckDigit(digits) ? digits : null
}
