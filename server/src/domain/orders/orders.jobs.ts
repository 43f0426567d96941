import { scheduledJob } from '../../platform/jobs/job.ts'
import { remindOverdue } from './administration/administration.service.ts'
import { makeLateBalancesDue } from './payment/balance-due.service.ts'
import { reconcile } from './reconciliation/reconciliation.service.ts'

/** Every morning: clients are reminded once of what is late for a week. */
export const remindOverdueJob = scheduledJob({
  name: 'payment.remind-overdue',
  schedule: '0 9 * * *',
  run: remindOverdue,
})

/** Every hour: what remains of a price and waits for no answer any more is due. */
export const balanceDueJob = scheduledJob({
  name: 'payment.balance-due',
  schedule: '7 * * * *',
  run: makeLateBalancesDue,
})

/** Every morning: the days before are compared with the provider of payments; a run that fails is tried again. */
export const reconcileJob = scheduledJob({
  name: 'payment.reconcile',
  schedule: '30 6 * * *',
  run: reconcile,
})
