import { sql } from 'kysely'
import type { Database } from '../db/store.ts'

/** Where a job stands, for who looks at the queue: `failed` will be tried again, `given-up` will not. */
export const jobStates = ['waiting', 'active', 'failed', 'given-up'] as const
export type JobState = (typeof jobStates)[number]

export interface ListedJob {
  id: string
  /** The queue that it stands in; of one that was given up, the queue of dead letters. */
  queue: string
  /** What kind of work it is. */
  name: string
  payload: unknown
  /** What the last attempt ended with; null where there was none. */
  failure: unknown
  attempts: number
  createdAt: Date
  /** When it is begun, or was. */
  dueAt: Date
}

/** Which rows of the queue's own table stand for a state. A dead letter is a copy in a queue of its own. */
const rowsOf = {
  waiting: sql`name <> 'dead-letters' and state = 'created'`,
  active: sql`name <> 'dead-letters' and state = 'active'`,
  failed: sql`name <> 'dead-letters' and state = 'retry'`,
  'given-up': sql`name = 'dead-letters' and state = 'created'`,
} satisfies Record<JobState, unknown>

/** The jobs in one state, newest first; what the queue does for itself is left out. */
export async function listJobs(db: Database, state: JobState, limit = 50): Promise<ListedJob[]> {
  const { rows } = await sql<ListedJob>`
    select id, name as queue, coalesce(source_name, name) as name, data as payload,
      coalesce(source_output, output) as failure,
      coalesce(source_retry_count, retry_count) as attempts,
      coalesce(source_created_on, created_on) as "createdAt", start_after as "dueAt"
    from pgboss.job
    where ${rowsOf[state]} and name not like '\\_\\_pgboss\\_\\_%'
    order by created_on desc, id
    limit ${limit}`.execute(db)
  return rows
}
