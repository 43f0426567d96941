import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { reconcile } from './reconcile.service.ts'

const nothing = z.object({})

/** Every morning: the days before are compared with the provider of payments; a run that fails is tried again. */
export const reconcileJob: Job<z.infer<typeof nothing>> = {
  name: 'payment.reconcile',
  payload: nothing,
  schedule: '30 6 * * *',
  run: platform => reconcile(platform),
}
