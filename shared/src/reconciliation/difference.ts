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

/** Why a settlement books no money that arrived (docs/decisions/payment.md). */
export const differenceCauses = [
  /** An accepted change altered the sum since the payment began. */
  'sum-changed',
  /** The quote or the proposal is no longer in force. */
  'withdrawn',
  /** The order was refunded. */
  'refunded-order',
  /** The sum is paid already. */
  'paid-twice',
  /** The client pays the sum in another way by now. */
  'paid-otherwise',
  /** Another sum arrived than the one that was due. */
  'other-sum',
] as const

export type DifferenceCause = (typeof differenceCauses)[number]

/** What became of money that was not booked; `mistake`: none had arrived. */
export const differenceResolutions = ['refunded', 'credited', 'kept', 'mistake'] as const

export type DifferenceResolution = (typeof differenceResolutions)[number]

/** Settled is what a later comparison no longer finds; closed is what a manager has given a reason for. */
export const differenceStates = ['open', 'settled', 'closed'] as const

export type DifferenceState = (typeof differenceStates)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** What the provider calls the payment; null where it knows none. */
  readonly providerPayment: string | null
  /** Ours; null where we know none. */
  readonly paymentId: string | null
  /** Of the payment on either side; null where that side has none. Of a charge that is not booked, what did not go back. */
  readonly providerCents: number | null
  readonly ownCents: number | null
  /** When the payment was made. */
  readonly at: Date
  /** Null for what the daily comparison found. */
  readonly cause?: DifferenceCause
  /** Of the payment when the money arrived; only with a cause. */
  readonly dueCents?: number
  /** The whole of a charge that is not booked. It is in the key in the place of what remains of it. */
  readonly chargedCents?: number
}

/** The same difference has the same key on every day; another sum makes it another one. */
export const differenceKeyOf = ({
  kind,
  providerPayment,
  paymentId,
  providerCents,
  ownCents,
  chargedCents,
}: Omit<Difference, 'at'>): string =>
  [kind, providerPayment ?? paymentId, chargedCents ?? providerCents ?? '-', ownCents ?? '-'].join(' ')
