import { scheduledJob } from '../../../platform/jobs/job.ts'
import { remindOverdue } from './due.service.ts'

/** Every morning: clients are reminded once of what is late for a week. */
export const remindOverdueJob = scheduledJob({
  name: 'payment.remind-overdue',
  schedule: '0 9 * * *',
  run: remindOverdue,
})
