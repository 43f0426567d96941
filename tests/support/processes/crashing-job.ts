import { openPostgresStore } from 'server/platform/db/postgres-store'
import { defineJob } from 'server/platform/jobs/job'
import { JobQueue } from 'server/platform/jobs/queue'
import { createLog } from 'server/platform/log/log'
import type { AppDeps } from 'server/platform/platform'
import { z } from 'shared/errors/zod'

/** Job that kills or freezes its process. */
export const killingJob = defineJob({
  name: 'test.kills',
  payload: z.object({ signal: z.enum(['SIGKILL', 'SIGSTOP']) }),
  async run(_platform, { signal }) {
    process.stdout.write('begun\n')
    process.kill(process.pid, signal)
    await new Promise(() => undefined)
  },
})

// Works on such jobs when started with the address of a database.
const [, , url] = process.argv
if (url?.startsWith('postgres')) {
  const store = await openPostgresStore(url, url)
  const queue = new JobQueue(store, createLog('silent'), [killingJob], ['no job here is sealed'])
  await queue.start({ db: store.db } as AppDeps, { work: true })
  process.stdout.write('ready\n')
}
