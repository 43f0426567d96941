import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { LISTENER_NAME } from '../db/postgres-listener.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import { writeWhole } from '../storage/scratch.ts'
import { orIfMissing, type Storage } from '../storage/storage.ts'
import { type Column, listTables, type Table } from './catalogue.ts'
import type { ArchivedTable } from './manifest.ts'
import { damaged, RefusalError } from './refusal.ts'

/** Asserts that no server runs on the database. @throws RefusalError if one does: its caches would be stale. */
export async function assertUnused({ kind, db }: DatabaseClient): Promise<void> {
  // The process that opened the embedded store has locked it.
  if (kind === 'embedded') return
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = ${LISTENER_NAME}`.execute(
    db,
  )
  if (rows.length > 0)
    throw new RefusalError('in-use', 'A server is running on the database: stop it, then restore.')
}

/** Asserts that the storage is empty. @throws RefusalError if it has a file. */
export async function assertNoFiles(storage: Storage): Promise<void> {
  for await (const { path } of storage.list()) throw occupied(`the file ${path}`)
}

/** @throws RefusalError unless the storage is the one in which the archive's files stayed. */
export async function assertFilesIn(storage: Storage, name: string): Promise<void> {
  if ((await storage.owner()) === name) return
  throw new RefusalError(
    'no-input',
    `The archive is one without files, and they do not lie in ${storage.place}: it is not marked with ${name}.`,
  )
}

/** Asserts that the database is empty. @throws RefusalError if it has rows or pending jobs. */
export async function assertNoRows(trx: Database): Promise<void> {
  for (const table of await listTables(trx))
    if (await hasRows(trx, table)) throw occupied(`rows in ${table.name}`)
}

async function hasRows(db: Kysely<DB>, { schema, name }: Table): Promise<boolean> {
  // Queues are created at every start, and finished jobs do not count.
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

const FOLDER = 'restore-'
const NOTE = 'places.json'

/** Returns the folder for unpacked files before they are moved into place. */
export const unpackFolder = (dataDir: string, id: string): string => join(dataDir, `${FOLDER}${id}`)

/** Writes the list of paths that files are about to be moved to. It allows a killed restore to be undone. */
export async function writeJournal(folder: string, paths: string[]): Promise<void> {
  await writeWhole(join(folder, NOTE), JSON.stringify(paths))
}

/** Returns true if a killed restore left its folder here. */
export const wasInterrupted = async (dataDir: string): Promise<boolean> =>
  (await leftFolders(dataDir)).length > 0

/**
 * Removes what killed restores left: their files in the storage, and their folders except `own`. Call it only while no
 * other restore runs and the database has no rows.
 */
export async function undoInterrupted(dataDir: string, storage: Storage, own: string): Promise<void> {
  for (const name of await leftFolders(dataDir)) {
    if (name === basename(own)) continue
    const folder = join(dataDir, name)
    // Without a journal it was killed before it moved a file.
    const places: string[] = JSON.parse(await orIfMissing('[]', readFile(join(folder, NOTE), 'utf8')))
    for (const path of places) await storage.remove(path)
    await rm(folder, { recursive: true, force: true })
  }
}

const leftFolders = async (dataDir: string): Promise<string[]> =>
  (await orIfMissing([], readdir(dataDir))).filter(name => name.startsWith(FOLDER))

/** Loads one piece of rows into its table. */
export type LoadPiece = (trx: Database, ndjson: string) => Promise<void>

/**
 * Returns a function that loads rows of an archived table into this database. Product tables must have the same
 * columns. Tables of the queue may differ; added columns get their defaults.
 * @throws RefusalError if the table, or a column of a product table, is missing here.
 */
export function loaderOf(archived: ArchivedTable, tables: Table[]): LoadPiece {
  const { schema, name } = archived
  const table = tables.find(one => one.schema === schema && one.name === name)
  if (!table) throw damaged(`this product has no table ${name}`)
  const columns = archived.columns.flatMap((column, index) => {
    const here = table.columns.find(one => one.name === column)
    if (!here && schema === 'public') throw damaged(`${name} has no column ${column}`)
    return here ? [{ ...here, index }] : []
  })
  return async (trx, ndjson) => {
    const rows = `[${ndjson.trimEnd().replaceAll('\n', ',')}]`
    await insert(trx, table, columns, rows)
  }
}

async function insert(
  trx: Database,
  { schema, name }: Table,
  columns: (Column & { index: number })[],
  rows: string,
): Promise<void> {
  const names = columns.map(column => sql.id(column.name))
  const values = columns.map(
    ({ index, typeSchema, typeName }) =>
      sql`cast(archived.line ->> ${sql.lit(index)} as ${sql.id(typeSchema, typeName)})`,
  )
  await sql`
    insert into ${sql.id(schema, name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(cast(${rows} as jsonb)) as archived (line)`.execute(
    trx,
  )
}
