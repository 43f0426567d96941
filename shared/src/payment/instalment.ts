/**
 * The sums of an order: what starts the work, what remains (docs/decisions/deposit-and-balance.md), and what was agreed
 * on apart (docs/decisions/proposals.md).
 */
export const instalments = ['deposit', 'balance', 'extra'] as const

export type Instalment = (typeof instalments)[number]

/** Those of an order's own plan. */
export const plannedInstalments = ['deposit', 'balance'] as const

export type PlannedInstalment = (typeof plannedInstalments)[number]

/** Why a balance is due: the work was approved, or sent and not answered for so many days. */
export type DueReason = 'approved' | 'unanswered'

export const UNANSWERED_DAYS = 15

/** The largest sum that can be ordered or paid at once, in cents: 1,000,000 euro. */
export const MOST_PAYABLE_CENTS = 100_000_000
