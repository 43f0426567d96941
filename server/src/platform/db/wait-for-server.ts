import type pg from 'pg'
import { ConfigError } from '../../config/config-error.ts'
import { after, MINUTE, sleep } from '../clock.ts'

/**
 * Statements are cancelled after four seconds, so that slow ones do not pile up. `random_page_cost` is for SSDs, where
 * random reads cost little more than sequential ones.
 */
export const sessionSettings = {
  statement_timeout: '4000',
  lock_timeout: '3500',
  // Releases the locks of a transaction whose process has died.
  idle_in_transaction_session_timeout: '10000',
  random_page_cost: '1.1',
  // The planner overestimates pages of large tables: JIT compilation took ten times as long as the query.
  jit: 'off',
  // It also sizes the cache of a Memoize node for all rows of a table: allocating it took eight times as long as a page.
  enable_memoize: 'off',
} as const

/**
 * Settings for migrations, without a statement timeout. A pending table lock blocks all later statements, so its
 * timeout is well below theirs.
 */
const migrationSettings = {
  statement_timeout: '0',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '0',
}

/** As the `options` parameter of a connection. */
export const sessionOptions = optionsOf(sessionSettings)
export const migrationOptions = optionsOf(migrationSettings)

function optionsOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** The database did not answer within 30 s, or is read-only; exit code 69. */
export class DatabaseUnreachableError extends Error {}

const WAIT_MS = 30_000
const LOOK_EVERY_MS = 500

/** Difference of two clocks above which a warning is logged. */
const SKEW_MS = MINUTE

/** Variable that holds the URL. */
type Address = 'DATABASE_URL' | 'DATABASE_LISTEN_URL'

/** Facts of a database server, read once at start. */
export interface ServerFacts {
  isReadOnly: boolean
  statementTimeoutMs: number
  nowMs: number
}

const factsQuery = `
  select
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    (select cast(setting as integer) from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
    cast(extract(epoch from clock_timestamp()) * 1000 as double precision) as "nowMs"`

export async function factsOf(client: pg.Client | pg.Pool): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(factsQuery)
  const [facts] = rows
  if (!facts) throw new Error('The query for the facts of the server returned no row.')
  return facts
}

/**
 * Retries for half a minute, until the server answers.
 * @throws ConfigError at once if a pooler rejects session settings.
 */
export async function retryUntilReady<T>(
  address: Address,
  url: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const deadline = after(new Date(), WAIT_MS)
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof ConfigError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      if (/startup parameter/.test(reason)) throw refusedPooler(address)
      if (new Date() >= deadline)
        throw new DatabaseUnreachableError(
          `The database ${placeOf(url)} did not answer within 30 seconds (${reason}).`,
        )
      await sleep(LOOK_EVERY_MS)
    }
  }
}

/** @throws DatabaseUnreachableError for a standby or another read-only database. */
export function assertWritable(url: string, { isReadOnly }: ServerFacts): void {
  if (isReadOnly)
    throw new DatabaseUnreachableError(
      `The database ${placeOf(url)} can only be read: it is a standby, or was set read-only. DATABASE_URL takes the primary.`,
    )
}

/** @throws ConfigError if a pooler dropped the settings of the session. */
export function assertSettings(address: Address, { statementTimeoutMs }: ServerFacts): void {
  if (statementTimeoutMs !== Number(sessionSettings.statement_timeout)) throw refusedPooler(address)
}

function refusedPooler(address: Address): ConfigError {
  const taken =
    address === 'DATABASE_URL'
      ? 'DATABASE_URL takes a pooler only together with DATABASE_LISTEN_URL, a direct connection'
      : 'DATABASE_LISTEN_URL takes a direct connection to the server'
  return new ConfigError(`${taken}: what answers is a pooler that takes no settings of a session.`)
}

/** Returns a warning if the clocks of server and database differ; undefined otherwise. */
export function clockWarning({ nowMs }: ServerFacts, ownMs = Date.now()): string | undefined {
  const seconds = Math.round(Math.abs(ownMs - nowMs) / 1000)
  if (seconds * 1000 <= SKEW_MS) return undefined
  const side = ownMs < nowMs ? 'behind' : 'ahead of'
  return `The clock of this machine is ${seconds} seconds ${side} the clock of the database: links, sessions, limits and deadlines end at wrong times until both are right (NTP).`
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}
