import { sql } from 'kysely'
import { SECOND, sleep } from '../clock.ts'
import type { Database } from './store.ts'

/** Somebody holds what a migration has to lock, for longer than its tries last; exit code 75. */
export class MigrationLockedError extends Error {}

/** Number of attempts at a lock; pauses double from the first one up to 15 seconds. */
export interface LockPatience {
  tries: number
  firstPauseMs: number
}

/** About two minutes, with the time that each try waits for its lock. */
const USUAL_PATIENCE: LockPatience = { tries: 10, firstPauseMs: SECOND }
const MAX_PAUSE_MS = 15 * SECOND

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Tries again what was rolled back because it did not get a lock. Whoever waits for a lock holds up everybody behind
 * it, so each try waits for a moment only, and lets them pass before the next one.
 * @throws MigrationLockedError after the last try.
 */
export async function retryLocked<T>(
  what: () => string,
  attempt: () => Promise<T>,
  { tries, firstPauseMs } = USUAL_PATIENCE,
): Promise<T> {
  for (let pauseMs = firstPauseMs, tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (tried >= tries)
        throw new MigrationLockedError(
          `${what()} did not get its lock in ${tries} tries: a long transaction holds it (pg_stat_activity, pg_locks). Try again once that has ended.`,
        )
    }
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(String(error.code))

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
