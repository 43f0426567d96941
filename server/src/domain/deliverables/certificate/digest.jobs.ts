import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { digestOf } from './digest.service.ts'

/** Reads what was approved, so that its certificate does not have to wait for a large file. */
export const digestVersionJob = defineJob({
  name: 'deliverables.digest',
  payload: z.object({ deliverableId: z.uuid() }),
  async run(platform, { deliverableId }) {
    await digestOf(platform, deliverableId)
  },
})
