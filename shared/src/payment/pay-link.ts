import { paymentMethods } from './bank-transfer.ts'

/** Days for which a link to pay without an account is valid (docs/decisions/pay-links.md). */
export const PAY_LINK_DAYS = 14

/** Maximum number of open links to one sum. */
export const OPEN_PAY_LINKS = 3

/** Days for which an ended link stays in the list. */
export const PAY_LINK_KEPT_DAYS = 90

/**
 * States of a link for whoever opens it: `open`, it can be paid; `begun`, the payment of this link is on its way;
 * `busy`, somebody else is paying; `transfer`, the bank's data of a transfer that is awaited; `paid`, with this link or
 * in another way; `settled` by another quote or amount; `changed`, the order is another one by now.
 */
export const payLinkStates = [
  'open',
  'begun',
  'busy',
  'transfer',
  'paid',
  'settled',
  'changed',
  'revoked',
] as const

export type PayLinkState = (typeof payLinkStates)[number]

/** States in which the order is shown. */
export const showsOrder = (state: PayLinkState): boolean =>
  state !== 'settled' && state !== 'changed' && state !== 'revoked'

export interface PayLinkFacts {
  isRevoked: boolean
  /** True if quote and amount, also those of the payment, are still the link's. */
  isInForce: boolean
  /** The newest payment of the sum that has not failed. */
  payment: { isOwn: boolean; isTransfer: boolean; status: 'processing' | 'paid' | 'refunded' } | null
}

/** State of a link that has not expired (docs/decisions/pay-links.md). */
export function payLinkStateOf({ isRevoked, isInForce, payment }: PayLinkFacts): PayLinkState {
  const isSettled = payment !== null && payment.status !== 'processing'
  if (isSettled && payment.isOwn) return 'paid'
  if (isRevoked) return 'revoked'
  if (isSettled) return isInForce ? 'paid' : 'settled'
  if (payment?.isTransfer) return 'transfer'
  if (payment) return payment.isOwn ? 'begun' : 'busy'
  return isInForce ? 'open' : 'changed'
}

/** State of a link in its client's list. */
export const listedPayLinkStates = ['open', 'used', 'revoked', 'expired'] as const

export type ListedPayLinkState = (typeof listedPayLinkStates)[number]

export function listedStateOf(
  link: { revokedAt: Date | null; paidAt: Date | null; expiresAt: Date },
  now: Date,
): ListedPayLinkState {
  if (link.paidAt) return 'used'
  if (link.revokedAt) return 'revoked'
  return link.expiresAt <= now ? 'expired' : 'open'
}

/** Ways to have a sum paid: by the client, or by whoever gets a link. */
export const paymentOptions = [...paymentMethods, 'link'] as const

export type PayWay = (typeof paymentOptions)[number]
