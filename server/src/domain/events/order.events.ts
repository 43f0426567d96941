import type { AnswerKind, MissingReason } from 'shared/invoices/invoice-state'
import type { DisputeOutcome, DueReason, Instalment, PlannedInstalment } from 'shared/payment/payment-types'
import type { DifferenceCause, DifferenceKind } from 'shared/reconciliation/compare'
import type { ProjectRef } from './project.events.ts'

interface OfPayment {
  /** Null once the project is gone. */
  projectId: string | null
  paymentId: string
  /** Null once the account is erased. */
  payerId: string | null
  totalCents: number
  provider: string
  /** By somebody without an account, through a link that the client had made. */
  throughLink: boolean
}

interface OfPayLink extends ProjectRef {
  linkId: string
}

interface OfInvoice {
  /** Null once the project is gone. */
  projectId: string | null
  invoiceId: string
  number: string
}

/** Events from brief to payment. */
export interface OrderEvents {
  /** The conversation of a briefing went on, or began anew. */
  'conversation.changed': ProjectRef & { userId: string }
  /** A client asked in the briefing what only people can answer. */
  'briefing.asked': ProjectRef & {
    userId: string
    questionId: string
    assigneeId: string | null
    question: string
  }
  'recap.changed': ProjectRef
  /** A sent brief changed, and the team was not told in the last ten minutes. */
  'brief.changed': ProjectRef
  /** The first recap of a project is in. */
  'brief.completed': ProjectRef & { userId: string; summary: string }
  'quote.confirmed': ProjectRef & { quoteId: string; userId: string; totalCents: number }
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
  /** A client chose to pay a sum by bank transfer. */
  'transfer.begun': ProjectRef & {
    paymentId: string
    instalment: Instalment
    totalCents: number
    reference: string
  }
  /** A sum arrived: `amountCents` now, `restCents` still to come. */
  'transfer.booked': OfPayment & { amountCents: number; restCents: number }
  'payment.failed': OfPayment
  /** A client has made a link with which somebody without an account pays a sum. */
  'pay-link.made': OfPayLink & {
    companyId: string
    userId: string
    quoteId: string
    instalment: PlannedInstalment
    totalCents: number
    token: string
    /** To whom our mail takes it. */
    email: string | null
    expiresAt: Date
  }
  /** For the first time. */
  'pay-link.opened': OfPayLink
  'pay-link.revoked': OfPayLink & { userId: string }
  /** By a manager of ours, or at the provider: `backCents` now, the rest before. */
  'payment.refunded': OfPayment & { backCents: number }
  /** A part went back, by a manager of ours or at the provider: `backCents` more than before. */
  'payment.partly-refunded': OfPayment & { backCents: number }
  /** Money that needs a person: charged twice, another amount, for a quote that was withdrawn, disputed. */
  'payment.odd': Pick<OfPayment, 'projectId' | 'paymentId'> & {
    reference: string | null
    /** Reason why the money was not booked; null for a dispute. */
    cause: DifferenceCause | null
  }
  'payment.dispute-closed': Pick<OfPayment, 'projectId' | 'paymentId'> & {
    reference: string | null
    outcome: DisputeOutcome
  }
  /** A manager gives a sum back; whether it goes the provider says. */
  'refund.ordered': OfPayment & { amountCents: number; reason: string | null }
  /** A company's billing data was saved. */
  'billing.saved': { companyId: string; userId: string }
  /** The balance of the price is due now. */
  'balance.due': ProjectRef & { paymentId: string; totalCents: number; because: DueReason }
  /** A client is reminded of what is left of a sum that is due. */
  'payment.reminded': ProjectRef & {
    paymentId: string
    instalment: Instalment
    totalCents: number
    dueAt: Date
  }
  'invoice.issued': OfInvoice & { totalCents: number }
  /** A payment that came in could not be invoiced. */
  'invoice.missing': { paymentId: string; projectId: string | null; reason: MissingReason }
  'invoice.sent': OfInvoice & { fileName: string }
  /** The exchange answered. */
  'invoice.answered': OfInvoice & { fileName: string; answer: AnswerKind }
  /** A rejected invoice has a new file, under its number and date. */
  'invoice.corrected': OfInvoice
  /** The days up to one were compared with the provider; `fresh` differences were not open before. */
  'reconciliation.failed': { runId: string; untilDay: string }
  'reconciliation.done': { runId: string; untilDay: string; fresh: number }
  /** A manager gave the reason for a difference. */
  'difference.closed': {
    differenceId: string
    projectId: string | null
    kind: DifferenceKind
    reason: string
  }
  'refund.requested': ProjectRef & { paymentId: string; userId: string; totalCents: number; reason: string }
}
