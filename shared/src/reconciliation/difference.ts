/** How what a provider of payments holds can differ from what is booked here (docs/decisions/reconciliation.md). */
export const differenceKinds = [
  'charge-not-booked',
  'charge-not-found',
  'amount',
  'refund-not-booked',
  'refund-not-found',
  'dispute-not-known',
  'dispute-over',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

/** Settled is what a later comparison no longer finds; closed is what a manager has given a reason for. */
export const differenceStates = ['open', 'settled', 'closed'] as const

export type DifferenceState = (typeof differenceStates)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** What the provider calls the payment; null where it knows none. */
  readonly providerPayment: string | null
  /** Ours; null where we know none. */
  readonly paymentId: string | null
  /** Of the payment on either side; null where that side has none. */
  readonly providerCents: number | null
  readonly ownCents: number | null
  /** When the payment was made. */
  readonly at: Date
}

/** The same difference has the same key on every day; another sum makes it another one. */
export const differenceKeyOf = ({
  kind,
  providerPayment,
  paymentId,
  providerCents,
  ownCents,
}: Difference): string =>
  [kind, providerPayment ?? paymentId, providerCents ?? '-', ownCents ?? '-'].join(' ')
