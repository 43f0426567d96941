import { PgBoss } from 'pg-boss'
import type { Store } from '../db/store.ts'

/** Makes the tables of the queue, as its start does, without beginning any work. */
export async function makeJobTables({ bossDatabase }: Store): Promise<void> {
  const quiet = { supervise: false, schedule: false }
  const boss =
    'executeSql' in bossDatabase
      ? new PgBoss({ ...quiet, backend: 'pglite', db: bossDatabase })
      : new PgBoss({ ...quiet, ...bossDatabase })
  await boss.start()
  await boss.stop({ graceful: false })
}
