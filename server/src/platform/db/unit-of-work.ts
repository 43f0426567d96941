import { sql, type Transaction } from 'kysely'
import type { Actor } from '../actor.ts'
import { hasCode } from '../error-code.ts'
import type { Job } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/queue.ts'
import type { OutgoingEvent, Realtime } from '../realtime/live.ts'
import type { DB } from './schema.gen.ts'
import { type Database, withoutTransactionGuard } from './store.ts'
import { assertOutsideTransaction, markTransaction } from './transaction-guard.ts'

/** Reads from one snapshot (repeatable read), without a statement timeout. Does not block writers. */
export function withReadSnapshot<T>(db: Database, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(trx => long(trx, read))
}

/** Writes in one transaction, without a statement timeout. */
export function withLongTransaction<T>(
  db: Database,
  write: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(trx => long(trx, write))
}

/**
 * Removes the timeouts of usual statements and fixes time zone and date style, so that values read alike on any server.
 */
function long<T>(outer: Transaction<DB>, act: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return markTransaction(async () => {
    const trx = withoutTransactionGuard(outer).withoutPlugins()
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

/** Transaction of one act: rows, jobs and live events commit together. Nothing is sent before the commit. */
export interface Tx {
  db: Transaction<DB>
  /** Acting user; undefined for the program itself. */
  actor: Actor | undefined
  /** Dispatches an event to its handlers, in this transaction. */
  emit(event: object): Promise<void>
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: { id?: string; startAfterSeconds?: number },
  ): Promise<void>
  publish(event: OutgoingEvent): void
  /**
   * Runs an act at the end of the transaction, once per key. For values derived from rows that later statements may
   * change, and for locks that must be taken last.
   */
  beforeCommit(key: string, act: () => Promise<void>): void
  /** Makes the user's open event streams, in every process, check their permissions again after the commit. */
  recheck(userId: string): void
  /** Signals a change to followers of a room, who have no account, after the commit. */
  signal(room: string): void
}

export type Transact = <T>(act: (tx: Tx) => Promise<T>, actor?: Actor) => Promise<T>

/** Handles an event in the transaction that emits it. */
export type EventDispatcher = (tx: Tx, event: object) => Promise<void>

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const TRIES = 3

/** Returns a function that runs an act in one transaction and retries it after a deadlock. */
export function createTransact(
  db: Database,
  jobs: JobQueue,
  live: Realtime,
  react: EventDispatcher,
): Transact {
  const once = async <T>(act: (tx: Tx) => Promise<T>, actor: Actor | undefined): Promise<T> => {
    let people: string[] = []
    const rooms = new Set<string>()
    const queues = new Set<string>()
    const result = await db.transaction().execute(handle =>
      markTransaction(async () => {
        const trx = withoutTransactionGuard(handle)
        const events: OutgoingEvent[] = []
        const rechecked = new Set<string>()
        const last = new Map<string, () => Promise<void>>()
        rooms.clear()
        const tx: Tx = {
          db: trx,
          actor,
          emit: event => react(tx, event),
          enqueue: (job, payload, options) => {
            if (!options?.startAfterSeconds) queues.add(job.name)
            return jobs.enqueue(trx, job, payload, options)
          },
          beforeCommit: (key, run) => void last.set(key, run),
          publish: event => void events.push(event),
          recheck: userId => void rechecked.add(userId),
          signal: room => void rooms.add(room),
        }
        const done = await act(tx)
        // Sorted by key, so that all transactions lock in the same order.
        for (const [, run] of [...last].sort(([one], [other]) => one.localeCompare(other))) await run()
        // Last, so that the locks that order a user's events are held briefly.
        people = await live.publish(trx, events, [...rechecked])
        return done
      }),
    )
    live.announce([...people, ...rooms])
    jobs.announce([...queues])
    return result
  }
  return async (act, actor) => {
    assertOutsideTransaction()
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(act, actor)
      } catch (error) {
        if (attempt === TRIES || !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error
      }
    }
  }
}
