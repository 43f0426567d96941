import { z } from 'shared/errors/zod'
import { after, DAY, MINUTE } from './clock.ts'
import { areStepsLeft, type ProductMigrations, runMigrationSteps } from './db/migrator.ts'
import { type Job, scheduledJob } from './jobs/job.ts'
import { purgeCrashCounts } from './jobs/job-queries.ts'
import type { AppDeps } from './platform.ts'

/** Far below what the queue gives a job; the next turn goes on where this one stopped. */
const TURN_MS = MINUTE
const LOOK_AGAIN_SECONDS = 60

const nothing = z.object({})
type StepsJob = Job<z.infer<typeof nothing>>

/** The large steps of migrations, by one process at a time, turn after turn until all are done. */
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
      // The process that is at it may be lost.
      const startAfterSeconds = outcome === 'busy' ? LOOK_AGAIN_SECONDS : 0
      await jobs.enqueue(db, job, {}, { startAfterSeconds })
    },
  }
  return job
}

/** Has the steps done that are left, if there are any. */
export async function queueMigrationSteps(
  { db, jobs }: Pick<AppDeps, 'db' | 'jobs'>,
  job: StepsJob,
  migrations?: ProductMigrations,
): Promise<void> {
  if (await areStepsLeft(db, migrations)) await jobs.enqueue(db, job, {})
}

const LIVE_EVENTS_KEPT_MS = 7 * DAY
const TOKENS_KEPT_MS = 30 * DAY

/** Every night: what has run out is swept, so that no table grows for ever. */
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
