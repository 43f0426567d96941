import { sql } from 'kysely'
import { SECOND } from '../clock.ts'
import { Batches } from '../concurrency.ts'
import type { Log } from '../log/log.ts'
import type { Database } from './store.ts'

/** PostgreSQL refuses payloads of 8000 bytes or more; a name, such as a user id, takes at most 40. */
const NAMES_IN_PAYLOAD = 180
const STOP_MS = SECOND

/**
 * Notifies all processes, including this one, of users with new events and of queues with due jobs. PostgreSQL
 * serialises commits of transactions that notify. So NOTIFY runs after the commit, in a statement of its own that
 * covers all commits since the last. Lost notifications are covered by polling.
 */
export class Announcer {
  readonly #db: Database
  readonly #log: Log
  readonly #channel: string
  readonly #names = new Batches(names => this.#notify(names))

  constructor(db: Database, log: Log, channel: string) {
    this.#db = db
    this.#log = log
    this.#channel = channel
  }

  announce(names: Iterable<string>): void {
    this.#names.add(names)
  }

  /** Waits until everything is announced, at most one second. */
  stop(): Promise<void> {
    return this.#names.idle(STOP_MS)
  }

  async #notify(names: string[]): Promise<void> {
    const payloads = []
    for (let at = 0; at < names.length; at += NAMES_IN_PAYLOAD)
      payloads.push(JSON.stringify(names.slice(at, at + NAMES_IN_PAYLOAD)))
    try {
      await sql`
        select pg_notify(${this.#channel}::text, payload)
        from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`.execute(this.#db)
    } catch (error) {
      this.#log.warn({ err: error }, `${this.#channel}: announcement failed, covered by the next poll`)
    }
  }
}
