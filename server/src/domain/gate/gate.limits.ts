import { MINUTE } from '../../platform/clock.ts'

export const gateLimits = {
  gateTries: { max: 10, windowMs: MINUTE },
} as const
