import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'
import { type Database, unguarded } from './store.ts'
import { markTransaction } from './transaction-guard.ts'

/** Everything as it was at one moment, however long the reading takes; others go on writing meanwhile. */
export function readSnapshot<T>(db: Database, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(trx => long(trx, read))
}

/** All of it or nothing, however long the writing takes. */
export function writeAtOnce<T>(db: Database, write: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.transaction().execute(trx => long(trx, write))
}

/** Without the limits that guard the acts of people, and with values written alike on every server. */
function long<T>(outer: Transaction<DB>, act: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return markTransaction(async () => {
    const trx = unguarded(outer).withoutPlugins()
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`set local timezone = 'UTC'`.execute(trx)
    await sql`set local datestyle = 'ISO, YMD'`.execute(trx)
    await sql`set local intervalstyle = 'postgres'`.execute(trx)
    await sql`set local bytea_output = 'hex'`.execute(trx)
    await sql`set local extra_float_digits = 1`.execute(trx)
    return act(trx)
  })
}
