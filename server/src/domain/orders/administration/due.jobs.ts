import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { remindOverdue } from './due.service.ts'

const nothing = z.object({})

/** Every morning: clients are reminded once of what is late for a week. */
export const remindOverdueJob: Job<z.infer<typeof nothing>> = {
  name: 'payment.remind-overdue',
  payload: nothing,
  schedule: '0 9 * * *',
  run: platform => remindOverdue(platform),
}
