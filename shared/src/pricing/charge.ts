import { type PriceLine, totalOf } from './line.ts'
import { type ChargeRule, paymentPlan } from './payment-plan.ts'
import { type VatRule, vatOf } from './vat.ts'

/** As the configuration has them. */
export interface PaymentRules {
  readonly chargeRule: ChargeRule
  readonly vatRule: VatRule
}

export interface Charge {
  rule: ChargeRule
  lines: readonly PriceLine<string>[]
  /** What the lines make together, before the sum is cut to what is due. */
  linesTotalCents: number
  /** What is paid to start. */
  totalCents: number
  vatCents: number
  netCents: number
  /** What remains of the quote, for the delivery. */
  balanceCents: number
  quoteTotalCents: number
}

/**
 * What is charged to start for a quote, by the configured rule, and what remains
 * (docs/decisions/deposit-and-balance.md). The lines are the payment screen's own where its sum starts the work, else
 * the quote's.
 * @param quote with `paymentLines`, those of the payment screen for the same recap, as they stood at the confirmation
 */
export function chargeOf(
  { chargeRule: rule, vatRule }: PaymentRules,
  quote: Pick<Charge, 'lines' | 'totalCents'> & { paymentLines: readonly PriceLine<string>[] },
): Charge {
  const { paymentLines } = quote
  const { depositCents, balanceCents } = paymentPlan(quote.totalCents, totalOf(paymentLines), rule)
  const lines = rule === 'deposit' || rule === 'payment-screen' ? paymentLines : quote.lines
  return {
    rule,
    lines,
    linesTotalCents: totalOf(lines),
    totalCents: depositCents,
    ...vatOf(depositCents, vatRule),
    balanceCents,
    quoteTotalCents: quote.totalCents,
  }
}
