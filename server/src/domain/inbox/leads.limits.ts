import { DAY, MINUTE } from '../../platform/clock.ts'

export const leadsLimits = {
  publicForm: { max: 5, windowMs: 10 * MINUTE },
  /** Mails of a public form to the typed address, which may be anybody's. */
  formMailByRecipient: { max: 3, windowMs: DAY },
} as const
