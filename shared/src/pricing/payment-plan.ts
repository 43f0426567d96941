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
 * What is paid to start, and what at the delivery. Together they are the quote, and neither is ever more; only by
 * `payment-screen` one sum is paid, whatever the quote says (docs/decisions/deposit-and-balance.md).
 * @param quoteCents the total of the confirmed quote
 * @param paymentCents the sum of the payment screen's own rule for the same recap
 */
export function paymentPlan(quoteCents: number, paymentCents: number, rule: ChargeRule): PaymentPlan {
  if (rule === 'payment-screen') return { depositCents: paymentCents, balanceCents: 0 }
  const sums = { deposit: paymentCents, half: halfOf(quoteCents), 'confirmed-quote': quoteCents }
  const depositCents = Math.min(sums[rule], quoteCents)
  return { depositCents, balanceCents: quoteCents - depositCents }
}
