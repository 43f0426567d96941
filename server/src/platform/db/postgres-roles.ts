import { sql } from 'kysely'
import pg from 'pg'
import { ConfigError } from '../../config/config-error.ts'
import { waitForLock } from './migration-locks.ts'
import type { Database } from './store.ts'
import {
  assertSettings,
  assertWritable,
  factsOf,
  retryUntilReady,
  sessionOptions,
  sessionSettings,
} from './wait-for-server.ts'

/** Advisory lock for granting rights to the app's role; a unique number. */
const RIGHTS_LOCK = 7_204_410_004

/**
 * Grants the app's role access to rows of the owner's present and future tables, and the right to create its job queue.
 * It cannot change tables. Runs on a connection of the owner, which ends afterwards.
 * @throws ConfigError if the connected role does not own the database.
 */
export async function grantAppRole(db: Database, role: string): Promise<void> {
  const { database, owner, isOwner, isDone } = await lookAt(db, role)
  if (owner === role) return
  if (!isOwner)
    throw new ConfigError(
      `DATABASE_OWNER_URL takes the role that owns the database ${database}; ${owner} does not.`,
    )
  if (isDone) return
  await waitForLock(db, RIGHTS_LOCK)
  const [worker, place] = [sql.id(role), sql.id(database)]
  await sql`grant create on database ${place} to ${worker}`.execute(db)
  await sql`grant usage on schema public to ${worker}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${worker}`.execute(db)
  await sql`grant usage, select on all sequences in schema public to ${worker}`.execute(db)
  await sql`
    alter default privileges in schema public
      grant select, insert, update, delete on tables to ${worker}`.execute(db)
  await sql`
    alter default privileges in schema public grant usage, select on sequences to ${worker}`.execute(db)
}

async function lookAt(db: Database, role: string) {
  const { rows } = await sql<{ database: string; owner: string; isOwner: boolean; isDone: boolean }>`
    select current_database() as database, current_user as owner,
      pg_has_role((select datdba from pg_database where datname = current_database()), 'usage') as "isOwner",
      has_database_privilege(${role}::name, current_database(), 'create')
      and exists (
        select from pg_default_acl acl
        where defaclobjtype = 'r' and defaclrole = (select oid from pg_roles where rolname = current_user)
          and exists (
            select from aclexplode(acl.defaclacl)
            where grantee = (select oid from pg_roles where rolname = ${role})))
      as "isDone"`.execute(db)
  if (!rows[0]) throw new Error('The query for the owner of the database returned no row.')
  return rows[0]
}

/** Revokes the app's role the right to write the tables of done migrations, once these exist. */
export async function revokeMigrationWrites(db: Database, role: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like 'kysely\\_%'
      and has_table_privilege(${role}::name, oid, 'insert') and not pg_has_role(${role}::name, relowner, 'usage')`.execute(
    db,
  )
  for (const { name } of rows)
    await sql`revoke insert, update, delete on ${sql.id('public', name)} from ${sql.id(role)}`.execute(db)
}

const CONNECT_MS = 4500
/** Advisory lock for the settings of a role; a unique number. */
const SETTINGS_LOCK = 7_204_410_003
const DUPLICATE_PREPARED_STATEMENT = '42P05'

/**
 * Stores the session settings on the role, in this database. A transaction pooler drops session settings and changes
 * connections after each transaction. Also checks that the pooler tracks prepared statements.
 * @throws ConfigError if the pooler does not, or if `listenUrl` is no direct connection.
 */
export async function preparePooler(url: string, listenUrl: string): Promise<void> {
  await retryUntilReady('DATABASE_LISTEN_URL', listenUrl, () =>
    connected({ connectionString: listenUrl, options: sessionOptions }, async client => {
      assertSettings('DATABASE_LISTEN_URL', await factsOf(client))
    }),
  )
  await retryUntilReady('DATABASE_URL', url, () =>
    connected({ connectionString: url }, async one => {
      await connected({ connectionString: url }, another => assertKeepsStatements(one, another))
    }),
  )
  await connected({ connectionString: url }, async client => {
    assertWritable(url, await factsOf(client))
    if (await giveRoleSettings(client)) await endOlderConnections(client)
  })
}

/** Prepares different statements of one name on two clients. On one shared connection they clash. */
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

/** Stores missing settings on the role. Returns true if any was missing. */
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

/**
 * Ends idle connections, such as the pooler's, because a connection reads the settings of its role only at its start.
 */
async function endOlderConnections(client: pg.Client): Promise<void> {
  const ended = client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and usename = current_user and datname = current_database()
      and (state = 'idle' or pid = pg_backend_pid())`)
  // This connection is one of them.
  await ended.catch(() => undefined)
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
