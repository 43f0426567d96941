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

/** Settled is what a later comparison no longer finds; closed is what a manager has given a reason for. */
export const differenceStates = ['open', 'settled', 'closed'] as const

export type DifferenceState = (typeof differenceStates)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** Provider's id of the payment; null if it has none. */
  readonly providerPayment: string | null
  /** Ours; null where we know none. */
  readonly paymentId: string | null
  /** Of the payment on either side; null where that side has none. Of a charge that is not booked, what did not go back. */
  readonly providerCents: number | null
  readonly ownCents: number | null
  /** Time of the payment. */
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

/** A payment as its provider holds it. */
export interface ProviderPayment {
  readonly providerPayment: string
  /** Our name, as far as the provider was told. */
  readonly paymentId: string | null
  readonly amountCents: number
  readonly refundedCents: number
  readonly at: Date
  readonly refundedAt: Date | null
  readonly dispute: { readonly at: Date; readonly isOver: boolean } | null
}

/** A payment as it is booked here. */
export interface BookedPayment {
  readonly id: string
  readonly providerPayment: string | null
  /** It came in, whatever went back since. */
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
  /** Both sides' names of what moved too lately to be judged: its news may be on their way. */
  readonly waiting: string[]
}

/**
 * Compares what a provider holds with what is booked here, payment by payment (docs/decisions/reconciliation.md). What
 * moved at or after `until` on either side is not judged.
 * @param held with all that the provider says of every payment in `booked`
 * @param booked with every payment that `held` names
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

/** By the provider's name; by ours where we do not know that yet. What is booked stands in one pair. */
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

/** The provider may know names that are none of ours, of another installation. */
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

/** Money that was not booked here counts as far as it did not go back at the provider. */
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
