import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { renderVersion } from './render-version.service.ts'

/** Makes what is watched in place of a version: one at a time, since each takes all the processors it gets. */
export const renderVersionJob = defineJob({
  name: 'deliverables.render',
  payload: z.object({ deliverableId: z.uuid() }),
  run: (platform, { deliverableId }) => renderVersion(platform, deliverableId),
})
