import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

type RunState = 'done' | 'failed'

export async function insertRun(
  db: Database,
  run: NewRow<'reconciliations'> & { state: RunState },
): Promise<string> {
  const { id } = await db.insertInto('reconciliations').values(run).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The newest comparison that ended so. */
export function findNewestRun(db: Database, state: RunState) {
  return db
    .selectFrom('reconciliations')
    .select(['fromDay', 'untilDay', 'createdAt'])
    .where('state', '=', state)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
