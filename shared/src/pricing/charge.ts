import { paymentTexts } from '../messages/it/payment.ts'
import { type ChargeRule, paymentPlan, type VatRule, vatOf } from './charge-rules.ts'
import { type PriceLine, totalOf } from './line.ts'

/** As the configuration has them. */
export interface PaymentRules {
  readonly chargeRule: ChargeRule
  readonly vatRule: VatRule
}

export interface Charge {
  rule: ChargeRule
  lines: readonly PriceLine<string>[]
  /** Sum of the lines, before it is cut to the amount due. */
  linesTotalCents: number
  /** Amount due at the start. */
  totalCents: number
  vatCents: number
  netCents: number
  /** Amount due at delivery. */
  balanceCents: number
  quoteTotalCents: number
}

/**
 * Returns what is charged to start for a quote, by the configured rule, and what remains
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

/**
 * The price of an order as every screen, mail and document prints it: the quote's lines and total, then what is paid
 * when (docs/decisions/deposit-and-balance.md). All amounts are cents, VAT included but for `quoteNetCents`.
 */
export interface OrderPrice {
  rule: ChargeRule
  quoteLines: readonly PriceLine<string>[]
  quoteTotalCents: number
  quoteNetCents: number
  quoteVatCents: number
  /** Paid to start the work. By the rule `payment-screen` it is not derived from the quote and may exceed it. */
  dueNowCents: number
  /** Paid at the delivery; 0 where the first payment is the whole. */
  dueLaterCents: number
  /** The quote's total with all that was accepted since. */
  agreedTotalCents: number
  paid: PaidParts
}

/** Received parts of an order's price, refunds not deducted. */
export interface PaidParts {
  readonly deposit: boolean
  readonly balance: boolean
}

const nothingPaid: PaidParts = { deposit: false, balance: false }

/** Combines the lines of a quote with what is charged for it. */
export function orderPriceOf(
  vatRule: VatRule,
  quoteLines: OrderPrice['quoteLines'],
  { rule, quoteTotalCents, totalCents, balanceCents }: Charge,
  {
    agreedTotalCents = quoteTotalCents,
    paid = nothingPaid,
  }: Partial<Pick<OrderPrice, 'agreedTotalCents' | 'paid'>> = {},
): OrderPrice {
  const { netCents, vatCents } = vatOf(quoteTotalCents, vatRule)
  return {
    rule,
    quoteLines,
    quoteTotalCents,
    quoteNetCents: netCents,
    quoteVatCents: vatCents,
    dueNowCents: totalCents,
    dueLaterCents: balanceCents,
    agreedTotalCents,
    paid,
  }
}

export interface PriceRow {
  readonly code: 'total' | 'net' | 'vat' | 'agreed' | 'now' | 'later'
  readonly label: string
  readonly amountCents: number
}

/**
 * Returns the rows below the quote's lines: total, net, VAT, the total agreed since where it is another, then deposit
 * and balance. An order that is paid at once has no row for either.
 */
export function priceRowsOf(price: Omit<OrderPrice, 'quoteLines'>): PriceRow[] {
  const { dueNowCents, dueLaterCents, quoteTotalCents, agreedTotalCents, paid } = price
  const { rows: labels } = paymentTexts
  const now = dueLaterCents > 0 ? labels.deposit : labels.whole
  const rows: PriceRow[] = [
    { code: 'total', label: labels.total, amountCents: quoteTotalCents },
    { code: 'net', label: labels.net, amountCents: price.quoteNetCents },
    { code: 'vat', label: labels.vat, amountCents: price.quoteVatCents },
  ]
  if (agreedTotalCents !== quoteTotalCents)
    rows.push({ code: 'agreed', label: labels.agreed, amountCents: agreedTotalCents })
  if (dueNowCents !== quoteTotalCents)
    rows.push({ code: 'now', label: paid.deposit ? now.paid : now.open, amountCents: dueNowCents })
  if (dueLaterCents > 0)
    rows.push({
      code: 'later',
      label: paid.balance ? labels.balance.paid : labels.balance.open,
      amountCents: dueLaterCents,
    })
  return rows
}
