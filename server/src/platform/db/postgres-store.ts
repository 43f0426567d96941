import { Socket } from 'node:net'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { PostgresListener } from './postgres-listener.ts'
import { grantAppRole, preparePooler, revokeMigrationWrites } from './postgres-roles.ts'
import { type Database, type DatabaseClient, kyselyOver } from './store.ts'
import {
  assertSettings,
  assertWritable,
  clockWarning,
  factsOf,
  migrationOptions,
  retryUntilReady,
  sessionOptions,
} from './wait-for-server.ts'

/** Limit of prepared statements per connection, because generated texts are unbounded. */
const KEPT_STATEMENTS = 1000

/**
 * Client that prepares statements, so that PostgreSQL parses and plans them once per connection. The statement's name
 * is derived from its text. Statements without values are prepared only if they are queries; `begin` is not.
 */
class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: as many return types as pg has overloads
  override query(...asked: unknown[]): any {
    const [text, values, ...rest] = asked
    const isPlanned = Array.isArray(values) && (values.length > 0 || isQuestion(text))
    const name = isPlanned && typeof text === 'string' ? this.#nameOf(text) : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...rest] : asked)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= KEPT_STATEMENTS) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

const isQuestion = (text: unknown): boolean => typeof text === 'string' && text.startsWith('select ')

const DATE = 1082
const INT8 = 20
const TIMESTAMPTZ = 1184
const POOL_SIZE = 20
const BOSS_POOL_SIZE = 4

const CONNECT_MS = 4500
/** Maximum silence of the other side during a statement: longer than any statement may take. */
const SILENCE_MS = 4500

const BACKGROUND_POOL_SIZE = 1
const BACKGROUND_CONNECT_MS = 3000
const BACKGROUND_SILENCE_MS = 3000

/**
 * pg-boss has a pool of its own. A dead connection (no FIN, no RST) is detected by the next statement and replaced, so
 * that jobs continue within 10 s.
 */
const bossTimeouts = { connectionTimeoutMillis: CONNECT_MS, query_timeout: 5000 }

/** Value parsers of every connection. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    if (oid === TIMESTAMPTZ && format !== 'binary') return parseMoment
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
  },
}

const parseAnyMoment: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)

/** Parses a timestamp. `Date` takes a third of the time of pg's parser, but fails for early years, BC and infinity. */
export function parseMoment(text: string): Date {
  const date = new Date(text)
  return text.startsWith('0') || Number.isNaN(date.getTime()) ? parseAnyMoment(text) : date
}

export interface PostgresOptions {
  /**
   * For servers: gives up a dead connection before a caller has waited five seconds. Backup and restore wait without
   * limit.
   */
  failFast?: boolean
  /** URL of the role that owns the tables, if it differs from the app's role. */
  ownerUrl?: string | undefined
  /** Called with a one-line warning about the server. */
  warn?: (text: string) => void
}

/**
 * Opens a PostgreSQL server. If the URLs differ, the first is a transaction pooler and the second a direct connection.
 */
export async function openPostgresStore(
  url: string,
  listenUrl: string,
  { failFast = false, ownerUrl, warn = () => undefined }: PostgresOptions = {},
): Promise<DatabaseClient> {
  const isPooled = listenUrl !== url
  if (isPooled) await preparePooler(url, listenUrl)
  // Behind a pooler, the settings are stored on the role (`postgres-roles.ts`).
  const working = { Client: PreparedClient, ...(!isPooled && { options: sessionOptions }) }
  const pool = openPool(url, { ...working, max: POOL_SIZE })
  if (failFast) setSocketTimeout(pool, SILENCE_MS)
  await waitForServer(pool, url, { isPooled, warn })
  const connectionTimeoutMillis = BACKGROUND_CONNECT_MS
  const backgroundPool = openPool(url, { ...working, max: BACKGROUND_POOL_SIZE, connectionTimeoutMillis })
  setSocketTimeout(backgroundPool, BACKGROUND_SILENCE_MS)
  const listener = new PostgresListener(listenUrl)
  const db = kyselyOver(new PostgresDialect({ pool }))
  const background = kyselyOver(new PostgresDialect({ pool: backgroundPool }))
  return {
    kind: 'postgres',
    db,
    background,
    bossDatabase: { connectionString: listenUrl, max: BOSS_POOL_SIZE, ...bossTimeouts },
    listen: (channel, onPayload, onReconnect) => listener.listen(channel, { onPayload, onReconnect }),
    withMigrationConnection: use =>
      ownerUrl === undefined ? withMigrationConnection(listenUrl, use) : withOwner(ownerUrl, db, use),
    get listening() {
      return listener.connected
    },
    async close() {
      await listener.close()
      await Promise.all([db.destroy(), background.destroy()])
      // Kysely does not close a pool that was never used.
      for (const one of [pool, backgroundPool]) if (!one.ending) await one.end()
    },
  }
}

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    ...config,
  })
  // A broken connection must not end the process, whether idle or inside a transaction. Its user gets the error from
  // the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** Uses the direct URL, since session settings and locks do not last behind a pooler. */
async function withMigrationConnection<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const pool = openPool(url, { max: 1, keepAlive: true, options: migrationOptions })
  const db = kyselyOver(new PostgresDialect({ pool }))
  return db
    .connection()
    .execute(use)
    .finally(() => db.destroy())
}

/** Connects as the owner and grants the role of `app` access to new tables. */
function withOwner<T>(url: string, app: Database, use: (db: Database) => Promise<T>): Promise<T> {
  return withMigrationConnection(url, async db => {
    const role = await roleOf(app)
    await grantAppRole(db, role)
    const done = await use(db)
    await revokeMigrationWrites(db, role)
    return done
  })
}

async function roleOf(db: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  if (!rows[0]) throw new Error('The query for the current role returned no row.')
  return rows[0].role
}

/**
 * Sets a timeout on the sockets, since the server's own limits do not work while it hangs. A silent connection also
 * ends all idle ones; otherwise each would cost a caller the same wait.
 */
function setSocketTimeout(pool: pg.Pool, silenceMs: number): void {
  const silent = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
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

/** Waits for the server and checks it once. */
async function waitForServer(
  pool: pg.Pool,
  url: string,
  { isPooled, warn }: { isPooled: boolean; warn: (text: string) => void },
): Promise<void> {
  try {
    const facts = await retryUntilReady('DATABASE_URL', url, () => factsOf(pool))
    assertWritable(url, facts)
    if (!isPooled) assertSettings('DATABASE_URL', facts)
    const warning = clockWarning(facts)
    if (warning) warn(warning)
  } catch (error) {
    await pool.end()
    throw error
  }
}
