import { randomUUID } from 'node:crypto'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { sql } from 'kysely'
import { SECOND, sleep } from '../clock.ts'
import type { Database } from '../db/store.ts'

const RENEW_EVERY_MS = SECOND
const TRY_EVERY_MS = 100
const GIVE_UP_AFTER_MS = 20 * SECOND
/** A dead process blocks its uploads no longer than this. */
const leaseEnd = sql<Date>`now() + interval '6 seconds'`

/**
 * Creates locks by which one request at a time, in any process, works on an upload: a renewed lease on its row. A
 * waiting request marks the lease as wanted, and the owner then releases it. So a hanging connection does not block the
 * client's next one.
 */
export const createLeaseLocker = (db: Database): Locker => ({ newLock: id => new Lease(db, id) })

class Lease implements Lock {
  readonly #db: Database
  readonly #id: string
  readonly #holder = randomUUID()
  #renewing: NodeJS.Timeout | undefined

  constructor(db: Database, id: string) {
    this.#db = db
    this.#id = id
  }

  async lock(signal: AbortSignal, letGo: () => Promise<void> | void): Promise<void> {
    const began = performance.now()
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() - began > GIVE_UP_AFTER_MS) throw ERRORS.ERR_LOCK_TIMEOUT
      await sleep(TRY_EVERY_MS)
    }
    this.#renewing = setInterval(() => {
      this.#renew().then(
        wanted => wanted && letGo(),
        () => letGo(),
      )
    }, RENEW_EVERY_MS)
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewing)
    await this.#db
      .updateTable('uploads')
      // Kept as the time of the last use, by which abandoned uploads are found.
      .set({ leaseHolder: null, leaseUntil: sql<Date>`now()`, leaseWanted: false })
      .where('id', '=', this.#id)
      .where('leaseHolder', '=', this.#holder)
      .execute()
  }

  /** Tries to take the lease. Also returns true without a row; the caller then fails with "not found". */
  async #take(): Promise<boolean> {
    const taken = await this.#db
      .updateTable('uploads')
      .set({ leaseHolder: this.#holder, leaseUntil: leaseEnd, leaseWanted: false })
      .where('id', '=', this.#id)
      .where(({ eb, or }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', sql<Date>`now()`)]))
      .returning('id')
      .executeTakeFirst()
    if (taken) return true
    const wanted = await this.#db
      .updateTable('uploads')
      .set({ leaseWanted: true })
      .where('id', '=', this.#id)
      .returning('id')
      .executeTakeFirst()
    return wanted === undefined
  }

  /** Renews the lease. Returns true if another request wants it or already has it. */
  async #renew(): Promise<boolean> {
    const held = await this.#db
      .updateTable('uploads')
      .set({ leaseUntil: leaseEnd })
      .where('id', '=', this.#id)
      .where('leaseHolder', '=', this.#holder)
      .returning('leaseWanted')
      .executeTakeFirst()
    return held?.leaseWanted ?? true
  }
}
