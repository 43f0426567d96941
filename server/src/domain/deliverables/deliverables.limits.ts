import { MINUTE } from '../../platform/clock.ts'

export const deliverablesLimits = {
  /** Opening a guest's link, which needs no account. */
  guestLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Pass phrases, right or wrong, per link and network of the caller. */
  guestPhraseTries: { max: 10, windowMs: 15 * MINUTE },
  /** Pass phrases, right or wrong, per link from all networks together: bounds guessing from many addresses. */
  guestPhraseTriesPerLink: { max: 200, windowMs: 60 * MINUTE },
} as const
