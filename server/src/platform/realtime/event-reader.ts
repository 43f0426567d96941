import { sql } from 'kysely'
import type { LiveTopic } from 'shared/live/topic'
import { SECOND } from '../clock.ts'
import { Batches } from '../concurrency.ts'
import type { Database } from '../db/store.ts'
import type { Log } from '../log/log.ts'

/** The topic of a row that no screen hears of: the person's rights may have changed. */
export const RECHECK = 'recheck'

/** Of one person with one statement; whoever has more is read again. */
const MAX_EVENTS = 100
const STOP_MS = SECOND

/** Something happened that a person's screens should fetch: ids only, never content. */
export interface LiveEvent {
  id: number
  topic: LiveTopic
  ids: Record<string, string>
}

/** Words on their way to the screens that listen now: never written down, never replayed. */
export interface EphemeralMessage {
  topic: LiveTopic
  ids: Record<string, string>
  /** All that has been said so far, so that a lost piece is mended by the next one. */
  words: string
}

export interface Subscriber {
  onEvent(event: LiveEvent): void
  onWords(passing: EphemeralMessage): void
  /** The person's rights may have changed. */
  onRecheck(): void
}

interface Followed {
  subscribers: Set<Subscriber>
  /** The person's newest event that was handed out; undefined until the first subscriber has asked where it begins. */
  seen: number | undefined
}

/** Without event: the person's account is gone. */
type Row = { userId: string } & (
  | { id: number; topic: LiveTopic | typeof RECHECK; ids: Record<string, string> }
  | { id: null }
)

/**
 * Hands each person's events, as they are read from the table, to the streams that this process has open for them:
 * read once for all streams of a person, and with one statement for many people.
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

  /** @returns the function that ends the subscription. */
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

  /** There may be something to read for these people. */
  readFor(userIds: Iterable<string>): void {
    this.#unread.add([...userIds].filter(userId => this.#people.has(userId)))
  }

  readForAll(): void {
    this.#unread.add(this.#people.keys())
  }

  /** Hands out no more; waits until nothing is being read, for a second at most. */
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

  /** @returns how many events there were of each person. */
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
