import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { after, sleep } from '../clock.ts'
import { kyselyOver, type Store } from './store.ts'

/** The database did not answer within 30 s; exit code 69. */
export class DatabaseUnreachableError extends Error {}

const DATE = 1082
const INT8 = 20
const WAIT_MS = 30_000
const POOL_SIZE = 20
const BOSS_POOL_SIZE = 4

/**
 * Statements are cut after five seconds, so that one slow question cannot pile up others. Nobody's database turns on
 * a spindle any more: a row found by its key costs little more than the next one.
 */
export const sessionOptions = '-c statement_timeout=5000 -c lock_timeout=4000 -c random_page_cost=1.1'

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
  },
}

/** A PostgreSQL server. */
export async function openPostgresStore(url: string, listenUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: 5000,
    options: sessionOptions,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => undefined)
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
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    this.#client = client
    client.on('notification', message => this.#onPayload(message.payload ?? ''))
    client.on('error', () => undefined)
    client.on('end', () => void this.#reconnect())
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`)
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      await sleep(500)
      if (this.#closed) return
      try {
        this.#client?.removeAllListeners('end')
        await this.connect()
        this.#onReconnect()
        return
      } catch {
        // The server is still away; the next round tries again.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }
}
