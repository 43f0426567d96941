import { MINUTE } from '../../platform/clock.ts'

export const ordersLimits = {
  /** Of quotes, as documents. */
  printing: { max: 30, windowMs: 10 * MINUTE },
} as const
