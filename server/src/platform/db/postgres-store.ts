import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { after, sleep } from '../clock.ts'
import { PreparedClient } from './prepared-client.ts'
import { kyselyOver, type Store } from './store.ts'

/** The database did not answer within 30 s; exit code 69. */
export class DatabaseUnreachableError extends Error {}

const DATE = 1082
const INT8 = 20
const WAIT_MS = 30_000
const POOL_SIZE = 20
const BOSS_POOL_SIZE = 4

const CONNECT_MS = 4500
/** How long the other side may be silent in the middle of a piece of work: longer than any statement may take. */
const SILENCE_MS = 4500

/**
 * Statements are cut after four seconds, so that one slow question cannot pile up others. Nobody's database turns on
 * a spindle any more: a row found by its key costs little more than the next one.
 */
export const sessionOptions = '-c statement_timeout=4000 -c lock_timeout=3500 -c random_page_cost=1.1'

/** How values are read, on every connection of ours. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
  },
}

/**
 * A PostgreSQL server. With `hasteful`, for a server of people, a connection whose other side stands still is given up
 * before anybody has waited five seconds; a backup or a restore waits for as long as it takes.
 */
export async function openPostgresStore(
  url: string,
  listenUrl: string,
  { hasteful = false } = {},
): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparedClient,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    options: sessionOptions,
  })
  // A connection that breaks must not end the process, neither at rest nor between two statements of a transaction:
  // whoever has it learns of it from the next one.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  if (hasteful) giveUpSilence(pool)
  await waitUntilReachable(pool, url)
  const listeners: Listener[] = []
  const db = kyselyOver(new PostgresDialect({ pool }))
  return {
    kind: 'postgres',
    db,
    bossDatabase: { connectionString: url, max: BOSS_POOL_SIZE },
    async listen(channel, onPayload, onReconnect) {
      const listener = new Listener(listenUrl, channel, onPayload, onReconnect)
      listeners.push(listener)
      await listener.connect()
    },
    async close() {
      await Promise.all(listeners.map(listener => listener.close()))
      await db.destroy()
    },
  }
}

/** The server's own limits do not run while it stands still. */
function giveUpSilence(pool: pg.Pool): void {
  const silent = () => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })
  const streams = new WeakMap<pg.PoolClient, Socket>()
  const streamOf = (client: pg.PoolClient) => streams.get(client)
  pool.on('connect', client => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.on('timeout', () => stream.destroy(silent()))
    streams.set(client, stream)
  })
  pool.on('acquire', client => streamOf(client)?.setTimeout(SILENCE_MS))
  pool.on('release', (_error, client) => streamOf(client)?.setTimeout(0))
}

async function waitUntilReachable(pool: pg.Pool, url: string): Promise<void> {
  const deadline = after(new Date(), WAIT_MS)
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (new Date() >= deadline) {
        await pool.end()
        const { hostname, port, pathname } = new URL(url)
        const reason = error instanceof Error ? error.message : String(error)
        throw new DatabaseUnreachableError(
          `The database ${hostname}:${port || 5432}${pathname} did not answer within 30 seconds (${reason}).`,
        )
      }
      await sleep(500)
    }
  }
}

/** One connection of its own for LISTEN; reconnects by itself. */
class Listener {
  #client: pg.Client | undefined
  #closed = false
  readonly #url: string
  readonly #channel: string
  readonly #onPayload: (payload: string) => void
  readonly #onReconnect: () => void

  constructor(url: string, channel: string, onPayload: (payload: string) => void, onReconnect: () => void) {
    this.#url = url
    this.#channel = channel
    this.#onPayload = onPayload
    this.#onReconnect = onReconnect
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    this.#client = client
    client.on('notification', message => this.#onPayload(message.payload ?? ''))
    client.on('error', () => undefined)
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`)
    // Only now: a try that fails is repeated by whoever tried.
    client.once('end', () => void this.#reconnect())
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      await sleep(500)
      if (this.#closed) return
      try {
        await this.connect()
        this.#onReconnect()
        return
      } catch {
        // The server is still away; the next round tries again.
        await this.#client?.end().catch(() => undefined)
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }
}
