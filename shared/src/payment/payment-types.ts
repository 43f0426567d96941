/** Outcome of a dispute at the provider. */
export const disputeOutcomes = ['won', 'lost'] as const

export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** Through whom money comes in: on a provider's page, or by bank. */
export const paymentProviders = ['simulated', 'stripe', 'bank-transfer'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]

/**
 * The sums of an order: what starts the work, what remains (docs/decisions/deposit-and-balance.md), and what was agreed
 * on apart (docs/decisions/proposals.md).
 */
export const instalments = ['deposit', 'balance', 'extra'] as const

export type Instalment = (typeof instalments)[number]

/** Those of an order's own plan. */
export const plannedInstalments = ['deposit', 'balance'] as const

export type PlannedInstalment = (typeof plannedInstalments)[number]

/** The parts of an order's price that a payment can cover. */
export const paymentKinds = ['deposit', 'balance', 'whole', 'extra'] as const

export type PaymentKind = (typeof paymentKinds)[number]

/**
 * Returns the part of the order's price that a payment covers. A first payment after which no balance remains is the
 * whole, on every screen and document (docs/decisions/deposit-and-balance.md).
 */
export function paymentKindOf(payment: { instalment: string; balanceCents: number }): PaymentKind {
  const { instalment, balanceCents } = payment
  if (instalment === 'balance' || instalment === 'extra') return instalment
  return balanceCents > 0 ? 'deposit' : 'whole'
}

/** Reason why a balance is due: the work was approved, or sent and not answered for so many days. */
export type DueReason = 'approved' | 'unanswered'

export const UNANSWERED_DAYS = 15

/** The largest sum that can be ordered or paid at once, in cents: 1,000,000 euro. */
export const MAX_PAYABLE_CENTS = 100_000_000

export const paymentStates = ['processing', 'failed', 'paid', 'refunded'] as const

/** State of a payment; each is stronger than those before it. */
export type PaymentState = (typeof paymentStates)[number]

/**
 * Returns the states that `next` may replace. Webhooks arrive late, twice and in any order; the strongest state wins,
 * so that every order of them ends alike and money that arrived never becomes failed.
 */
export const weakerThan = (next: PaymentState): PaymentState[] =>
  paymentStates.slice(0, paymentStates.indexOf(next))
