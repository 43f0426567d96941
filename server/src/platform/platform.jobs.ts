import { z } from 'shared/errors/zod'
import { after, DAY, MINUTE } from './clock.ts'
import { areStepsLeft, type ProductMigrations, runMigrationSteps } from './db/migrator.ts'
import { type Job, scheduledJob } from './jobs/job.ts'
import { purgeCrashCounts } from './jobs/job-queries.ts'
import type { AppDeps } from './platform.ts'

/** Far below the queue's limit for a job; the next run continues. */
const TURN_MS = MINUTE
const LOOK_AGAIN_SECONDS = 60

const nothing = z.object({})
type StepsJob = Job<z.infer<typeof nothing>>

/** Creates the job that runs data migrations, in one process at a time, in turns until all are done. */
export function createMigrationStepsJob(migrations?: ProductMigrations): StepsJob {
  const job: StepsJob = {
    name: 'platform.migration-steps',
    payload: nothing,
    async run({ store, db, jobs, log }) {
      const endsAt = performance.now() + TURN_MS
      const outcome = await runMigrationSteps(store, {
        ...(migrations && { migrations }),
        shouldStop: () => !jobs.running || performance.now() > endsAt,
        tell: ({ step, rowsDone, isDone }) =>
          isDone ? log.info({ step, rowsDone }, 'migration step done') : undefined,
      })
      if (outcome === 'done') return
      // The process that runs them may have died, so this one checks again later.
      const startAfterSeconds = outcome === 'busy' ? LOOK_AGAIN_SECONDS : 0
      await jobs.enqueue(db, job, {}, { startAfterSeconds })
    },
  }
  return job
}

/** Enqueues the remaining data migrations, if there are any. */
export async function queueMigrationSteps(
  { db, jobs }: Pick<AppDeps, 'db' | 'jobs'>,
  job: StepsJob,
  migrations?: ProductMigrations,
): Promise<void> {
  if (await areStepsLeft(db, migrations)) await jobs.enqueue(db, job, {})
}

const LIVE_EVENTS_KEPT_MS = 7 * DAY
const TOKENS_KEPT_MS = 30 * DAY

/** Deletes expired rows every night. */
export const sweepJob = scheduledJob({
  name: 'platform.sweep',
  schedule: '15 4 * * *',
  async run({ db, clock, sessions, limits }) {
    const now = clock.now()
    await sessions.deleteExpired()
    await limits.deleteExpired()
    await purgeCrashCounts(db, now)
    await db.deleteFrom('emailTokens').where('expiresAt', '<', after(now, -TOKENS_KEPT_MS)).execute()
    await db.deleteFrom('liveEvents').where('createdAt', '<', after(now, -LIVE_EVENTS_KEPT_MS)).execute()
  },
})
