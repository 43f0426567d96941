import { orderSteps } from '../../catalogue/landing.ts'

/** At the foot of every page: what is linked from nowhere else. */
export const footerTexts = { interviews: 'Interviste' } as const

export const startTexts = {
  steps: orderSteps,
} as const
