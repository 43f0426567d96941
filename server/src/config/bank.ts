import { allOrNone } from './all-or-none.ts'
import type { Environment } from './variables.ts'

/** Where bank transfers go. */
export interface Bank {
  readonly iban: string
  readonly holder: string
}

/** An example of the standard's: nobody's account. */
const demoBank: Bank = { iban: 'IT60X0542811101000000123456', holder: 'Primopiano Dimostrazione S.r.l.' }

/** Both or none: money that goes to half an account does not arrive. */
export function bankOf(env: Environment): Bank | undefined {
  const given = allOrNone(env, ['BANK_IBAN', 'BANK_HOLDER'], 'BANK_IBAN and BANK_HOLDER')
  if (given) return { iban: given.BANK_IBAN, holder: given.BANK_HOLDER }
  return env.DEMO === 'on' && env.BANK_IBAN === undefined ? demoBank : undefined
}
