import type { AnswerKind, MissingReason } from 'shared/invoices/invoice-state'
import type { DisputeOutcome, DueReason, Instalment, PlannedInstalment } from 'shared/payment/payment-types'
import type { DifferenceCause, DifferenceKind } from 'shared/reconciliation/compare'
import type { ProjectRef } from './project.events.ts'

interface OfPayment {
  /** Null once the project is deleted. */
  projectId: string | null
  paymentId: string
  /** Null once the account is erased. */
  payerId: string | null
  totalCents: number
  provider: string
  /** True if a person without an account paid by a link of the client. */
  throughLink: boolean
}

interface OfPayLink extends ProjectRef {
  linkId: string
}

interface OfInvoice {
  /** Null once the project is deleted. */
  projectId: string | null
  invoiceId: string
  number: string
}

export interface OrderEvents {
  /** A briefing conversation continued, or restarted. */
  'conversation.changed': ProjectRef
  /** A client asked a question in the briefing that only the team can answer. */
  'briefing.asked': ProjectRef & {
    userId: string
    questionId: string
    assigneeId: string | null
    question: string
  }
  /** The client has turned a question that nobody had answered into an answer of the brief. */
  'briefing.question-withdrawn': ProjectRef & { questionId: string; assigneeId: string | null }
  'recap.changed': ProjectRef
  /** A sent brief changed, and the team was not notified in the last ten minutes. */
  'brief.changed': ProjectRef
  /** The first recap of a project was written. */
  'brief.completed': ProjectRef & { userId: string; summary: string }
  'quote.confirmed': ProjectRef & { quoteId: string; userId: string; totalCents: number; validUntil: string }
  /** A change of the recap withdrew the confirmation of its quote. */
  'quote.withdrawn': ProjectRef & { quoteId: string; totalCents: number }
  'payment.begun': ProjectRef
  'payment.paid': OfPayment & {
    instalment: Instalment
    vatCents: number
    netCents: number
    /** Remaining amount. */
    balanceCents: number
    paidAt: Date
    termsVersion: string
  }
  /** A client chose bank transfer for a payment. */
  'transfer.begun': ProjectRef & {
    paymentId: string
    instalment: Instalment
    totalCents: number
    reference: string
  }
  /** An amount arrived by transfer: `amountCents` now, `restCents` still missing. */
  'transfer.booked': OfPayment & { amountCents: number; restCents: number }
  'transfer.unbooked': OfPayment & { amountCents: number; restCents: number }
  'payment.failed': OfPayment
  /** A client created a link by which a person without an account can pay. */
  'pay-link.made': OfPayLink & {
    companyId: string
    userId: string
    instalment: PlannedInstalment
    totalCents: number
    token: string
    /** Recipient of the mail with the link; null without a mail. */
    email: string | null
    expiresAt: Date
  }
  /** The link was opened for the first time. */
  'pay-link.opened': OfPayLink
  'pay-link.revoked': OfPayLink & { userId: string }
  /** Refund by a manager or at the provider; `backCents` is this refund, without earlier ones. */
  'payment.refunded': OfPayment & { backCents: number }
  /** Partial refund by a manager or at the provider; `backCents` is the newly refunded amount. */
  'payment.partly-refunded': OfPayment & { backCents: number }
  /** Money that a person must handle: charged twice, a wrong amount, a withdrawn quote, a dispute. */
  'payment.odd': Pick<OfPayment, 'projectId' | 'paymentId'> & {
    reference: string | null
    /** Reason why the money was not booked; null for a dispute. */
    cause: DifferenceCause | null
  }
  'payment.dispute-closed': Pick<OfPayment, 'projectId' | 'paymentId'> & {
    reference: string | null
    outcome: DisputeOutcome
  }
  /** A manager ordered a refund; the provider's result follows. */
  'refund.ordered': OfPayment & { amountCents: number; reason: string | null }
  'billing.saved': { companyId: string; userId: string }
  'balance.due': ProjectRef & { paymentId: string; totalCents: number; because: DueReason }
  /** A client was reminded of the remaining amount of a due payment. */
  'payment.reminded': ProjectRef & {
    paymentId: string
    instalment: Instalment
    totalCents: number
    dueAt: Date
  }
  'invoice.issued': OfInvoice & { totalCents: number; isCreditNote: boolean }
  /** A received payment could not be invoiced. */
  'invoice.missing': { paymentId: string; projectId: string | null; reason: MissingReason }
  'invoice.sent': OfInvoice & { fileName: string }
  /** The exchange sent a notification about an invoice. */
  'invoice.answered': OfInvoice & { fileName: string; answer: AnswerKind }
  /** A rejected invoice got a new file, with its number and date. */
  'invoice.corrected': OfInvoice
  /** The days until `untilDay` were compared with the provider; `fresh` counts new differences. */
  'reconciliation.failed': { runId: string; untilDay: string }
  'reconciliation.done': { runId: string; untilDay: string; fresh: number }
  'difference.closed': {
    differenceId: string
    projectId: string | null
    kind: DifferenceKind
    reason: string
  }
  'refund.requested': ProjectRef & { paymentId: string; userId: string; totalCents: number; reason: string }
}
