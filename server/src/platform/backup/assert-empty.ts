import { type Kysely, sql } from 'kysely'
import { LISTENER_NAME } from '../db/postgres-listener.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Database, Store } from '../db/store.ts'
import type { Storage } from '../storage/storage.ts'
import { listTables, type Table } from './catalogue.ts'
import { RefusalError } from './refusal.ts'

/** @throws RefusalError while a server stands on the store: what it knows would be wrong afterwards. */
export async function assertUnused({ kind, db }: Store): Promise<void> {
  // The embedded store is locked by whoever has opened it.
  if (kind === 'embedded') return
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = ${LISTENER_NAME}`.execute(
    db,
  )
  if (rows.length > 0)
    throw new RefusalError('in-use', 'A server is running on the database: stop it, then restore.')
}

/** @throws RefusalError when there is a file already. */
export async function assertNoFiles(storage: Storage): Promise<void> {
  for await (const { path } of storage.list()) throw occupied(`the file ${path}`)
}

/** @throws RefusalError when this is not the place where the files of an archive stayed. */
export async function assertFilesIn(storage: Storage, name: string): Promise<void> {
  if ((await storage.owner()) === name) return
  throw new RefusalError(
    'no-input',
    `The archive is one without files, and they do not lie in ${storage.place}: it is not marked with ${name}.`,
  )
}

/** @throws RefusalError when there are rows already, or jobs that wait. */
export async function assertNoRows(trx: Database): Promise<void> {
  for (const table of await listTables(trx))
    if (await hasRows(trx, table)) throw occupied(`rows in ${table.name}`)
}

async function hasRows(db: Kysely<DB>, { schema, name }: Table): Promise<boolean> {
  // The queues are made by every start, and what is over needs nobody any more.
  if (schema === 'pgboss' && name !== 'job') return false
  const which =
    schema === 'pgboss'
      ? sql`where name not like '\\_\\_pgboss\\_\\_%' and state in ('created', 'retry', 'active')`
      : sql``
  const { rows } = await sql`select from ${sql.id(schema, name)} ${which} limit 1`.execute(db)
  return rows.length > 0
}

const occupied = (what: string): RefusalError =>
  new RefusalError('occupied', `The store is not empty, it has ${what}: restore into an empty one.`)
