import { daysLater } from '../formats/calendar-days.ts'

/** The guarantee: the money back for thirty days after the payment (docs/decisions/refund-guarantee.md). */
const REFUND_DAYS = 30

/** Returns the last moment at which a refund of a payment can be asked for. */
export const refundableUntil = (paidAt: Date): Date => daysLater(paidAt, REFUND_DAYS)

export const isRefundable = (paidAt: Date, now: Date): boolean => now <= refundableUntil(paidAt)

export const refundStates = ['pending', 'done', 'refused'] as const

export type RefundState = (typeof refundStates)[number]

/** Returns the refundable amount in cents: total less refunds made or pending. */
export const refundableCents = (totalCents: number, refundedCents: number, pendingCents: number): number =>
  Math.max(0, totalCents - refundedCents - pendingCents)

/** State of the thirty-day guarantee. */
export interface GuaranteeState {
  /** Until when it can be asked for; null once that is over, or was done. */
  readonly until: Date | null
  readonly requestedAt: Date | null
}

interface Settled {
  status: string
  paidAt: Date | null
}

/** Returns the payment whose date starts the thirty days: the newest that was not refunded. Expects the newest first. */
export const guaranteedOf = <Payment extends Settled>(settled: readonly Payment[]): Payment | undefined =>
  settled.find(({ status }) => status === 'paid')

/** Returns the guarantee of a project, from its paid and refunded payments, newest first; null before any. */
export function guaranteeOf(
  settled: readonly Settled[],
  requestedAt: Date | null,
  now: Date,
): GuaranteeState | null {
  if (!settled.some(({ paidAt }) => paidAt)) return null
  const paidAt = guaranteedOf(settled)?.paidAt
  const isOpen = paidAt && requestedAt === null && isRefundable(paidAt, now)
  return { until: isOpen ? refundableUntil(paidAt) : null, requestedAt }
}
