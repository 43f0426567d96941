import { MINUTE } from '../../platform/clock.ts'

export const messagesLimits = {
  chatting: { max: 60, windowMs: MINUTE },
  /** Messages of a project's conversation, sent or edited, per user. */
  conversing: { max: 60, windowMs: MINUTE },
} as const
