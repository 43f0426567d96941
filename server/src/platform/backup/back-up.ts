import { Buffer } from 'node:buffer'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Clock } from '../clock.ts'
import { isAtHead } from '../db/migrator.ts'
import { namesIn } from '../db/newer-migrations.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import { withReadSnapshot } from '../db/unit-of-work.ts'
import type { FileOwner } from '../storage/file-owner.ts'
import { isNotFoundError, type Storage } from '../storage/storage.ts'
import { ArchiveWriter } from './archive.ts'
import { listSequences, listTables, type Table, wanted } from './catalogue.ts'
import { type ArchivedTable, FORMAT, filePath, type Manifest, rowsPath } from './manifest.ts'
import { RefusalError } from './refusal.ts'

const ROWS_AT_ONCE = 250

interface Source {
  store: DatabaseClient
  storage: Storage
  clock: Clock
  fileOwners: readonly FileOwner[]
}

export interface BackupOptions {
  /** True to back up rows only. The files stay in their storage, which a restore has to find again. */
  withoutFiles?: boolean | undefined
  /** True to only report missing files; otherwise they abort the backup. */
  despiteMissing?: boolean | undefined
}

export interface BackupReport {
  tables: number
  rows: number
  files: number
  vanishedFiles: string[]
  /** Files that rows refer to but that were missing before the backup began. */
  missingFiles: string[]
}

/**
 * Writes all rows of one snapshot, and then all files, to an archive at `target`. Other processes keep writing. Files
 * that are removed meanwhile are reported as vanished.
 * @throws RefusalError if the database was never migrated, or files that it refers to are missing.
 */
export async function backUp(
  source: Source,
  target: string,
  { withoutFiles = false, despiteMissing = false }: BackupOptions = {},
): Promise<BackupReport> {
  const { store, storage, clock } = source
  const archive = new ArchiveWriter(target)
  try {
    const createdAt = clock.now().toISOString()
    const named = await listNamed(source)
    const before = await listFiles(storage)
    const rows = await withReadSnapshot(store.db, trx => writeRows(trx, archive))
    const { files, vanishedFiles } = withoutFiles
      ? { files: 0, vanishedFiles: [] }
      : await writeFiles(storage, archive, before)
    const missingFiles = await findMissing(source, named, before)
    if (!despiteMissing) assertNoneMissing(storage, missingFiles)
    const filesIn = withoutFiles ? await getOwner(storage) : null
    await archive.finish({ format: FORMAT, createdAt, ...rows, vanishedFiles, filesIn })
    const count = rows.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: rows.tables.length, rows: count, files, vanishedFiles, missingFiles }
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
  const newest = (await namesIn(trx, DEFAULT_MIGRATION_TABLE)).at(-1)
  if (newest) return newest
  throw new RefusalError('no-input', 'The store has never been migrated: there is nothing to back up.')
}

/** Writes the rows of a table. Values are in PostgreSQL's text form, which its types read back without loss. */
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

/** Lists the files that rows refer to. Empty for a database with pending migrations. */
async function listNamed({ store, fileOwners }: Source, among?: string[]): Promise<string[]> {
  if (!(await isAtHead(store.db))) return []
  const named: string[] = []
  for (const owner of fileOwners) named.push(...(await owner.kept(store.db, among)))
  return named
}

/** Returns files that rows referred to before the listing and still do, but that the storage lacks. */
async function findMissing(source: Source, named: string[], listed: Set<string>): Promise<string[]> {
  const absent = named.filter(path => !listed.has(path))
  return absent.length === 0 ? [] : (await listNamed(source, absent)).sort()
}

function assertNoneMissing({ place }: Storage, [first, ...more]: string[]): void {
  if (first === undefined) return
  throw new RefusalError(
    'no-input',
    `${more.length + 1} files that the database names are not in ${place}, such as ${first}. If they are lost: --despite-missing-files`,
  )
}

async function getOwner(storage: Storage): Promise<string> {
  const owner = await storage.owner()
  if (owner !== undefined) return owner
  throw new RefusalError('no-input', `${storage.place} is not marked as the place of any database.`)
}

async function listFiles(storage: Storage): Promise<Set<string>> {
  const paths = new Set<string>()
  for await (const { path } of storage.list()) if (!path.endsWith('.part')) paths.add(path)
  return paths
}

/** Writes the files; called after the rows, so that every file of a row existed before. */
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

/** Opens a file. Its bytes stay readable even if it is removed meanwhile. */
async function open(storage: Storage, path: string) {
  try {
    const bytes = await storage.openRead(path)
    const size = await storage.size(path)
    if (size !== undefined) return { size, bytes }
    await bytes.cancel()
    return undefined
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}
