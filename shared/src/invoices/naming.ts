/** The number of the nth invoice of a year. */
export const invoiceNumber = (year: number, nth: number): string => `${nth}/${year}`

/** The name of the nth file that a seller sends, which the exchange takes once: five signs of base 36 at the end. */
export const invoiceFileName = (vatNumber: string, nth: number): string =>
  `IT${vatNumber}_${progressiveOf(nth)}.xml`

export const progressiveOf = (nth: number): string => nth.toString(36).toUpperCase().padStart(5, '0')
