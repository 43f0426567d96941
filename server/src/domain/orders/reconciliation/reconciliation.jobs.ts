import { scheduledJob } from '../../../platform/jobs/job.ts'
import { reconcile } from './reconcile.service.ts'

/** Every morning: the days before are compared with the provider of payments; a run that fails is tried again. */
export const reconcileJob = scheduledJob({
  name: 'payment.reconcile',
  schedule: '30 6 * * *',
  run: reconcile,
})
