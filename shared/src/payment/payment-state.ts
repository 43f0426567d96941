export const paymentStates = ['processing', 'failed', 'paid', 'refunded'] as const

/** What became of a payment, each state stronger than those before it. */
export type PaymentState = (typeof paymentStates)[number]

/**
 * The states that news of `next` may replace. News come late, twice and in any order: the strongest stays, so that
 * every order ends alike, and money that did arrive is never called failed.
 */
export const weakerThan = (next: PaymentState): PaymentState[] =>
  paymentStates.slice(0, paymentStates.indexOf(next))
