import { addDays } from '../formats/calendar-days.ts'

/** Where an invoice stands with the exchange (docs/decisions/electronic-invoices.md). */
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

/** The state that an answer leads to; undefined where it contradicts what is known. A file that is answered was sent. */
export const stateAfter = (state: InvoiceState, answer: AnswerKind): InvoiceState | undefined =>
  after[answer].from.includes(state) ? after[answer].to : undefined

const DAYS_TO_SEND = 12

/** The last day on which an invoice may be sent. @param issuedOn `YYYY-MM-DD` */
export const sendBy = (issuedOn: string): string => addDays(issuedOn, DAYS_TO_SEND)
