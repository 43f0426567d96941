import { orderSteps } from '../../catalogue/landing-steps.ts'

/** The line of the law at the foot of every page. */
export const footerTexts = {
  rea: (number: string) => `REA ${number}`,
  shareCapital: (capital: string) => `Cap. soc. ${capital}`,
  pec: (address: string) => `PEC ${address}`,
} as const

export const startTexts = {
  steps: orderSteps,
} as const
