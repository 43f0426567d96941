import { sql } from 'kysely'
import type { Database } from '../db/store.ts'
import type { Log } from '../log/log.ts'
import { Batches } from './batches.ts'

/** PostgreSQL refuses payloads of 8000 bytes and more; a person's id takes 39 of them. */
const PEOPLE_IN_PAYLOAD = 180

/**
 * Tells all processes, itself included, for whom there is something to read. PostgreSQL has transactions that notify
 * commit one after the other, each waiting for the standby of the one before: so this is a statement of its own, after
 * the commit, and one for all the commits that came meanwhile. What cannot be announced is found by the sweep.
 */
export class Announcer {
  readonly #db: Database
  readonly #log: Log
  readonly #channel: string
  readonly #people = new Batches(userIds => this.#notify(userIds))

  constructor(db: Database, log: Log, channel: string) {
    this.#db = db
    this.#log = log
    this.#channel = channel
  }

  announce(userIds: Iterable<string>): void {
    this.#people.add(userIds)
  }

  /** Waits until all is announced. */
  idle(): Promise<void> {
    return this.#people.idle()
  }

  async #notify(userIds: string[]): Promise<void> {
    const payloads = []
    for (let at = 0; at < userIds.length; at += PEOPLE_IN_PAYLOAD)
      payloads.push(JSON.stringify(userIds.slice(at, at + PEOPLE_IN_PAYLOAD)))
    try {
      await sql`
        select pg_notify(${this.#channel}::text, payload)
        from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`.execute(this.#db)
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be announced: they arrive with the next sweep')
    }
  }
}
