import type { QuoteLine } from 'shared/pricing/quote'

interface OfProject {
  projectId: string
}

interface OfPayment {
  /** Null once the project is gone. */
  projectId: string | null
  paymentId: string
  /** Null once the account is erased. */
  payerId: string | null
  totalCents: number
  provider: string
}

/** What happens on the way from a briefing to money. */
export interface OrderEvents {
  /** The conversation of a briefing went on, or began anew. */
  'conversation.changed': OfProject & { userId: string }
  'recap.changed': OfProject
  /** The first recap of a project is in. */
  'brief.completed': OfProject & { userId: string; summary: string }
  'quote.confirmed': OfProject & {
    quoteId: string
    userId: string
    lines: readonly QuoteLine[]
    totalCents: number
  }
  'payment.begun': OfProject
  'payment.paid': OfPayment & { paidAt: Date; termsVersion: string }
  'payment.failed': OfPayment
  /** By a manager of ours, or at the provider. */
  'payment.refunded': OfPayment
  /** Money that needs a person: charged twice, another amount, disputed. */
  'payment.odd': Pick<OfPayment, 'projectId' | 'paymentId'> & { reference: string | null }
  'refund.requested': OfProject & { paymentId: string; userId: string; totalCents: number; reason: string }
}
