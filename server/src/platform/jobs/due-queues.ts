import { sql } from 'kysely'
import type { Database } from '../db/store.ts'

/**
 * Those queues in which a job is due: one probe of pg-boss's index each (`job_i11`), however many wait for their time.
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
