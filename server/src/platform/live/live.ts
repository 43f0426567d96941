import { sql } from 'kysely'
import type { LiveTopic } from 'shared/live/topic'
import type { Database, Store } from '../db/store.ts'

const CHANNEL = 'live'
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_BYTES = 7000
const REPLAY_LIMIT = 500
/** Three bytes at most for each unit of these, with room for the rest of the payload. */
const PASSING_LENGTH = 2000

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

export interface OutgoingEvent {
  userIds: string[]
  topic: LiveTopic
  ids: Record<string, string>
}

export interface Subscriber {
  onEvent(event: LiveEvent): void
  onWords(passing: EphemeralMessage): void
  /** Some events may have been missed: replay. */
  onMissed(): void
  /** The person's rights may have changed. */
  onRecheck(): void
}

export interface Live {
  start(): Promise<void>
  /** Writes the events with the caller's transaction and announces them when it commits. */
  publish(trx: Database, events: OutgoingEvent[]): Promise<void>
  /** Hands words to the person's open screens, in every process; outside of any transaction. */
  broadcast(userId: string, passing: EphemeralMessage): Promise<void>
  /** What the person missed since `lastEventId`, oldest first. */
  replay(userId: string, lastEventId: number): Promise<LiveEvent[]>
  /** The number of the person's newest event, 0 when there is none: where a stream without a past begins. */
  latest(userId: string): Promise<number>
  /** Makes these people's open streams ask whether they may go on, in every process, when the transaction commits. */
  recheck(trx: Database, userIds: string[]): Promise<void>
  /** How many subscriptions the person has in this process. */
  countOf(userId: string): number
  /** @returns the function that ends the subscription. */
  subscribe(userId: string, subscriber: Subscriber): () => void
  readonly listeners: number
}

/** What travels over the channel: an event, passing words, or only a person whose streams are to be checked. */
type Announced = { userId: string } & Partial<LiveEvent & EphemeralMessage>

const isEvent = (announced: Partial<LiveEvent>): announced is LiveEvent => announced.id !== undefined
const isPassing = (announced: Partial<EphemeralMessage>): announced is EphemeralMessage =>
  announced.words !== undefined

/** Live events over LISTEN/NOTIFY: each server process hears all and hands each person theirs. */
export function createLive(store: Store): Live {
  return new NotifiedLive(store)
}

class NotifiedLive implements Live {
  readonly #store: Store
  readonly #db: Database
  readonly #people = new Map<string, Set<Subscriber>>()

  constructor(store: Store) {
    this.#store = store
    this.#db = store.db
  }

  get listeners(): number {
    let count = 0
    for (const subscribers of this.#people.values()) count += subscribers.size
    return count
  }

  start(): Promise<void> {
    return this.#store.listen(
      CHANNEL,
      payload => this.#deliver(payload),
      () => this.#tellAllThatSomeWereMissed(),
    )
  }

  async publish(trx: Database, events: OutgoingEvent[]): Promise<void> {
    const rows = events.flatMap(({ userIds, topic, ids }) =>
      [...new Set(userIds)].map(userId => ({ userId, topic, ids: JSON.stringify(ids) })),
    )
    if (rows.length === 0) return
    await lockPeople(trx, rows)
    const written = await trx
      .insertInto('liveEvents')
      .values(rows)
      .returning(['id', 'userId', 'topic', 'ids'])
      .execute()
    for (const payload of payloadsOf(written)) {
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(trx)
    }
  }

  async broadcast(userId: string, { words, ...rest }: EphemeralMessage): Promise<void> {
    const payload = JSON.stringify([{ userId, ...rest, words: words.slice(0, PASSING_LENGTH) }])
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#db)
  }

  async replay(userId: string, lastEventId: number): Promise<LiveEvent[]> {
    const rows = await this.#db
      .selectFrom('liveEvents')
      .select(['id', 'topic', 'ids'])
      .where('userId', '=', userId)
      .where('id', '>', lastEventId)
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
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return newest?.id ?? 0
  }

  async recheck(trx: Database, userIds: string[]): Promise<void> {
    for (const payload of payloadsOf(userIds.map(userId => ({ userId }))))
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(trx)
  }

  countOf(userId: string): number {
    return this.#people.get(userId)?.size ?? 0
  }

  subscribe(userId: string, subscriber: Subscriber): () => void {
    const subscribers = this.#people.get(userId) ?? new Set()
    this.#people.set(userId, subscribers.add(subscriber))
    return () => {
      subscribers.delete(subscriber)
      if (subscribers.size === 0) this.#people.delete(userId)
    }
  }

  #deliver(payload: string): void {
    for (const { userId, ...event } of JSON.parse(payload) as Announced[]) {
      for (const subscriber of this.#people.get(userId) ?? []) {
        if (isEvent(event)) subscriber.onEvent(event)
        else if (isPassing(event)) subscriber.onWords(event)
        else subscriber.onRecheck()
      }
    }
  }

  #tellAllThatSomeWereMissed(): void {
    for (const subscribers of this.#people.values())
      for (const subscriber of subscribers) subscriber.onMissed()
  }
}

/**
 * Numbers are given out before a transaction commits, so two transactions could become visible in the other
 * order, and a reader that has seen the higher number would miss the lower one for ever. While a person is
 * locked, theirs become visible in the order of their numbers. Sorted, so that two writers cannot deadlock.
 */
async function lockPeople(trx: Database, rows: { userId: string }[]): Promise<void> {
  for (const userId of [...new Set(rows.map(row => row.userId))].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`.execute(trx)
  }
}

function* payloadsOf(events: unknown[]): Generator<string> {
  let batch: string[] = []
  let bytes = 2
  for (const event of events) {
    const text = JSON.stringify(event)
    if (bytes + text.length + 1 > PAYLOAD_BYTES) {
      yield `[${batch.join(',')}]`
      batch = []
      bytes = 2
    }
    batch.push(text)
    bytes += Buffer.byteLength(text) + 1
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`
}
