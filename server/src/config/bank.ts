import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './variables.ts'

/** Where bank transfers go. */
export interface Bank {
  readonly iban: string
  readonly holder: string
}

/** An example of the standard's: nobody's account. */
const demoBank: Bank = { iban: 'IT60X0542811101000000123456', holder: 'Primopiano Dimostrazione S.r.l.' }

/** Both or none: money that goes to half an account does not arrive. */
export function bankOf({ BANK_IBAN: iban, BANK_HOLDER: holder, DEMO }: Environment): Bank | undefined {
  if (iban && holder) return { iban, holder }
  if (iban || holder) {
    const missing = iban ? 'BANK_HOLDER' : 'BANK_IBAN'
    throw new ConfigError(
      `${missing} takes ${takes[missing]}; BANK_IBAN and BANK_HOLDER are set together or not at all.`,
    )
  }
  return DEMO === 'on' && iban === undefined ? demoBank : undefined
}
