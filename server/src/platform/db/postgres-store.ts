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
  factsQuery,
  migrationOptions,
  retryUntilReady,
  type ServerFacts,
  sessionOptions,
} from './wait-for-server.ts'

/** No connection is made to keep more than this: texts that are put together anew each time would never end. */
const KEPT_STATEMENTS = 1000

/**
 * Has PostgreSQL keep what it has parsed and planned. Whoever asks the same question writes the same text, and a text
 * has one name on a connection. What comes without values is a question, or has nothing to plan, such as `begin`.
 */
class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: answers in as many ways as it can be asked
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
/** Maximum silence of the other side during work: longer than any statement may take. */
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

/** Parsers of values, for every connection. */
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

export interface PostgresOptions {
  /**
   * For a server of people: a connection whose other side stands still is given up before anybody has waited five
   * seconds. A backup or a restore waits for as long as it takes.
   */
  failFast?: boolean
  /** As whom tables are made and changed, where that is another role than the one that works. */
  ownerUrl?: string | undefined
  /** Told in one line of what does not keep it from working, but somebody should know. */
  warn?: (text: string) => void
}

/** A PostgreSQL server; where the two addresses differ, the first is a transaction pooler's, the second its own. */
export async function openPostgresStore(
  url: string,
  listenUrl: string,
  { failFast = false, ownerUrl, warn = () => undefined }: PostgresOptions = {},
): Promise<DatabaseClient> {
  const isPooled = listenUrl !== url
  if (isPooled) await preparePooler(url, listenUrl)
  const pool = openPool(url, POOL_SIZE, CONNECT_MS, isPooled)
  if (failFast) setSocketTimeout(pool, SILENCE_MS)
  await waitForServer(pool, url, { isPooled, warn })
  const backgroundPool = openPool(url, BACKGROUND_POOL_SIZE, BACKGROUND_CONNECT_MS, isPooled)
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
      ownerUrl === undefined
        ? withMigrationConnection(listenUrl, use)
        : withOwner(ownerUrl, () => roleOf(db), use),
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

/** Behind a pooler the role has the settings (`postgres-roles.ts`). */
function openPool(url: string, max: number, connectMs: number, isPooled: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparedClient,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    ...(!isPooled && { options: sessionOptions }),
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

/** As the owner, who lets the role that works use what is made. */
function withOwner<T>(
  url: string,
  findRole: () => Promise<string>,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  return withMigrationConnection(url, async db => {
    const role = await findRole()
    await grantAppRole(db, role)
    const done = await use(db)
    await revokeMigrationWrites(db, role)
    return done
  })
}

async function roleOf(db: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  if (!rows[0]) throw new Error('The server does not say as whom it is used.')
  return rows[0].role
}

/**
 * The server's own limits do not run while it stands still. Where one connection is silent, those at rest are suspected
 * too, and replaced: otherwise each of them would cost somebody the same wait.
 */
function setSocketTimeout(pool: pg.Pool, silenceMs: number): void {
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

/** Waits for the server, and looks at it once before anything is asked of it. */
async function waitForServer(
  pool: pg.Pool,
  url: string,
  { isPooled, warn }: { isPooled: boolean; warn: (text: string) => void },
): Promise<void> {
  try {
    const { rows } = await retryUntilReady('DATABASE_URL', url, () => pool.query<ServerFacts>(factsQuery))
    const [facts] = rows
    if (!facts) throw new Error('The server says nothing of itself.')
    assertWritable(url, facts)
    if (!isPooled) assertSettings('DATABASE_URL', facts)
    const warning = clockWarning(facts)
    if (warning) warn(warning)
  } catch (error) {
    await pool.end()
    throw error
  }
}
