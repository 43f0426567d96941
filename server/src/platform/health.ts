import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { sleep } from './clock.ts'
import { isAtHead } from './db/migrator.ts'
import type { DatabaseClient } from './db/store.ts'
import type { JobQueue } from './jobs/queue.ts'

const DATABASE_MS = 1000
const LOOK_EVERY_MS = 20

export interface Health {
  /**
   * True if the database accepts writes and answers within a second to calls and to the job queue. LISTEN is active,
   * migrations have run, jobs run, and no shutdown has begun.
   */
  isReady(): Promise<boolean>
  /** Begins the shutdown: `isReady` is false from now on. */
  drain(): void
  readonly draining: boolean
  /** Counts a request as open. Returns a function that counts it as answered; further calls have no effect. */
  begin(): () => void
  /** Waits until no request is open, at most `longestMs`. */
  idle(longestMs: number): Promise<void>
}

/** Detects a standby behind the database address. */
const isStandby = sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`

export function createHealth(store: DatabaseClient, jobs: JobQueue): Health {
  let draining = false
  let atHead = false
  const open = new Set<symbol>()
  const ask = async () => {
    const [{ rows }] = await Promise.all([isStandby.execute(store.db), jobs.ping()])
    if (rows[0]?.isStandby !== false) return false
    atHead ||= await isAtHead(store.db)
    return atHead
  }
  return {
    async isReady() {
      if (draining || !jobs.running || !store.listening) return false
      const late = pause(DATABASE_MS, false, { ref: false })
      const answers = await Promise.race([ask().catch(() => false), late])
      // A shutdown may have begun meanwhile.
      return answers && !draining
    },
    drain() {
      draining = true
    },
    get draining() {
      return draining
    },
    begin() {
      const request = Symbol('request')
      open.add(request)
      return () => void open.delete(request)
    },
    async idle(longestMs) {
      const giveUp = performance.now() + longestMs
      while (open.size > 0 && performance.now() < giveUp) await sleep(LOOK_EVERY_MS)
    },
  }
}
