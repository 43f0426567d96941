import { randomUUID } from 'node:crypto'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { sql } from 'kysely'
import { SECOND, sleep } from '../clock.ts'
import type { Database } from '../db/store.ts'

const RENEW_EVERY_MS = SECOND
const TRY_EVERY_MS = 100
const GIVE_UP_AFTER_MS = 20 * SECOND
/** A process that dies holds its uploads no longer than this. */
const leaseEnd = sql<Date>`now() + interval '6 seconds'`

/**
 * One request at a time works on an upload, in whichever process: it holds a lease on the upload's row and renews
 * it. Who waits says so there, and the holder then lets go: a connection that hangs must not keep its heir out.
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
      .set({ leaseHolder: null, leaseUntil: null, leaseWanted: false })
      .where('id', '=', this.#id)
      .where('leaseHolder', '=', this.#holder)
      .execute()
  }

  /** @returns true too when there is no such row: there is nothing to hold, and whoever asks for it is told. */
  async #take(): Promise<boolean> {
    const taken = await this.#db
      .updateTable('uploads')
      .set({ leaseHolder: this.#holder, leaseUntil: leaseEnd, leaseWanted: false })
      .where('id', '=', this.#id)
      .where(({ eb, or }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', sql<Date>`now()`)]))
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

  /** @returns whether somebody else wants it, or has it already. */
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
