import { sql } from 'kysely'
import { after, DAY } from '../clock.ts'
import type { Database } from '../db/store.ts'

/** After so many the job is to blame, and is not taken up again: the next process would be lost too. */
const MOST_LOSSES = 3
const KEPT_MS = 30 * DAY

/** What pg-boss writes on a job whose process gave no sign of life any more. */
const LOST = 'job heartbeat timeout'

/** Whether the last attempt of a job ended with its process, frozen or killed, instead of an answer. */
const wasLost = (output: unknown): boolean => JSON.stringify(output ?? null).includes(`"${LOST}"`)

/**
 * Counts the loss that a job comes back from, if it does.
 * @returns whether it has cost too many processes already to be tried again.
 */
export async function isGivenUp(
  db: Database,
  { id, output }: { id: string; output: unknown },
): Promise<boolean> {
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
  return losses >= MOST_LOSSES
}

export async function forgetLosses(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('jobLosses').where('lostAt', '<', after(now, -KEPT_MS)).execute()
}
