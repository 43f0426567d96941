import { z } from 'shared/errors/zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { smallPathOf } from './thumbnail.service.ts'

/** Removes the bytes of files whose rows are gone; one that is not there is told. */
export const removeFilesJob = defineJob({
  name: 'files.remove',
  payload: z.object({ paths: z.array(z.string()) }),
  async run({ log, storage }, { paths }) {
    for (const path of paths) {
      // Also when it runs a second time; but for that it tells that files lie elsewhere than they are looked for.
      if ((await storage.size(path)) === undefined)
        log.error({ path, place: storage.place }, 'bytes that were to be removed are not there')
      await storage.remove(path)
      await storage.remove(smallPathOf(path))
    }
  },
})
