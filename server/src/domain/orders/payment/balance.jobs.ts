import { scheduledJob } from '../../../platform/jobs/job.ts'
import { makeLateBalancesDue } from './balance-due.service.ts'

/** Every hour: what remains of a price and waits for no answer any more is due. */
export const balanceDueJob = scheduledJob({
  name: 'payment.balance-due',
  schedule: '7 * * * *',
  run: makeLateBalancesDue,
})
