import { openPostgresStore } from 'server/platform/db/postgres-store'
import { defineJob } from 'server/platform/jobs/job'
import { createJobQueue } from 'server/platform/jobs/queue'
import { createLog } from 'server/platform/log/log'
import type { AppDeps } from 'server/platform/platform'
import { z } from 'shared/errors/zod'

/** Work over which a process is killed, or stands still for good. */
export const killingJob = defineJob({
  name: 'test.kills',
  payload: z.object({ signal: z.enum(['SIGKILL', 'SIGSTOP']) }),
  async run(_platform, { signal }) {
    process.stdout.write('begun\n')
    process.kill(process.pid, signal)
    await new Promise(() => undefined)
  },
})

// Started with the address of a database, this is a process that does such work.
const [, , url] = process.argv
if (url?.startsWith('postgres')) {
  const store = await openPostgresStore(url, url)
  const queue = createJobQueue(store, createLog('silent'), [killingJob], ['no job here is sealed'])
  await queue.start({ db: store.db } as AppDeps, { work: true })
  process.stdout.write('ready\n')
}
