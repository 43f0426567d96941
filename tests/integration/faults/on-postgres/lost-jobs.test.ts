import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { listJobs } from 'server/platform/jobs/job-queries'
import { JobQueue } from 'server/platform/jobs/queue'
import { createLog } from 'server/platform/log/log'
import { afterAll, expect, test } from 'vitest'
import { openTestStore, urlOf } from '../../../support/database.ts'
import { killingJob } from '../../../support/processes/crashing-job.ts'

const script = fileURLToPath(new URL('../../../support/processes/crashing-job.ts', import.meta.url))
const store = await openTestStore()
const queue = new JobQueue(store, createLog('silent'), [killingJob], ['no job here is sealed'])
await queue.start({ db: store.db } as never, { work: false })
const workers: ChildProcess[] = []

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await queue.stop(0)
  await store.close()
})

const rows = async (state: string) =>
  (
    await sql<{
      id: string
    }>`select id from pgboss.job where name = ${killingJob.name} and state = ${state}`.execute(store.db)
  ).rows

/** Starts a worker process. Returns it and a reader of its output. */
async function worker(url: string): Promise<{ said: () => string; process: ChildProcess }> {
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(child)
  let heard = ''
  child.stdout.on('data', data => {
    heard += String(data)
  })
  await once(child.stdout, 'data')
  return { said: () => heard, process: child }
}

/** Makes the heartbeat of the job a minute older and ends the delay before its retry. */
async function age(): Promise<void> {
  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = ${killingJob.name}`.execute(
    store.db,
  )
  await expect.poll(() => rows('retry')).toHaveLength(1)
  await sql`update pgboss.job set start_after = now() where name = ${killingJob.name}`.execute(store.db)
}

test.each(['SIGKILL', 'SIGSTOP'] as const)('a job is given up after three losses: %s', async signal => {
  await sql`delete from pgboss.job`.execute(store.db)
  await store.db.transaction().execute(trx => queue.enqueue(trx, killingJob, { signal }))
  for (let loss = 1; loss <= 3; loss++) {
    const lost = await worker(urlOf(store))
    await expect.poll(lost.said).toContain('begun')
    await expect.poll(() => rows('active')).toHaveLength(1)
    await age()
  }
  const last = await worker(urlOf(store))
  await expect.poll(() => listJobs(store.db, 'given-up')).toHaveLength(1)
  expect(last.said()).not.toContain('begun')
  expect(last.process.exitCode).toBeNull()
  last.process.kill('SIGKILL')
})
