import pg from 'pg'
import { ConfigError } from '../../config/config-error.ts'
import {
  assertSettings,
  assertWritable,
  factsQuery,
  type ServerFacts,
  untilAnswered,
} from './reach-server.ts'
import { sessionOptions, sessionSettings } from './session-settings.ts'

const CONNECT_MS = 4500
/** Held while a role is given its settings; a number that nobody else uses. */
const SETTINGS_LOCK = 7_204_410_003
const DUPLICATE_PREPARED_STATEMENT = '42P05'

/**
 * A transaction pooler takes no settings of a session, and gives a connection to another after each transaction. So the
 * role has the settings, in this database; and the pooler has to know the statements that its clients have prepared.
 * @throws ConfigError when the pooler does not, or `listenUrl` is no direct connection.
 */
export async function preparePooler(url: string, listenUrl: string): Promise<void> {
  await untilAnswered('DATABASE_LISTEN_URL', listenUrl, () =>
    connected({ connectionString: listenUrl, options: sessionOptions }, async client => {
      assertSettings('DATABASE_LISTEN_URL', await factsOf(client))
    }),
  )
  await untilAnswered('DATABASE_URL', url, () =>
    connected({ connectionString: url }, async one => {
      await connected({ connectionString: url }, another => assertKeepsStatements(one, another))
    }),
  )
  await connected({ connectionString: url }, async client => {
    assertWritable(url, await factsOf(client))
    if (await giveRoleSettings(client)) await endOlderConnections(client)
  })
}

/** Two clients with one name for two statements: on one connection of the server they would clash. */
async function assertKeepsStatements(one: pg.Client, another: pg.Client): Promise<void> {
  try {
    await one.query({ name: 'probe', text: 'select 1' })
    await another.query({ name: 'probe', text: 'select 2' })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== DUPLICATE_PREPARED_STATEMENT) throw error
    throw new ConfigError(
      'DATABASE_URL takes a pooler that keeps prepared statements: PgBouncer from 1.21 on, with max_prepared_statements above 0.',
    )
  }
}

/** @returns whether any was new. */
async function giveRoleSettings(client: pg.Client): Promise<boolean> {
  await client.query('begin')
  await client.query(`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
  const { rows } = await client.query<{ database: string; settings: string[] | null }>(`
    select current_database() as database, (
      select setconfig from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = (select oid from pg_roles where rolname = current_user)
    ) as settings`)
  const [{ database, settings } = { database: '', settings: null }] = rows
  const missing = Object.entries(sessionSettings).filter(
    ([name, value]) => !settings?.includes(`${name}=${value}`),
  )
  for (const [name, value] of missing)
    await client.query(
      `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
    )
  await client.query('commit')
  return missing.length > 0
}

/** A connection has the settings of its role from its beginning. Those of the pooler and others that rest are made anew. */
async function endOlderConnections(client: pg.Client): Promise<void> {
  const ended = client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and usename = current_user and datname = current_database()
      and (state = 'idle' or pid = pg_backend_pid())`)
  // Its own is among them.
  await ended.catch(() => undefined)
}

async function factsOf(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(factsQuery)
  const [facts] = rows
  if (!facts) throw new Error('The server says nothing of itself.')
  return facts
}

async function connected<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
