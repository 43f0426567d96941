import { sql } from 'kysely'
import type { LiveTopic } from 'shared/live/topic'
import { SECOND } from '../clock.ts'
import { Batches } from '../concurrency.ts'
import type { Database } from '../db/store.ts'
import type { Log } from '../log/log.ts'

/** Topic of a row that is not sent to the client: the user's permissions may have changed. */
export const RECHECK = 'recheck'

/** Maximum number of events of one user per statement; the rest is read by the next one. */
const MAX_EVENTS = 100
const STOP_MS = SECOND

/** Event that tells a user's screens what to refetch: ids only, no content. */
export interface LiveEvent {
  id: number
  topic: LiveTopic
  ids: Record<string, string>
}

/** Message to streams that are open now; not stored and not replayed. */
export interface EphemeralMessage {
  topic: LiveTopic
  ids: Record<string, string>
  /** Whole text so far, so that the next message makes up for a lost one. */
  words: string
}

export interface Subscriber {
  onEvent(event: LiveEvent): void
  onWords(passing: EphemeralMessage): void
  /** Called when the user's permissions may have changed. */
  onRecheck(): void
}

interface Followed {
  subscribers: Set<Subscriber>
  /** Id of the newest delivered event; undefined until the first subscriber has read its start. */
  seen: number | undefined
}

/** Without event: the user's account was deleted. */
type Row = { userId: string } & (
  | { id: number; topic: LiveTopic | typeof RECHECK; ids: Record<string, string> }
  | { id: null }
)

/**
 * Delivers events from the table to the open streams of this process. Each event is read once for all streams of a
 * user, and one statement reads the events of many users.
 */
export class EventReader {
  readonly #db: Database
  readonly #log: Log
  readonly #people = new Map<string, Followed>()
  readonly #unread = new Batches(userIds => this.#read(userIds))

  constructor(db: Database, log: Log) {
    this.#db = db
    this.#log = log
  }

  get listeners(): number {
    let count = 0
    for (const { subscribers } of this.#people.values()) count += subscribers.size
    return count
  }

  subscribersOf(userId: string): ReadonlySet<Subscriber> {
    return this.#people.get(userId)?.subscribers ?? new Set()
  }

  /** Subscribes to a user's events. Returns a function that unsubscribes. */
  subscribe(userId: string, subscriber: Subscriber): () => void {
    const followed = this.#people.get(userId) ?? { subscribers: new Set(), seen: undefined }
    this.#people.set(userId, followed)
    followed.subscribers.add(subscriber)
    return () => {
      followed.subscribers.delete(subscriber)
      if (followed.subscribers.size === 0 && this.#people.get(userId) === followed)
        this.#people.delete(userId)
    }
  }

  /** Starts delivery after `latest`, unless the user is followed from an earlier event already. */
  beginAfter(userId: string, latest: number): void {
    const followed = this.#people.get(userId)
    if (!followed || followed.seen !== undefined) return
    followed.seen = latest
    this.readFor([userId])
  }

  /** Reads new events of these users. */
  readFor(userIds: Iterable<string>): void {
    this.#unread.add([...userIds].filter(userId => this.#people.has(userId)))
  }

  readForAll(): void {
    this.#unread.add(this.#people.keys())
  }

  /** Stops delivery; waits for a running read, at most one second. */
  stop(): Promise<void> {
    this.#people.clear()
    return this.#unread.idle(STOP_MS)
  }

  async #read(userIds: string[]): Promise<void> {
    const seen = userIds.flatMap(userId => {
      const id = this.#people.get(userId)?.seen
      return id === undefined ? [] : [{ user_id: userId, seen: id }]
    })
    if (seen.length === 0) return
    try {
      for (const [userId, count] of this.#handOut(await eventsBeyond(this.#db, seen)))
        if (count === MAX_EVENTS) this.readFor([userId])
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be read: the next sweep tries again')
    }
  }

  /** Delivers events. Returns their number for each user. */
  #handOut(rows: Row[]): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { userId, ...event } of rows) {
      counts.set(userId, (counts.get(userId) ?? 0) + 1)
      const followed = this.#people.get(userId)
      if (followed?.seen === undefined) continue
      if (event.id !== null) {
        if (event.id <= followed.seen) continue
        followed.seen = event.id
      }
      for (const subscriber of followed.subscribers) {
        if (event.id === null || event.topic === RECHECK) subscriber.onRecheck()
        else subscriber.onEvent({ id: event.id, topic: event.topic, ids: event.ids })
      }
    }
    return counts
  }
}

async function eventsBeyond(db: Database, seen: { user_id: string; seen: number }[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select asked.user_id, event.id, event.topic, event.ids
    from json_to_recordset(${JSON.stringify(seen)}::json) as asked (user_id uuid, seen bigint)
    left join users on users.id = asked.user_id
    left join lateral (
      select id, topic, ids from live_events
      where user_id = asked.user_id and id > asked.seen order by id limit ${sql.lit(MAX_EVENTS)}
    ) as event on true
    where event.id is not null or users.id is null
    order by event.id`.execute(db)
  return rows
}
