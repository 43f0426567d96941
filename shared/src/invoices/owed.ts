import type { InvoiceKind } from './document.ts'

/** What of a payment decides which documents there have to be. */
export interface SettledPayment {
  readonly isPaid: boolean
  readonly instalment: string
  /** What remains to be paid after it. */
  readonly balanceCents: number
  readonly totalCents: number
  /** What of it went back. */
  readonly refundedCents: number
}

export interface OwedDocument {
  readonly kind: InvoiceKind
  readonly totalCents: number
}

/** What a payment is of its order's price. */
export function paymentKindOf({
  instalment,
  balanceCents,
}: Pick<SettledPayment, 'instalment' | 'balanceCents'>): Exclude<InvoiceKind, 'credit-note'> {
  if (instalment === 'balance') return 'balance'
  return instalment === 'deposit' && balanceCents > 0 ? 'deposit' : 'whole'
}

/**
 * The documents that a payment still needs, in their order: its invoice, and a credit note for what went back and is
 * on none yet. What went back as a whole before an invoice was made needs neither
 * (docs/decisions/electronic-invoices.md).
 */
export function documentsOwed(
  payment: SettledPayment,
  { isInvoiced, creditedCents }: { isInvoiced: boolean; creditedCents: number },
): OwedDocument[] {
  const { isPaid, totalCents, refundedCents } = payment
  if (!isPaid || (!isInvoiced && refundedCents === totalCents)) return []
  const backCents = refundedCents - creditedCents
  return [
    ...(isInvoiced ? [] : [{ kind: paymentKindOf(payment), totalCents }]),
    ...(backCents > 0 ? [{ kind: 'credit-note' as const, totalCents: backCents }] : []),
  ]
}
