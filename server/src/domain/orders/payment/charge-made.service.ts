import type { Charge } from 'shared/pricing/charge'
import { totalOf } from 'shared/pricing/line'
import type { Payment } from './payment.repository.ts'

/** What was charged, or is being, as its payment has it. */
export function chargeMade({ lines: stored, rule, ...payment }: Payment): Charge {
  const { totalCents, netCents, vatCents, balanceCents, quoteTotalCents } = payment
  const lines = stored as unknown as Charge['lines']
  return {
    ...{ lines, totalCents, netCents, vatCents, balanceCents, quoteTotalCents },
    linesTotalCents: totalOf(lines),
    rule: rule as Charge['rule'],
  }
}
