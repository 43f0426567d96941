import { z } from 'shared/errors/zod'
import { defineJob, scheduledJob } from '../../../platform/jobs/job.ts'
import { remindOverdue } from '../administration/administration.service.ts'
import { reconcile } from '../reconciliation/reconciliation.service.ts'
import { makeLateBalancesDue } from './balance-due.service.ts'
import { recordPaymentOutcome } from './settlement.service.ts'

/** Simulates the webhook of a provider, after `simulatedPaymentSeconds`. */
export const simulatedPaymentJob = defineJob({
  name: 'payment.simulate',
  payload: z.object({ paymentId: z.guid() }),
  run: (platform, { paymentId }) => recordPaymentOutcome(platform, paymentId, 'paid'),
})

/** Reminds clients, every morning at nine, once of each payment a week overdue. */
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

/** Compares the past days with the payment provider, every morning. A failed run is retried. */
export const reconcileJob = scheduledJob({
  name: 'payment.reconcile',
  schedule: '30 6 * * *',
  run: reconcile,
})
