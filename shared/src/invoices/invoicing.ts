import { type VatRule, vatOf } from '../pricing/vat.ts'

/** Why a payment has no invoice (docs/decisions/electronic-invoices.md). */
export const missingReasons = [
  'no-seller',
  'vat-specified',
  'buyer-missing',
  'buyer-gone',
  'against-rules',
] as const

export type MissingReason = (typeof missingReasons)[number]

/** Whether electronic invoices are made at all, as the configuration has it. */
export type Invoicing = 'on' | Extract<MissingReason, 'no-seller' | 'vat-specified'>

export const invoicings = ['on', 'no-seller', 'vat-specified'] as const satisfies readonly Invoicing[]

export interface InvoicingRules {
  readonly hasSeller: boolean
  readonly vatRule: VatRule
}

export function invoicingBy({ hasSeller, vatRule }: InvoicingRules): Invoicing {
  if (!hasSeller) return 'no-seller'
  return vatRule === 'statutory' ? 'on' : 'vat-specified'
}

/** Why no invoice can be made of a payment; null where one can. A sum keeps the VAT with which it was paid. */
export function whyNotInvoiced(
  rules: InvoicingRules,
  payment: { totalCents: number; vatCents: number; hasCompany: boolean; hasBuyer: boolean },
): Exclude<MissingReason, 'against-rules'> | null {
  const invoicing = invoicingBy(rules)
  if (invoicing !== 'on') return invoicing
  if (vatOf(payment.totalCents, 'statutory').vatCents !== payment.vatCents) return 'vat-specified'
  if (payment.hasBuyer) return null
  return payment.hasCompany ? 'buyer-missing' : 'buyer-gone'
}
