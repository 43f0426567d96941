/** Rules that split a quote into payments (docs/decisions/deposit-and-balance.md). */
export const chargeRules = ['deposit', 'half', 'confirmed-quote', 'payment-screen'] as const

export type ChargeRule = (typeof chargeRules)[number]

/** The sums of an order, in cents. A balance of zero: the deposit is the whole. */
export interface PaymentPlan {
  readonly depositCents: number
  readonly balanceCents: number
}

const EURO_CENTS = 100

const halfOf = (quoteCents: number): number => Math.ceil(quoteCents / 2 / EURO_CENTS) * EURO_CENTS

/**
 * Returns what is paid to start, and what at the delivery. Together they are the quote, and neither is ever more; only
 * by `payment-screen` one sum is paid, whatever the quote says (docs/decisions/deposit-and-balance.md).
 * @param quoteCents the total of the confirmed quote
 * @param paymentCents the sum of the payment screen's own rule for the same recap
 */
export function paymentPlan(quoteCents: number, paymentCents: number, rule: ChargeRule): PaymentPlan {
  if (rule === 'payment-screen') return { depositCents: paymentCents, balanceCents: 0 }
  const sums = { deposit: paymentCents, half: halfOf(quoteCents), 'confirmed-quote': quoteCents }
  const depositCents = Math.min(sums[rule], quoteCents)
  return { depositCents, balanceCents: quoteCents - depositCents }
}

/** Rules by which the VAT in a total is computed (docs/decisions/vat.md). */
export const vatRules = ['statutory', 'specified'] as const

export type VatRule = (typeof vatRules)[number]

export interface Vat {
  readonly vatCents: number
  readonly netCents: number
}

const vatIn: Record<VatRule, (totalCents: number) => number> = {
  /** Statutory rule: 22/122 of the total, rounded half up to the cent. */
  statutory: totalCents => Math.floor((totalCents * 44 + 122) / 244),
  /** As described: 22 % of the total, in whole euro, half up. */
  specified: totalCents => Math.floor((totalCents * 22 + 50 * EURO_CENTS) / (100 * EURO_CENTS)) * EURO_CENTS,
}

/**
 * Returns the VAT in a total that includes it, and the net, which is the rest: the same on every screen, mail and
 * document.
 */
export function vatOf(totalCents: number, rule: VatRule): Vat {
  const vatCents = vatIn[rule](totalCents)
  return { vatCents, netCents: totalCents - vatCents }
}
