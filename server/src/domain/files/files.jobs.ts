import { z } from 'shared/errors/zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { smallPathOf } from './thumbnail.service.ts'

/** Deletes the bytes of files whose rows are deleted; a missing file is logged. */
export const removeFilesJob = defineJob({
  name: 'files.remove',
  payload: z.object({ paths: z.array(z.string()) }),
  async run({ log, storage }, { paths }) {
    for (const path of paths) {
      // Expected in a second run; otherwise the configured storage is not the one that has the files.
      if ((await storage.size(path)) === undefined)
        log.error({ path, place: storage.place }, 'bytes that were to be removed are not there')
      await storage.remove(path)
      await storage.remove(smallPathOf(path))
    }
  },
})
