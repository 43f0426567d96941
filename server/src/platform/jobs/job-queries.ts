import { sql } from 'kysely'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { after, DAY } from '../clock.ts'
import type { Database, DatabaseClient } from '../db/store.ts'

/**
 * Returns the queues that have a due job: one lookup each in pg-boss's index `job_i11`, however many jobs are delayed.
 */
export async function findDueQueues(db: Database, queues: string[]): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) as queue
    where exists (
      select from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= now()
    )`.execute(db)
  return rows.map(({ queue }) => queue)
}

/** State of a job: `failed` is retried, `given-up` is not. */
export const jobStates = ['waiting', 'active', 'failed', 'given-up'] as const
export type JobState = (typeof jobStates)[number]

export interface ListedJob {
  id: string
  /** Queue of the job; for a given-up job, the queue of dead letters. */
  queue: string
  name: string
  payload: unknown
  /** Error of the last attempt; null without one. */
  failure: unknown
  attempts: number
  createdAt: Date
  /** Time at which it starts or started. */
  dueAt: Date
}

/** Rows of each state in pg-boss's table. A dead letter is a copy of the job in another queue. */
const rowsOf = {
  waiting: sql`name <> 'dead-letters' and state = 'created'`,
  active: sql`name <> 'dead-letters' and state = 'active'`,
  failed: sql`name <> 'dead-letters' and state = 'retry'`,
  'given-up': sql`name = 'dead-letters' and state = 'created'`,
} satisfies Record<JobState, unknown>

const MAX_LISTED = 50

/** Lists the newest jobs in one state, newest first, without pg-boss's own jobs. */
export async function listJobs(db: Database, state: JobState): Promise<ListedJob[]> {
  const { rows } = await sql<ListedJob>`
    select id, name as queue, coalesce(source_name, name) as name, data as payload,
      coalesce(source_output, output) as failure,
      coalesce(source_retry_count, retry_count) as attempts,
      coalesce(source_created_on, created_on) as "createdAt", start_after as "dueAt"
    from pgboss.job
    where ${rowsOf[state]} and name not like '\\_\\_pgboss\\_\\_%'
    order by created_on desc, id
    limit ${MAX_LISTED}`.execute(db)
  return rows
}

/** A job is not retried after it has crashed this many processes. */
const MAX_LOSSES = 3
const KEPT_MS = 30 * DAY

/** Error that pg-boss stores when a job's process stopped sending heartbeats. */
const LOST = 'job heartbeat timeout'

/** Returns true if the last attempt of a job ended because its process hung or was killed. */
const wasLost = (output: unknown): boolean => JSON.stringify(output ?? null).includes(`"${LOST}"`)

/**
 * Records a crash of the job's process, if its last attempt ended so.
 * @returns true if the job has crashed too many processes to be retried.
 */
export async function countCrash(db: Database, { id, output }: { id: string; output: unknown }) {
  if (!wasLost(output)) return false
  const { losses } = await db
    .insertInto('jobLosses')
    .values({ jobId: id, losses: 1, lostAt: sql<Date>`now()` })
    .onConflict(conflict =>
      conflict
        .column('jobId')
        .doUpdateSet({ losses: sql<number>`job_losses.losses + 1`, lostAt: sql<Date>`now()` }),
    )
    .returning('losses')
    .executeTakeFirstOrThrow()
  return losses >= MAX_LOSSES
}

export async function purgeCrashCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('jobLosses').where('lostAt', '<', after(now, -KEPT_MS)).execute()
}

export const createBoss = ({ bossDatabase }: DatabaseClient, settings: ConstructorOptions): PgBoss =>
  'executeSql' in bossDatabase
    ? new PgBoss({ ...settings, backend: 'pglite', db: bossDatabase })
    : new PgBoss({ ...settings, ...bossDatabase })

/** Creates the tables of the queue, as its start does, without running jobs. */
export async function makeJobTables(store: DatabaseClient): Promise<void> {
  const boss = createBoss(store, { supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
