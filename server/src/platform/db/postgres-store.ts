import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { after, sleep } from '../clock.ts'
import { PostgresListener } from './postgres-listener.ts'
import { PreparedClient } from './prepared-client.ts'
import { type Database, kyselyOver, type Store } from './store.ts'

/** The database did not answer within 30 s; exit code 69. */
export class DatabaseUnreachableError extends Error {}

const DATE = 1082
const INT8 = 20
const TIMESTAMPTZ = 1184
const WAIT_MS = 30_000
const POOL_SIZE = 20
const BOSS_POOL_SIZE = 4

const CONNECT_MS = 4500
/** How long the other side may be silent in the middle of a piece of work: longer than any statement may take. */
const SILENCE_MS = 4500

const BACKGROUND_POOL_SIZE = 1
const BACKGROUND_CONNECT_MS = 3000
const BACKGROUND_SILENCE_MS = 3000

/**
 * pg-boss makes a pool of its own. A connection that is lost without a word (no FIN, no RST) is noticed by the next
 * statement and replaced, so that jobs go on within 10 s.
 */
const bossTimeouts = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: 5000,
}

/**
 * Statements are cut after four seconds, so that one slow question cannot pile up others. Nobody's database turns on
 * a spindle any more: a row found by its key costs little more than the next one.
 */
export const sessionOptions = [
  '-c statement_timeout=4000',
  '-c lock_timeout=3500',
  // The transaction of a process that vanished without a word gives its locks back.
  '-c idle_in_transaction_session_timeout=10000',
  '-c random_page_cost=1.1',
].join(' ')

/**
 * What migrates may take as long as it needs, but everybody waits behind whoever waits for a table: a lock is given up
 * well before the statements of others are cut.
 */
const migrationOptions = [
  '-c statement_timeout=0',
  '-c lock_timeout=2000',
  '-c idle_in_transaction_session_timeout=0',
].join(' ')

/** How values are read, on every connection of ours. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    if (oid === TIMESTAMPTZ && format !== 'binary') return parseMoment
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
  },
}

const parseAnyMoment: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)

/** `Date` reads what PostgreSQL writes in a third of pg's time, but not the first millennium, BC and infinity. */
export function parseMoment(text: string): Date {
  const date = new Date(text)
  return text.startsWith('0') || Number.isNaN(date.getTime()) ? parseAnyMoment(text) : date
}

/**
 * A PostgreSQL server. With `failFast`, for a server of people, a connection whose other side stands still is given up
 * before anybody has waited five seconds; a backup or a restore waits for as long as it takes.
 */
export async function openPostgresStore(
  url: string,
  listenUrl: string,
  { failFast = false } = {},
): Promise<Store> {
  const pool = openPool(url, POOL_SIZE, CONNECT_MS)
  if (failFast) giveUpSilence(pool, SILENCE_MS)
  const backgroundPool = openPool(url, BACKGROUND_POOL_SIZE, BACKGROUND_CONNECT_MS)
  giveUpSilence(backgroundPool, BACKGROUND_SILENCE_MS)
  await waitUntilReachable(pool, url)
  const listener = new PostgresListener(listenUrl)
  const db = kyselyOver(new PostgresDialect({ pool }))
  const background = kyselyOver(new PostgresDialect({ pool: backgroundPool }))
  return {
    kind: 'postgres',
    db,
    background,
    bossDatabase: { connectionString: url, max: BOSS_POOL_SIZE, ...bossTimeouts },
    listen: (channel, onPayload, onReconnect) => listener.listen(channel, { onPayload, onReconnect }),
    withMigrationConnection: use => withMigrationConnection(listenUrl, use),
    get listening() {
      return listener.connected
    },
    async close() {
      await listener.close()
      await Promise.all([db.destroy(), background.destroy()])
      // Kysely leaves alone what it has never used.
      for (const one of [pool, backgroundPool]) if (!one.ending) await one.end()
    },
  }
}

function openPool(url: string, max: number, connectMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparedClient,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    options: sessionOptions,
  })
  // A connection that breaks must not end the process, neither at rest nor between two statements of a transaction:
  // whoever has it learns of it from the next one.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** On the direct address: what the session holds and is told would not last behind a pooler. */
async function withMigrationConnection<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: migrationOptions,
  })
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const db = kyselyOver(new PostgresDialect({ pool }))
  return db
    .connection()
    .execute(use)
    .finally(() => db.destroy())
}

/**
 * The server's own limits do not run while it stands still. Where one connection is silent, those at rest are suspected
 * too, and replaced: otherwise each of them would cost somebody the same wait.
 */
function giveUpSilence(pool: pg.Pool, silenceMs: number): void {
  const silent = () => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })
  const streams = new WeakMap<pg.PoolClient, Socket>()
  const resting = new Set<Socket>()
  pool.on('connect', client => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.on('close', () => resting.delete(stream))
    stream.on('timeout', () => {
      for (const one of [stream, ...resting]) one.destroy(silent())
    })
    streams.set(client, stream)
  })
  pool.on('acquire', client => {
    const stream = streams.get(client)
    if (!stream) return
    resting.delete(stream)
    stream.setTimeout(silenceMs)
  })
  pool.on('release', (_error, client) => {
    const stream = streams.get(client)
    if (!stream) return
    stream.setTimeout(0)
    if (!stream.destroyed) resting.add(stream)
  })
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
