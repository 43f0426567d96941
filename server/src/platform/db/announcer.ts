import { sql } from 'kysely'
import { SECOND } from '../clock.ts'
import { Batches } from '../concurrency.ts'
import type { Log } from '../log/log.ts'
import type { Database } from './store.ts'

/** PostgreSQL refuses payloads of 8000 bytes and more; a name, such as the id of a person, takes 40 of them at most. */
const NAMES_IN_PAYLOAD = 180
const STOP_MS = SECOND

/**
 * Names to all processes, itself included, what has changed: the people for whom there is something to read, the queues
 * in which there is work. PostgreSQL has transactions that notify commit one after the other, each waiting for the
 * standby of the one before: so this is a statement of its own, after the commit, and one for all the commits that came
 * meanwhile. What cannot be announced is found by those who look from time to time.
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

  /** Waits until all is announced, for a second at most. */
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
      this.#log.warn({ err: error }, `${this.#channel}: not announced, found by the next look`)
    }
  }
}
