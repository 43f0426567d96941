import { scheduledJob } from '../../platform/jobs/job.ts'
import { remindOverdue } from './administration/administration.service.ts'
import { makeLateBalancesDue } from './payment/balance-due.service.ts'
import { reconcile } from './reconciliation/reconciliation.service.ts'

/** Reminds clients, at nine every morning, once of each payment that is a week late. */
export const remindOverdueJob = scheduledJob({
  name: 'payment.remind-overdue',
  schedule: '0 9 * * *',
  run: remindOverdue,
})

/** Makes balances due, every hour, whose version the client has not answered in time. */
export const balanceDueJob = scheduledJob({
  name: 'payment.balance-due',
  schedule: '7 * * * *',
  run: makeLateBalancesDue,
})

/** Compares the days before with the payment provider, every morning. A failed run is retried. */
export const reconcileJob = scheduledJob({
  name: 'payment.reconcile',
  schedule: '30 6 * * *',
  run: reconcile,
})
