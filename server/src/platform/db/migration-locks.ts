import { sql } from 'kysely'
import { SECOND, sleep } from '../clock.ts'
import { hasCode } from '../error-code.ts'
import type { Database } from './store.ts'

/** A lock that a migration needs stayed unavailable through all attempts; exit code 75. */
export class MigrationLockedError extends Error {}

/** Number of attempts at a lock; pauses double from the first one up to 15 seconds. */
export interface LockPatience {
  tries: number
  firstPauseMs: number
}

/** About two minutes, including the time that each attempt waits for its lock. */
const USUAL_PATIENCE: LockPatience = { tries: 10, firstPauseMs: SECOND }
const MAX_PAUSE_MS = 15 * SECOND

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Retries a transaction that was rolled back because of an unavailable lock or a deadlock. A pending lock request
 * blocks later ones, so each attempt waits briefly and pauses before the next.
 * @throws MigrationLockedError after the last attempt.
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
      if (!hasCode(error, LOCK_NOT_AVAILABLE, DEADLOCK)) throw error
      if (tried >= tries)
        throw new MigrationLockedError(
          `${what()} did not get its lock in ${tries} tries: a long transaction holds it (pg_stat_activity, pg_locks). Try again once that has ended.`,
        )
    }
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }
}

/** Advisory locks of the process that migrates and of the one that runs data migrations; unique numbers. */
export const MIGRATION_LOCK = 7_204_410_001
export const STEPS_LOCK = 7_204_410_002

const LOOK_EVERY_MS = 200

/** Takes a session-level advisory lock if it is free. Needs a dedicated connection; the lock ends with it. */
export async function tryLock(db: Database, lock: number): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_lock(${sql.lit(lock)}) as "isTaken"`.execute(db)
  return rows[0]?.isTaken === true
}

/**
 * Waits for an advisory lock without limit, by polling. A statement that waits in the database is an open transaction,
 * which `create index concurrently` would wait for.
 */
export async function waitForLock(db: Database, lock: number): Promise<void> {
  while (!(await tryLock(db, lock))) await sleep(LOOK_EVERY_MS)
}

/** Releases an advisory lock. A lost connection has released it already. */
export async function unlock(db: Database, lock: number): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(db).catch(() => undefined)
}
