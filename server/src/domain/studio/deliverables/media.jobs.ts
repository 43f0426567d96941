import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { renderVersion } from './render-version.service.ts'

const payload = z.object({ deliverableId: z.uuid() })

/** Makes what is watched in place of a version: one at a time, since each takes all the processors it gets. */
export const renderVersionJob: Job<z.infer<typeof payload>> = {
  name: 'deliverables.render',
  payload,
  run: (platform, { deliverableId }) => renderVersion(platform, deliverableId),
}
