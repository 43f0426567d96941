/** How the VAT in a total is computed (docs/decisions/vat.md). */
export const vatRules = ['statutory', 'specified'] as const

export type VatRule = (typeof vatRules)[number]

export interface Vat {
  readonly vatCents: number
  readonly netCents: number
}

const EURO_CENTS = 100

const vatIn: Record<VatRule, (totalCents: number) => number> = {
  /** Statutory rule: 22/122 of the total, rounded half up to the cent. */
  statutory: totalCents => Math.floor((totalCents * 44 + 122) / 244),
  /** As described: 22 % of the total, in whole euro, half up. */
  specified: totalCents => Math.floor((totalCents * 22 + 50 * EURO_CENTS) / (100 * EURO_CENTS)) * EURO_CENTS,
}

/** The VAT in a total that includes it, and the net, which is the rest: the same on every screen, mail and document. */
export function vatOf(totalCents: number, rule: VatRule): Vat {
  const vatCents = vatIn[rule](totalCents)
  return { vatCents, netCents: totalCents - vatCents }
}
