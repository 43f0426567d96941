import { MAX_PAYABLE_CENTS } from '../payment/payment-types.ts'

/** Parts of the agreed price; the deposit is the payment marked as such, if there is one. */
export interface AgreedParts {
  readonly quoteTotalCents: number
  readonly deposit: {
    readonly totalCents: number
    readonly balanceCents: number
    readonly rule: string
  } | null
  /** Amounts accepted apart from the quote. */
  readonly acceptedCents: readonly number[]
}

/**
 * The whole price of an order as agreed on: the quote, with what was added to it, less what came off the balance
 * (docs/decisions/proposals.md). A reduction is at most the balance, so the total is never below what was paid.
 * By `payment-screen` the deposit has nothing to do with the quote, and there is no balance.
 */
export function agreedTotalOf({ quoteTotalCents, deposit, acceptedCents }: AgreedParts): number {
  const added = acceptedCents.filter(cents => cents > 0).reduce((sum, cents) => sum + cents, 0)
  if (!deposit || deposit.rule === 'payment-screen') return quoteTotalCents + added
  return deposit.totalCents + deposit.balanceCents + added
}

/** Kinds of proposals apart from the automatic quote (docs/decisions/proposals.md). */
export const proposalKinds = ['quote', 'addendum', 'round'] as const

export type ProposalKind = (typeof proposalKinds)[number]

/** Stored states. Expiry is not stored; it follows from the last day. */
const storedStates = ['open', 'accepted', 'declined', 'withdrawn'] as const

export const proposalStates = [...storedStates, 'expired'] as const

export type ProposalState = (typeof proposalStates)[number]

/** Returns the state of a proposal on a day of Rome: an open one can be accepted up to its last day, that included. */
export const proposalStateOf = (
  { state, validUntil }: { state: string; validUntil: string },
  today: string,
): ProposalState => (state === 'open' && validUntil < today ? 'expired' : (state as ProposalState))

export interface ProposalLine {
  readonly label: string
  readonly amountCents: number
}

export const proposalTotalOf = (lines: readonly ProposalLine[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

export type ProposalFault = 'BELOW_MINIMUM' | 'NEGATIVE_ROUND' | 'NOTHING' | 'ABOVE_MAXIMUM'

/** Returns why a sum cannot be offered, or null. */
export function proposalFaultOf(
  kind: ProposalKind,
  totalCents: number,
  minimumCents: number,
): ProposalFault | null {
  if (Math.abs(totalCents) > MAX_PAYABLE_CENTS) return 'ABOVE_MAXIMUM'
  if (kind === 'quote' && totalCents < minimumCents) return 'BELOW_MINIMUM'
  if (kind === 'round' && totalCents < 0) return 'NEGATIVE_ROUND'
  return kind === 'addendum' && totalCents === 0 ? 'NOTHING' : null
}
