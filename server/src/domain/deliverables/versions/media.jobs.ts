import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { renderVersion } from './render-version.service.ts'

/** Renders the proxies of a version; one at a time, since each render uses all processors. */
export const renderVersionJob = defineJob({
  name: 'deliverables.render',
  payload: z.object({ deliverableId: z.uuid() }),
  run: (platform, { deliverableId }) => renderVersion(platform, deliverableId),
})
