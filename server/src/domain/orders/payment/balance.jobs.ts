import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { makeLateBalancesDue } from './balance-due.service.ts'

const nothing = z.object({})

/** Every hour: what remains of a price and waits for no answer any more is due. */
export const balanceDueJob: Job<z.infer<typeof nothing>> = {
  name: 'payment.balance-due',
  payload: nothing,
  schedule: '7 * * * *',
  run: platform => makeLateBalancesDue(platform),
}
