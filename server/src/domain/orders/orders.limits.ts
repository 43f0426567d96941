import { DAY, MINUTE } from '../../platform/clock.ts'

export const ordersLimits = {
  /** Of quotes, as documents. */
  printing: { max: 30, windowMs: 10 * MINUTE },
  /** Opening and paying with a link that needs no account; its page asks again while a payment is on its way. */
  payLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Mails with a pay link to a typed address, which may be anybody's. */
  payLinkMailByRecipient: { max: 3, windowMs: DAY },
} as const
