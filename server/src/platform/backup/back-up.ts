import { Buffer } from 'node:buffer'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { readSnapshot } from '../db/long-transaction.ts'
import type { Database, Store } from '../db/store.ts'
import type { Storage } from '../storage/storage.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { listSequences, listTables, type Table, wanted } from './catalogue.ts'
import { type ArchivedTable, FORMAT, filePath, type Manifest, rowsPath } from './manifest.ts'
import { RefusalError } from './refusal.ts'

const ROWS_AT_ONCE = 250

interface Source {
  store: Store
  storage: Storage
  clock: Clock
}

/** What a backup took along. */
export interface BackupReport {
  tables: number
  rows: number
  files: number
  vanishedFiles: string[]
}

/**
 * Writes all rows, as they were at one moment, and then all files to one archive at `target`, while others go on
 * writing. A file that is removed meanwhile is named in the report.
 * @throws RefusalError when the store has never been migrated.
 */
export async function backUp({ store, storage, clock }: Source, target: string): Promise<BackupReport> {
  const archive = new ArchiveWriter(target)
  try {
    const createdAt = clock.now().toISOString()
    const before = await listFiles(storage)
    const rows = await readSnapshot(store.db, trx => writeRows(trx, archive))
    const { files, vanishedFiles } = await writeFiles(storage, archive, before)
    await archive.finish({ format: FORMAT, createdAt, ...rows, vanishedFiles })
    const count = rows.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: rows.tables.length, rows: count, files, vanishedFiles }
  } catch (error) {
    await archive.abandon(error)
    throw error
  }
}

type Rows = Pick<Manifest, 'migration' | 'tables' | 'sequences'>

async function writeRows(trx: Database, archive: ArchiveWriter): Promise<Rows> {
  const migration = await newestMigration(trx)
  const tables: ArchivedTable[] = []
  for (const table of await listTables(trx)) tables.push(await writeTable(trx, archive, table))
  return { migration, tables, sequences: await listSequences(trx) }
}

async function newestMigration(trx: Database): Promise<string> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(trx)
  const { rows } = found[0]?.there
    ? await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(trx)
    : { rows: [] }
  if (rows[0]) return rows[0].name
  throw new RefusalError('no-input', 'The store has never been migrated: there is nothing to back up.')
}

/** Each value in PostgreSQL's own words, which its type reads back without loss; no number passes through ours. */
async function writeTable(trx: Database, archive: ArchiveWriter, table: Table): Promise<ArchivedTable> {
  const values = table.columns.map(column => sql`cast(${sql.id(column.name)} as text)`)
  await sql`
    declare archived no scroll cursor for
    select cast(to_jsonb(array[${sql.join(values)}]) as text) as line
    from ${sql.id(table.schema, table.name)} ${wanted(table)}`.execute(trx)
  let rows = 0
  for (let piece = 1; ; piece++) {
    const { rows: lines } = await sql<{ line: string }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(trx)
    if (lines.length === 0) break
    const bytes = Buffer.from(lines.map(({ line }) => `${line}\n`).join(''))
    await archive.add(rowsPath(table, piece), bytes.length, [bytes])
    rows += lines.length
  }
  await sql`close archived`.execute(trx)
  return { schema: table.schema, name: table.name, columns: table.columns.map(column => column.name), rows }
}

async function listFiles(storage: Storage): Promise<Set<string>> {
  const paths = new Set<string>()
  for await (const { path } of storage.list()) if (!isUnfinished(path)) paths.add(path)
  return paths
}

/** What the storage is just writing. */
const isUnfinished = (path: string): boolean => path.endsWith('.part')

/** After the rows: whatever they name was there before them. */
async function writeFiles(storage: Storage, archive: ArchiveWriter, before: Set<string>) {
  const vanished = new Set(before)
  let files = 0
  for (const path of await listFiles(storage)) {
    const opened = await open(storage, path)
    if (opened === undefined) vanished.add(path)
    else {
      await archive.add(filePath(path), opened.size, opened.bytes)
      vanished.delete(path)
      files++
    }
  }
  return { files, vanishedFiles: [...vanished].sort() }
}

/** Once it is open its bytes stay readable, even if it is removed. */
async function open(storage: Storage, path: string) {
  try {
    const bytes = await storage.openRead(path)
    const size = await storage.size(path)
    if (size !== undefined) return { size, bytes }
    await bytes.cancel()
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
