import { paymentOf } from 'shared/pricing/payment'
import { quoteOf } from 'shared/pricing/quote'
import { vatOf } from 'shared/pricing/vat'

export type ChargeRule = 'payment-screen' | 'confirmed-quote'

interface ChargeLine {
  code: string
  label: string
  amountCents: number
  because: { text: string; start: number; end: number } | null
}

export interface Charge {
  rule: ChargeRule
  lines: readonly ChargeLine[]
  totalCents: number
  vatCents: number
  netCents: number
  quoteTotalCents: number
}

/** What is charged for a recap, by the configured rule; both totals stand side by side (decision 26). */
export function chargeOf(rule: ChargeRule, summary: string): Charge {
  const quote = quoteOf(summary)
  const { lines, totalCents } = rule === 'payment-screen' ? paymentOf(summary) : quote
  return { rule, lines, totalCents, ...vatOf(totalCents), quoteTotalCents: quote.totalCents }
}
