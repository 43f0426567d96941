import { sql } from 'kysely'
import { sleep } from '../clock.ts'
import type { Database } from './store.ts'

/** Held by the one process that migrates, and by the one that does the large steps; numbers that nobody else uses. */
export const MIGRATION_LOCK = 7_204_410_001
export const STEPS_LOCK = 7_204_410_002

const LOOK_EVERY_MS = 200

/** On a connection of one's own: it ends with it, however that ends. */
export async function tryLock(db: Database, lock: number): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_lock(${sql.lit(lock)}) as "isTaken"`.execute(db)
  return rows[0]?.isTaken === true
}

/**
 * Waits for as long as it takes, and asks again instead of waiting in the database: a statement that waits there is a
 * transaction, for whose end an index that is built concurrently waits in turn.
 */
export async function waitForLock(db: Database, lock: number): Promise<void> {
  while (!(await tryLock(db, lock))) await sleep(LOOK_EVERY_MS)
}

/** A connection that is lost has given it back already. */
export async function unlock(db: Database, lock: number): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(db).catch(() => undefined)
}
