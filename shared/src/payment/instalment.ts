/** The sums of an order: what starts the work, and what remains (docs/decisions/deposit-and-balance.md). */
export const instalments = ['deposit', 'balance'] as const

export type Instalment = (typeof instalments)[number]

/** Why a balance is due: the work was approved, or sent and not answered for so many days. */
export type DueReason = 'approved' | 'unanswered'

export const UNANSWERED_DAYS = 15
