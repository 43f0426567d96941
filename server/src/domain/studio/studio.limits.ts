import { MINUTE } from '../../platform/clock.ts'

export const studioLimits = {
  /** Opening a guest's link, which needs no account. */
  guestLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Pass phrases, right or wrong, of one link. */
  guestPhraseTries: { max: 10, windowMs: 15 * MINUTE },
} as const
