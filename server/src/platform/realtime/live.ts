import { sql } from 'kysely'
import { shorten } from 'shared/formats/shorten'
import type { LiveTopic } from 'shared/live/topic'
import { SECOND } from '../clock.ts'
import { Announcer } from '../db/announcer.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import type { Log } from '../log/log.ts'
import {
  type EphemeralMessage,
  EventReader,
  type LiveEvent,
  RECHECK,
  type Subscriber,
} from './event-reader.ts'

const CHANNEL = 'live'
const REPLAY_LIMIT = 500
/** Maximum length in UTF-16 units, each at most three bytes, of a payload that is limited to 8000 bytes. */
const PASSING_LENGTH = 2000
/** Polling interval, which covers lost announcements. */
const SWEEP_EVERY_MS = 2 * SECOND

export interface OutgoingEvent {
  userIds: string[]
  topic: LiveTopic
  ids: Record<string, string>
}

/** Message of the channel: a user with new events, a changed room, or an ephemeral message. */
type Announced = string | ({ userId: string } & EphemeralMessage)

/** Live events: rows of a table, announced by NOTIFY after the commit (docs/decisions/live-events.md). */
export class Realtime {
  readonly #store: DatabaseClient
  readonly #db: Database
  readonly #announcer: Announcer
  readonly #reader: EventReader
  /** Followers of rooms in this process, who have no account and no stored events. */
  readonly #rooms = new Map<string, Set<() => void>>()
  #sweep: NodeJS.Timeout | undefined

  constructor(store: DatabaseClient, log: Log) {
    this.#store = store
    this.#db = store.db
    this.#announcer = new Announcer(store.background, log, CHANNEL)
    this.#reader = new EventReader(store.background, log)
  }

  get listeners(): number {
    return this.#reader.listeners
  }

  async start(): Promise<void> {
    const readForAll = () => this.#reader.readForAll()
    await this.#store.listen(CHANNEL, payload => this.#receive(payload), readForAll)
    this.#sweep = setInterval(readForAll, SWEEP_EVERY_MS).unref()
  }

  /** Sends pending announcements, for at most one second, and stops delivery. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all([this.#announcer.stop(), this.#reader.stop()])
  }

  /**
   * Stores events and recheck marks in the caller's transaction. Call it last: the users stay locked against other
   * writers until the transaction ends.
   * @returns the users to `announce` after the commit.
   */
  async publish(trx: Database, events: OutgoingEvent[], recheckedIds: string[] = []): Promise<string[]> {
    const rows = events.flatMap(({ userIds, topic, ids }) =>
      [...new Set(userIds)].map(userId => ({ user_id: userId, topic, ids })),
    )
    const rechecked = recheckedIds.map(userId => ({ user_id: userId, topic: RECHECK, ids: {} }))
    const people = [...new Set([...rows, ...rechecked].map(row => row.user_id))].sort()
    if (people.length > 0) await insertInOrder(trx, people, [...rows, ...rechecked])
    return people
  }

  /**
   * Makes every process read the events of these users and signal the followers of these rooms. Call it outside a
   * transaction.
   */
  announce(userIdsAndRooms: string[]): void {
    this.#announcer.announce(userIdsAndRooms)
  }

  /** Sends an unsaved message to the user's open event streams, in every process. Call it outside a transaction. */
  async sendTransient(userId: string, { words, ...rest }: EphemeralMessage): Promise<void> {
    const payload = JSON.stringify([{ userId, ...rest, words: shorten(words, PASSING_LENGTH, '') }])
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#db)
  }

  /** Returns the user's events since `lastEventId`, oldest first. */
  async replay(userId: string, lastEventId: number): Promise<LiveEvent[]> {
    const rows = await this.#db
      .selectFrom('liveEvents')
      .select(['id', 'topic', 'ids'])
      .where('userId', '=', userId)
      .where('id', '>', lastEventId)
      .where('topic', '<>', RECHECK)
      .orderBy('id')
      .limit(REPLAY_LIMIT)
      .execute()
    return rows as LiveEvent[]
  }

  /**
   * Returns the id of the user's newest event, 0 if there is none, where a stream without `lastEventId` starts. An
   * earlier subscriber receives all later events.
   */
  async latest(userId: string): Promise<number> {
    const newest = await this.#db
      .selectFrom('liveEvents')
      .select('id')
      .where('userId', '=', userId)
      // Excluded, so that a recheck after the caller's authentication still reaches the stream being opened.
      .where('topic', '<>', RECHECK)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const latest = newest?.id ?? 0
    this.#reader.beginAfter(userId, latest)
    return latest
  }

  /** Returns the number of the user's subscriptions in this process. */
  countOf(userId: string): number {
    return this.#reader.subscribersOf(userId).size
  }

  /** Subscribes; delivery starts with the user's next call of `latest`. Returns a function that unsubscribes. */
  subscribe(userId: string, subscriber: Subscriber): () => void {
    return this.#reader.subscribe(userId, subscriber)
  }

  /** Calls `onChange`, without details, when the room changes. Returns a function that unfollows. */
  follow(room: string, onChange: () => void): () => void {
    const followers = this.#rooms.get(room) ?? new Set()
    this.#rooms.set(room, followers)
    followers.add(onChange)
    return () => {
      followers.delete(onChange)
      if (followers.size === 0 && this.#rooms.get(room) === followers) this.#rooms.delete(room)
    }
  }

  /** Returns the number of followers of a room in this process. */
  followersOf(room: string): number {
    return this.#rooms.get(room)?.size ?? 0
  }

  #receive(payload: string): void {
    const announced = JSON.parse(payload) as Announced[]
    const names = announced.filter(one => typeof one === 'string')
    this.#reader.readFor(names)
    for (const name of names) for (const onChange of this.#rooms.get(name) ?? []) onChange()
    for (const one of announced) {
      if (typeof one === 'string') continue
      const { userId, ...passing } = one
      for (const subscriber of this.#reader.subscribersOf(userId)) subscriber.onWords(passing)
    }
  }
}

/**
 * Inserts events so that each user's ids become visible in order. Ids are assigned before the commit; without the locks
 * a reader could see a higher id first and miss a lower one. `people` are sorted to avoid deadlocks. All are locked
 * before the first id is assigned, since the CTE is materialized first. A user whom this transaction deleted gets no
 * event.
 */
async function insertInOrder(trx: Database, people: string[], rows: object[]): Promise<void> {
  await sql`
    with locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(person, 1))
      from json_array_elements_text(${JSON.stringify(people)}::json) as person
    )
    insert into live_events (user_id, topic, ids)
    select event.user_id, event.topic, event.ids
    from rows from (
      json_to_recordset(${JSON.stringify(rows)}::json) as (user_id uuid, topic text, ids jsonb)
    ) with ordinality as event
    join users on users.id = event.user_id
    where (select count(*) from locked) > 0
    order by event.ordinality`.execute(trx)
}
