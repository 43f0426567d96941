export interface Vat {
  readonly vatCents: number
  readonly netCents: number
}

const EURO_CENTS = 100

/**
 * The VAT that the payment screen shows: 22 % of the total that already includes it, in whole euro, half up; the net is
 * the rest (docs/decisions/vat.md). Not what an accountant needs: `invoiceVatOf`.
 */
export function vatOf(totalCents: number): Vat {
  const vatCents = Math.floor((totalCents * 22 + 50 * EURO_CENTS) / (100 * EURO_CENTS)) * EURO_CENTS
  return { vatCents, netCents: totalCents - vatCents }
}

/**
 * The VAT contained in a total, to the cent, half up: 22/122 of it (docs/decisions/vat.md). For receipts and
 * accountants.
 */
export function invoiceVatOf(totalCents: number): Vat {
  const vatCents = Math.floor((totalCents * 44 + 122) / 244)
  return { vatCents, netCents: totalCents - vatCents }
}
