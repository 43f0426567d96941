import { orderSteps } from '../../catalogue/landing-steps.ts'

export const startTexts = {
  steps: orderSteps,
} as const
