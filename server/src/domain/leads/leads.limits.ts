import { DAY, MINUTE } from '../../platform/clock.ts'

export const leadsLimits = {
  publicForm: { max: 5, windowMs: 10 * MINUTE },
  /** What a visitor's form sends to the address that was typed, which may be anybody's. */
  formMailByRecipient: { max: 3, windowMs: DAY },
} as const
