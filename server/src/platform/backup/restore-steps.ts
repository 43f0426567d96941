import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { LISTENER_NAME } from '../db/postgres-listener.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import type { Storage } from '../storage/storage.ts'
import { type Column, listTables, type Table } from './catalogue.ts'
import type { ArchivedTable } from './manifest.ts'
import { damaged, RefusalError } from './refusal.ts'

/** @throws RefusalError while a server stands on the store: what it knows would be wrong afterwards. */
export async function assertUnused({ kind, db }: DatabaseClient): Promise<void> {
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

const FOLDER = 'restore-'
const NOTE = 'places.json'

/** Returns the folder for unpacked files before they are moved into place. */
export const unpackFolder = (dataDir: string, id: string): string => join(dataDir, `${FOLDER}${id}`)

/** Notes which places files are about to take: a restore that is killed among them can be undone by that. */
export async function writeJournal(folder: string, paths: string[]): Promise<void> {
  const unfinished = join(folder, `${NOTE}.part`)
  await writeFile(unfinished, JSON.stringify(paths), { flush: true })
  await rename(unfinished, join(folder, NOTE))
}

/** Returns true if a killed restore left its marker in this folder. */
export const wasInterrupted = async (dataDir: string): Promise<boolean> =>
  (await leftFolders(dataDir)).length > 0

/**
 * Takes away what killed restores have left: files without their rows, and the folders of the unpacked ones, but for
 * the own. To be called while no other restore can be at work, and only when there are no rows.
 */
export async function undoInterrupted(dataDir: string, storage: Storage, own: string): Promise<void> {
  for (const name of await leftFolders(dataDir)) {
    if (name === basename(own)) continue
    const folder = join(dataDir, name)
    for (const path of await placesIn(folder)) await storage.remove(path)
    await rm(folder, { recursive: true, force: true })
  }
}

const leftFolders = async (dataDir: string): Promise<string[]> =>
  (await unlessMissing(readdir(dataDir), [])).filter(name => name.startsWith(FOLDER))

/** None when it was killed before any file took its place. */
async function placesIn(folder: string): Promise<string[]> {
  return JSON.parse(await unlessMissing(readFile(join(folder, NOTE), 'utf8'), '[]')) as string[]
}

const unlessMissing = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  })

/** Puts one piece of rows into its table. */
export type LoadPiece = (trx: Database, ndjson: string) => Promise<void>

/**
 * Returns the loader of an archived table's rows into this store: each value is read by its own type. The product's
 * tables have the same columns; the queue's may have lost or gained some, which then have their defaults.
 * @throws RefusalError when the table, or a column of the product's, is not here.
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
