const DAY = 86_400_000

/** The guarantee: the money back for thirty days after the payment (docs/decisions/refund-guarantee.md). */
export const REFUND_DAYS = 30

/** The last moment at which a refund of a payment can be asked for. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_DAYS * DAY)

export const isRefundable = (paidAt: Date, now: Date): boolean => now <= refundableUntil(paidAt)
