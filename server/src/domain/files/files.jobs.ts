import { z } from 'shared/errors/zod'
import type { Job } from '../../platform/jobs/job.ts'
import { smallPathOf } from './small-version.service.ts'

const payload = z.object({ paths: z.array(z.string()) })

/** Removes the bytes of files whose rows are gone; a file that is no longer there is fine. */
export const removeFilesJob: Job<z.infer<typeof payload>> = {
  name: 'files.remove',
  payload,
  async run({ storage }, { paths }) {
    for (const path of paths) {
      await storage.remove(path)
      await storage.remove(smallPathOf(path))
    }
  },
}
