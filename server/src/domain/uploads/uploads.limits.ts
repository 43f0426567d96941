import { MINUTE } from '../../platform/clock.ts'

export const uploadsLimits = {
  uploading: { max: 120, windowMs: 10 * MINUTE },
} as const
