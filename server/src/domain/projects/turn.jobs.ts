import { scheduledJob } from '../../platform/jobs/job.ts'
import { recheckTurns } from './turn.service.ts'

/** Decides every minute the turns that time has changed, and those of projects that never had one. */
export const recheckTurnsJob = scheduledJob({
  name: 'projects.recheck-turns',
  schedule: '* * * * *',
  run: recheckTurns,
})
