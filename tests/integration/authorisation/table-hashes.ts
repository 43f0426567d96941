import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { RunningApp } from 'server/app/context'

/** Tables that a refused call may change: reading an expired session deletes it. */
const LEFT_OUT = ['sessions', 'rate_limits']

/** Jobs that are not created by a schedule. */
const askedFor = sql`
  select id, name, data, state from pgboss.job
  where name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule)`

type Looked = Pick<RunningApp, 'db' | 'config'>

/** Rows last read from a database, and the snapshot at that time. */
const lastOf = new WeakMap<RunningApp['db'], { seen: string; rows: string[] }>()

/**
 * Returns one line for each table, the jobs and the files; equal lines mean that nothing has changed. Tables are read
 * again only once the snapshot of the database has changed.
 */
export async function stateOf({ db, config }: Looked): Promise<string[]> {
  const seen = await snapshotOf(db)
  const last = lastOf.get(db)
  const rows = last?.seen === seen ? last.rows : await rowsOf(db)
  lastOf.set(db, { seen, rows })
  return [...rows, `files ${readdirSync(config.dataDir, { recursive: true }).sort().join(' ')}`]
}

async function snapshotOf(db: RunningApp['db']): Promise<string> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db)
  return rows[0]?.seen ?? ''
}

export async function tablesOf(db: RunningApp['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function rowsOf(db: RunningApp['db']): Promise<string[]> {
  const tables = (await tablesOf(db)).filter(name => !LEFT_OUT.includes(name))
  const hashed = tables.map(name => hashOf(sql`select * from ${sql.table(name)}`, name))
  hashed.push(hashOf(askedFor, 'jobs'))
  const { rows } = await sql<{ line: string }>`${sql.join(hashed, sql` union all `)}`.execute(db)
  // Parallel scans may return the tables in any order.
  return rows.map(row => row.line).sort()
}

function hashOf(rows: ReturnType<typeof sql>, name: string) {
  return sql`
    select ${sql.lit(name)} || ' ' || count(*) || ' ' || coalesce(md5(string_agg(one::text, '|' order by one::text)), '')
      as line
    from (${rows}) as one`
}
