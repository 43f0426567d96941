/** Kinds of difference between the payment provider's records and the bookings (docs/decisions/reconciliation.md). */
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

/** Reasons why a settlement does not book money that arrived (docs/decisions/payment.md). */
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

/** Resolutions of money that was not booked; `mistake`: none had arrived. */
export const differenceResolutions = ['refunded', 'credited', 'kept', 'mistake'] as const

export type DifferenceResolution = (typeof differenceResolutions)[number]

/** `settled`: no longer found by a later comparison; `closed`: explained by a manager. */
export const differenceStates = ['open', 'settled', 'closed'] as const

export type DifferenceState = (typeof differenceStates)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** Provider's id of the payment; null if it has none. */
  readonly providerPayment: string | null
  /** Ours; null where we know none. */
  readonly paymentId: string | null
  /** Sum of the payment on each side; null if that side has none. For a charge that is not booked, less refunds. */
  readonly providerCents: number | null
  readonly ownCents: number | null
  /** Time of the payment. */
  readonly at: Date
  /** Null for what the daily comparison found. */
  readonly cause?: DifferenceCause
  /** Of the payment when the money arrived; only with a cause. */
  readonly dueCents?: number
  /** Full sum of a charge that is not booked; part of the key instead of the remaining sum. */
  readonly chargedCents?: number
}

/** Returns the key of a difference: the same on every day while its sum is the same. */
export const differenceKeyOf = ({
  kind,
  providerPayment,
  paymentId,
  providerCents,
  ownCents,
  chargedCents,
}: Omit<Difference, 'at'>): string =>
  [kind, providerPayment ?? paymentId, chargedCents ?? providerCents ?? '-', ownCents ?? '-'].join(' ')

/** A payment in the provider's records. */
export interface ProviderPayment {
  readonly providerPayment: string
  /** Our id of the payment, if the provider has it. */
  readonly paymentId: string | null
  readonly amountCents: number
  readonly refundedCents: number
  readonly at: Date
  readonly refundedAt: Date | null
  readonly dispute: { readonly at: Date; readonly isOver: boolean } | null
}

/** A payment in our bookings. */
export interface BookedPayment {
  readonly id: string
  readonly providerPayment: string | null
  /** True once the money arrived, even if it was refunded since. */
  readonly isPaid: boolean
  readonly totalCents: number
  readonly refundedCents: number
  readonly at: Date
  readonly refundedAt: Date | null
  readonly disputedAt: Date | null
  readonly isDisputeOpen: boolean
}

interface Pair {
  held: ProviderPayment | undefined
  booked: BookedPayment | undefined
}

export interface Comparison {
  readonly differences: Difference[]
  /** Ids of payments that changed at or after `until`; their webhooks may still be on the way. */
  readonly waiting: string[]
}

/**
 * Compares the provider's records with our bookings, payment by payment (docs/decisions/reconciliation.md). Payments
 * that changed at or after `until` on either side are left out.
 * @param held includes the provider's record of every payment in `booked`
 * @param booked includes every payment that `held` names
 */
export function compare(
  held: readonly ProviderPayment[],
  booked: readonly BookedPayment[],
  until: Date,
): Comparison {
  const pairs = pairsOf(held, booked)
  const isYoung = (pair: Pair) => momentsOf(pair).some(moment => moment >= until)
  const known = new Set(booked.map(({ id }) => id))
  return {
    differences: pairs.filter(pair => !isYoung(pair)).flatMap(pair => differencesOf(pair, known)),
    waiting: pairs.filter(isYoung).flatMap(namesOf),
  }
}

/** Pairs records by the provider's id, or by ours while that is unknown. Each booking is in one pair. */
function pairsOf(held: readonly ProviderPayment[], booked: readonly BookedPayment[]): Pair[] {
  const byName = new Map(booked.map(each => [each.providerPayment ?? each.id, each]))
  const take = (name: string | null) => {
    const found = name === null ? undefined : byName.get(name)
    if (name !== null) byName.delete(name)
    return found
  }
  const pairs = held.map(each => ({ held: each, booked: take(each.providerPayment) ?? take(each.paymentId) }))
  return [...pairs, ...[...byName.values()].map(each => ({ held: undefined, booked: each }))]
}

const momentsOf = ({ held, booked }: Pair): Date[] =>
  [
    ...[held?.at, held?.refundedAt, held?.dispute?.at],
    ...(booked?.isPaid ? [booked.at] : []),
    ...[booked?.refundedAt, booked?.disputedAt],
  ].filter(moment => moment !== undefined && moment !== null)

const namesOf = ({ held, booked }: Pair): string[] =>
  [held?.providerPayment, booked?.providerPayment, booked?.id].filter(name => typeof name === 'string')

/** Returns the differences of a pair. The provider's account may hold payments of another installation. */
function differencesOf({ held, booked }: Pair, known: ReadonlySet<string>): Difference[] {
  const at = held?.at ?? booked?.at
  if (!at) return []
  const told = held?.paymentId && known.has(held.paymentId) ? held.paymentId : null
  const names = {
    providerPayment: held?.providerPayment ?? booked?.providerPayment ?? null,
    paymentId: booked?.id ?? told,
  }
  return [...moneyOf({ held, booked }), ...disputeOf({ held, booked })].map(each => ({
    ...each,
    ...names,
    at,
  }))
}

type Sums = Pick<Difference, 'kind' | 'providerCents' | 'ownCents' | 'chargedCents'>

/** Compares the sums. A charge that is not booked counts less its refunds at the provider. */
function moneyOf({ held, booked }: Pair): Sums[] {
  if (held && booked?.isPaid) return bothOf(held, booked)
  if (held && held.refundedCents < held.amountCents) {
    const { amountCents: chargedCents, refundedCents } = held
    const providerCents = chargedCents - refundedCents
    return [{ kind: 'charge-not-booked', providerCents, ownCents: null, chargedCents }]
  }
  if (!held && booked?.isPaid)
    return [{ kind: 'charge-not-found', providerCents: null, ownCents: booked.totalCents }]
  return []
}

function bothOf(held: ProviderPayment, booked: BookedPayment): Sums[] {
  const refund: DifferenceKind =
    held.refundedCents > booked.refundedCents ? 'refund-not-booked' : 'refund-not-found'
  return [
    { kind: 'amount' as const, providerCents: held.amountCents, ownCents: booked.totalCents },
    { kind: refund, providerCents: held.refundedCents, ownCents: booked.refundedCents },
  ].filter(({ providerCents, ownCents }) => providerCents !== ownCents)
}

function disputeOf({ held, booked }: Pair): Sums[] {
  if (!held?.dispute) return []
  const sums = { providerCents: held.amountCents, ownCents: booked?.isPaid ? booked.totalCents : null }
  if (!booked?.disputedAt) return [{ kind: 'dispute-not-known', ...sums }]
  return held.dispute.isOver && booked.isDisputeOpen ? [{ kind: 'dispute-over', ...sums }] : []
}
