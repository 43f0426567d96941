import { HOUR } from '../../platform/clock.ts'

export const privacyLimits = {
  exporting: { max: 5, windowMs: HOUR },
} as const
