import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { digestOf } from './digest.service.ts'

const payload = z.object({ deliverableId: z.uuid() })

/** Reads what was approved, so that its certificate does not have to wait for a large file. */
export const digestVersionJob: Job<z.infer<typeof payload>> = {
  name: 'deliverables.digest',
  payload,
  async run(platform, { deliverableId }) {
    await digestOf(platform, deliverableId)
  },
}
