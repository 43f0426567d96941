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

/**
 * Followers of rooms in this process: people without an account, for whom no event is kept. What changed is not said,
 * only that something did.
 */
class Rooms {
  readonly #rooms = new Map<string, Set<() => void>>()

  followersOf(room: string): number {
    return this.#rooms.get(room)?.size ?? 0
  }

  /** @returns the function that ends it. */
  follow(room: string, onChange: () => void): () => void {
    const followers = this.#rooms.get(room) ?? new Set()
    this.#rooms.set(room, followers)
    followers.add(onChange)
    return () => {
      followers.delete(onChange)
      if (followers.size === 0 && this.#rooms.get(room) === followers) this.#rooms.delete(room)
    }
  }

  tell(names: Iterable<string>): void {
    for (const name of names) for (const onChange of this.#rooms.get(name) ?? []) onChange()
  }
}

const CHANNEL = 'live'
const REPLAY_LIMIT = 500
/** Three bytes at most for each unit of these, with room for the rest of the payload, which may have 8000. */
const PASSING_LENGTH = 2000
/** Whatever was written and not announced is heard after so long. */
const SWEEP_EVERY_MS = 2 * SECOND

export interface OutgoingEvent {
  userIds: string[]
  topic: LiveTopic
  ids: Record<string, string>
}

export interface Realtime {
  start(): Promise<void>
  /** Announces what is left, for a second at most, and hands out no more. */
  stop(): Promise<void>
  /**
   * Writes events with the caller's transaction, and for whom open streams are to ask whether they may go on. Comes
   * last in it: until the end of the transaction the people stay locked against others who write for them.
   * @returns the people to `announce` once it has committed.
   */
  publish(trx: Database, events: OutgoingEvent[], recheckedIds?: string[]): Promise<string[]>
  /** Has every process read what there is for these people, and tell who follows these rooms; outside of any transaction. */
  announce(userIdsAndRooms: string[]): void
  /** Sends an unsaved message to the user's open event streams, in every process; outside of any transaction. */
  sendTransient(userId: string, passing: EphemeralMessage): Promise<void>
  /** Returns the user's events since `lastEventId`, oldest first. */
  replay(userId: string, lastEventId: number): Promise<LiveEvent[]>
  /**
   * The number of the person's newest event, 0 when there is none: where a stream without a past begins. Whoever has
   * subscribed before hears of all that comes after it.
   */
  latest(userId: string): Promise<number>
  /** Returns the number of the user's subscriptions in this process. */
  countOf(userId: string): number
  /** Begins with the next `latest` of the person. @returns the function that ends the subscription. */
  subscribe(userId: string, subscriber: Subscriber): () => void
  /** Calls `onChange` when the room changes. @returns a function that unsubscribes. */
  follow(room: string, onChange: () => void): () => void
  /** Returns the number of followers of a room in this process. */
  followersOf(room: string): number
  readonly listeners: number
}

/** Message of the channel: a user with new events, a changed room, or an ephemeral message. */
type Announced = string | ({ userId: string } & EphemeralMessage)

/** Live events: rows of a table, announced by NOTIFY after their commit (docs/decisions/live-events.md). */
export function createLive(store: DatabaseClient, log: Log): Realtime {
  return new TableLive(store, log)
}

class TableLive implements Realtime {
  readonly #store: DatabaseClient
  readonly #db: Database
  readonly #announcer: Announcer
  readonly #reader: EventReader
  readonly #rooms = new Rooms()
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

  async stop(): Promise<void> {
    clearInterval(this.#sweep)
    await Promise.all([this.#announcer.stop(), this.#reader.stop()])
  }

  async publish(trx: Database, events: OutgoingEvent[], recheckedIds: string[] = []): Promise<string[]> {
    const rows = events.flatMap(({ userIds, topic, ids }) =>
      [...new Set(userIds)].map(userId => ({ user_id: userId, topic, ids })),
    )
    const rechecked = recheckedIds.map(userId => ({ user_id: userId, topic: RECHECK, ids: {} }))
    const people = [...new Set([...rows, ...rechecked].map(row => row.user_id))].sort()
    if (people.length > 0) await insertInOrder(trx, people, [...rows, ...rechecked])
    return people
  }

  announce(userIdsAndRooms: string[]): void {
    this.#announcer.announce(userIdsAndRooms)
  }

  async sendTransient(userId: string, { words, ...rest }: EphemeralMessage): Promise<void> {
    const payload = JSON.stringify([{ userId, ...rest, words: shorten(words, PASSING_LENGTH, '') }])
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#db)
  }

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

  async latest(userId: string): Promise<number> {
    const newest = await this.#db
      .selectFrom('liveEvents')
      .select('id')
      .where('userId', '=', userId)
      // Rights that were taken after the caller was recognised: the stream that is being opened hears of it too.
      .where('topic', '<>', RECHECK)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const latest = newest?.id ?? 0
    this.#reader.beginAfter(userId, latest)
    return latest
  }

  countOf(userId: string): number {
    return this.#reader.subscribersOf(userId).size
  }

  subscribe(userId: string, subscriber: Subscriber): () => void {
    return this.#reader.subscribe(userId, subscriber)
  }

  follow(room: string, onChange: () => void): () => void {
    return this.#rooms.follow(room, onChange)
  }

  followersOf(room: string): number {
    return this.#rooms.followersOf(room)
  }

  #receive(payload: string): void {
    const announced = JSON.parse(payload) as Announced[]
    const names = announced.filter(one => typeof one === 'string')
    this.#reader.readFor(names)
    this.#rooms.tell(names)
    for (const one of announced) {
      if (typeof one === 'string') continue
      const { userId, ...passing } = one
      for (const subscriber of this.#reader.subscribersOf(userId)) subscriber.onWords(passing)
    }
  }
}

/**
 * Numbers are given out before a transaction commits, so two transactions could become visible in the other order, and
 * a reader that has seen the higher number would miss the lower one for ever. While a person is locked, theirs become
 * visible in the order of their numbers. `people` are sorted, so that two writers cannot deadlock; all of them are
 * locked before the first number is drawn, since a condition that depends on no row is looked at before any row. An
 * account that this very transaction has removed gets no event.
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
