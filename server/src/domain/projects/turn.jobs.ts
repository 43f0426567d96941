import { scheduledJob } from '../../platform/jobs/job.ts'
import { recheckTurns } from './turn.service.ts'

/** Updates, every minute, turns that changed by time, and those of projects without a stored turn. */
export const recheckTurnsJob = scheduledJob({
  name: 'projects.recheck-turns',
  schedule: '* * * * *',
  run: recheckTurns,
})
