import { addDays } from '../formats/calendar-days.ts'
import { type VatRule, vatOf } from '../pricing/charge-rules.ts'

/** Reasons why a payment has no invoice (docs/decisions/electronic-invoices.md). */
export const missingReasons = [
  'no-seller',
  'vat-specified',
  'buyer-missing',
  'buyer-gone',
  'against-rules',
] as const

export type MissingReason = (typeof missingReasons)[number]

/** True if electronic invoices are made at all, as the configuration has it. */
export type Invoicing = 'on' | Extract<MissingReason, 'no-seller' | 'vat-specified'>

export const invoicings = ['on', 'no-seller', 'vat-specified'] as const satisfies readonly Invoicing[]

interface InvoicingRules {
  readonly hasSeller: boolean
  readonly vatRule: VatRule
}

export function invoicingBy({ hasSeller, vatRule }: InvoicingRules): Invoicing {
  if (!hasSeller) return 'no-seller'
  return vatRule === 'statutory' ? 'on' : 'vat-specified'
}

/** Returns why no invoice can be made of a payment, or null if one can. A sum keeps the VAT with which it was paid. */
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

export const invoiceNumber = (year: number, nth: number): string => `${nth}/${year}`

/**
 * Returns the name of the nth file that a seller sends, which the exchange takes once: five signs of base 36 at the
 * end.
 */
export const invoiceFileName = (vatNumber: string, nth: number): string =>
  `IT${vatNumber}_${progressiveOf(nth)}.xml`

export const progressiveOf = (nth: number): string => nth.toString(36).toUpperCase().padStart(5, '0')

/** States of an invoice at the exchange system (docs/decisions/electronic-invoices.md). */
export const invoiceStates = ['to-send', 'sent', 'delivered', 'rejected', 'undeliverable'] as const

export type InvoiceState = (typeof invoiceStates)[number]

export const isInvoiceState = (text: unknown): text is InvoiceState =>
  typeof text === 'string' && (invoiceStates as readonly string[]).includes(text)

/** The exchange's answers about a file: delivered, rejected, and not delivered but valid. */
export const answerKinds = ['RC', 'NS', 'MC'] as const

export type AnswerKind = (typeof answerKinds)[number]

const after: Record<AnswerKind, { from: readonly InvoiceState[]; to: InvoiceState }> = {
  RC: { from: ['to-send', 'sent', 'undeliverable'], to: 'delivered' },
  NS: { from: ['to-send', 'sent'], to: 'rejected' },
  MC: { from: ['to-send', 'sent'], to: 'undeliverable' },
}

/**
 * Returns the state that an answer leads to; undefined where it contradicts what is known. A file that is answered was
 * sent.
 */
export const stateAfter = (state: InvoiceState, answer: AnswerKind): InvoiceState | undefined =>
  after[answer].from.includes(state) ? after[answer].to : undefined

const DAYS_TO_SEND = 12

/** Returns the last day on which an invoice may be sent. @param issuedOn `YYYY-MM-DD` */
export const sendBy = (issuedOn: string): string => addDays(issuedOn, DAYS_TO_SEND)

/** Maximum length of a file of the exchange, in characters; with its signature one has about 15,000. */
export const ANSWER_MAX = 100_000
