import type { PriceLine } from './line.ts'
import { paymentOf } from './payment.ts'
import { quoteOf } from './quote.ts'
import { vatOf } from './vat.ts'

export type ChargeRule = 'payment-screen' | 'confirmed-quote'

export interface Charge {
  rule: ChargeRule
  lines: readonly PriceLine<string>[]
  totalCents: number
  vatCents: number
  netCents: number
  quoteTotalCents: number
}

/**
 * What is charged for a recap, by the configured rule; both totals stand side by side (decision 26). A quote that was
 * confirmed is given as it was confirmed.
 */
export function chargeOf(
  rule: ChargeRule,
  summary: string,
  quote: Pick<Charge, 'lines' | 'totalCents'> = quoteOf(summary),
): Charge {
  const { lines, totalCents } = rule === 'payment-screen' ? paymentOf(summary) : quote
  return { rule, lines, totalCents, ...vatOf(totalCents), quoteTotalCents: quote.totalCents }
}
