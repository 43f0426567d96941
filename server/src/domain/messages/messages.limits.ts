import { MINUTE } from '../../platform/clock.ts'

export const messagesLimits = {
  chatting: { max: 60, windowMs: MINUTE },
} as const
