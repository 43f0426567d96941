/** What an order was agreed to cost by now, in its parts; the deposit is the payment that says so, if there is one. */
export interface AgreedParts {
  readonly quoteTotalCents: number
  readonly deposit: {
    readonly totalCents: number
    readonly balanceCents: number
    readonly rule: string
  } | null
  /** What was accepted apart from the quote. */
  readonly acceptedCents: readonly number[]
}

/**
 * The whole price of an order as agreed on: the quote, with what was added to it, less what came off the balance
 * (docs/decisions/proposals.md). What was taken off beyond the balance changes nothing: that much was never owed.
 * By `payment-screen` the deposit has nothing to do with the quote, and there is no balance.
 */
export function agreedTotalOf({ quoteTotalCents, deposit, acceptedCents }: AgreedParts): number {
  const added = acceptedCents.filter(cents => cents > 0).reduce((sum, cents) => sum + cents, 0)
  if (!deposit || deposit.rule === 'payment-screen') return quoteTotalCents + added
  return deposit.totalCents + deposit.balanceCents + added
}
