import type { PriceLine } from './line.ts'
import { paymentOf } from './payment.ts'
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
 * What is charged for the quote of a recap, by the configured rule; both totals stand side by side
 * (docs/decisions/two-price-rules.md).
 */
export function chargeOf(
  rule: ChargeRule,
  quote: Pick<Charge, 'lines' | 'totalCents'> & { summary: string },
): Charge {
  const { lines, totalCents } = rule === 'payment-screen' ? paymentOf(quote.summary) : quote
  return { rule, lines, totalCents, ...vatOf(totalCents), quoteTotalCents: quote.totalCents }
}
