import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { forgetSteps } from '../db/migration-steps.ts'
import { migrateTo, migrateToLatest, migrationNames } from '../db/migrator.ts'
import type { Database, DatabaseClient } from '../db/store.ts'
import { withLongTransaction, withReadSnapshot } from '../db/unit-of-work.ts'
import { makeJobTables } from '../jobs/job-queries.ts'
import type { Storage } from '../storage/storage.ts'
import { type Archive, textOf } from './archive.ts'
import { listForeignKeys, listTables, type Table } from './catalogue.ts'
import { type Manifest, storedIn, tableIn } from './manifest.ts'
import { damaged, RefusalError } from './refusal.ts'
import {
  assertFilesIn,
  assertNoFiles,
  assertNoRows,
  assertUnused,
  type LoadPiece,
  loaderOf,
  undoInterrupted,
  unpackFolder,
  wasInterrupted,
  writeJournal,
} from './restore-steps.ts'

interface Target {
  store: DatabaseClient
  storage: Storage
  /** Parent folder of unpacked files. */
  dataDir: string
}

/**
 * Fills an empty database and storage from an archive, all or nothing, and migrates it to the latest migration. An
 * earlier restore that was killed is undone first. The tables start at the archive's migration, so that later
 * migrations convert its rows.
 * @throws RefusalError if the target is not empty or in use, or the archive is of a newer version.
 */
export async function restore(archive: Archive, target: Target) {
  const { store, storage, dataDir } = target
  const { migration, tables, filesIn } = archive.manifest
  if (!(await migrationNames(store.db)).includes(migration))
    throw new RefusalError(
      'damaged',
      `The archive is of a newer version, which knows ${migration}: update first.`,
    )
  await assertUnused(store)
  if (filesIn !== null) await assertFilesIn(storage, filesIn)
  else if (!(await wasInterrupted(dataDir))) await assertNoFiles(storage)
  await withReadSnapshot(store.db, assertNoRows)
  await migrateTo(store, migration)
  await makeJobTables(store)
  const files = await fill(archive, target).catch(toRefusal)
  await migrateToLatest(store)
  return { tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0), files }
}

/** Loads rows and files. Returns the number of files. */
async function fill(archive: Archive, { store, storage, dataDir }: Target): Promise<number> {
  const folder = unpackFolder(dataDir, randomUUID())
  await mkdir(folder, { recursive: true })
  const adopted: string[] = []
  let transaction = ''
  try {
    // Only the owner of the tables can defer their foreign keys until all rows are loaded.
    await store.withMigrationConnection(db =>
      withLongTransaction(db, async trx => {
        await holdEmpty(trx)
        transaction = await transactionOf(trx)
        await undoInterrupted(dataDir, storage, folder)
        if (archive.manifest.filesIn === null) await assertNoFiles(storage)
        const unpacked = await writeRows(trx, archive, folder)
        await writeJournal(folder, [...unpacked.keys()])
        for (const [path, file] of unpacked) {
          adopted.push(path)
          await storage.adopt(path, file)
        }
      }),
    )
  } catch (error) {
    // Without an answer, the files stay, and the journal, by which a later restore into an empty database undoes them.
    const end = transaction === '' ? 'aborted' : await endOf(store.db, transaction).catch(() => null)
    if (end === 'aborted') {
      for (const path of adopted) await storage.remove(path)
      await removeFolder(folder)
    }
    if (end !== 'committed') throw error
  }
  await removeFolder(folder)
  return adopted.length
}

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

async function transactionOf(trx: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
  return rows[0]?.id ?? ''
}

/** Returns how a transaction ended: `committed` or `aborted`; another text or null if that is not known (yet). */
async function endOf(db: Database, transaction: string): Promise<string | null> {
  const { rows } = await sql<{ end: string | null }>`
    select pg_xact_status(${transaction}::xid8) as "end"`.execute(db)
  return rows[0]?.end ?? null
}

/** Locks the store: a starting server or second restore waits until this one ends. */
async function holdEmpty(trx: Database): Promise<void> {
  const tables = await listTables(trx)
  const own = tables
    .filter(({ schema }) => schema === 'public')
    .map(({ schema, name }) => sql.id(schema, name))
  await sql`lock table ${sql.join(own)} in share row exclusive mode`.execute(trx)
  await assertNoRows(trx)
}

/** Loads all rows and unpacks the files. Returns the unpacked files by their storage paths. */
async function writeRows(trx: Database, archive: Archive, folder: string): Promise<Map<string, string>> {
  const { manifest } = archive
  const tables = await listTables(trx)
  await forgetSteps(trx)
  await sql`delete from pgboss.job`.execute(trx)
  await sql`delete from pgboss.queue`.execute(trx)
  const loaders = new Map(
    manifest.tables.map(table => [`${table.schema}.${table.name}`, loaderOf(table, tables)]),
  )
  const files = await withoutTriggers(trx, tables, () =>
    withForeignKeysLast(trx, () => unpack(trx, archive, loaders, folder)),
  )
  await goOn(trx, manifest)
  if (manifest.filesIn !== null) await belongTo(trx, manifest.filesIn)
  return files
}

async function unpack(trx: Database, archive: Archive, loaders: Map<string, LoadPiece>, folder: string) {
  const files = new Map<string, string>()
  for await (const entry of archive.entries()) {
    const stored = storedIn(entry.path)
    if (stored !== undefined) {
      const file = join(folder, String(files.size))
      await pipeline(entry.body, createWriteStream(file))
      files.set(stored, file)
    } else {
      const text = await textOf(entry)
      await loaders.get(tableIn(entry.path) ?? '')?.(trx, text)
    }
  }
  return files
}

/** Loads rows without triggers: the archive already contains what triggers added. */
async function withoutTriggers<T>(trx: Database, tables: Table[], load: () => Promise<T>): Promise<T> {
  const own = tables.filter(({ schema }) => schema === 'public')
  for (const { schema, name } of own)
    await sql`alter table ${sql.id(schema, name)} disable trigger user`.execute(trx)
  const result = await load()
  for (const { schema, name } of own)
    await sql`alter table ${sql.id(schema, name)} enable trigger user`.execute(trx)
  return result
}

/** Loads rows with deferred foreign keys, since rows may refer to later ones. Checks all keys at the end. */
async function withForeignKeysLast<T>(trx: Database, load: () => Promise<T>): Promise<T> {
  const keys = await listForeignKeys(trx)
  for (const { schema, table, name } of keys)
    await sql`alter table ${sql.id(schema, table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(
      trx,
    )
  const result = await load()
  await sql`set constraints all immediate`.execute(trx)
  for (const { schema, table, name } of keys)
    await sql`alter table ${sql.id(schema, table)} alter constraint ${sql.id(name)} not deferrable`.execute(
      trx,
    )
  return result
}

/** Makes this database the owner of the storage that kept the files. */
async function belongTo(trx: Database, place: string): Promise<void> {
  await sql`delete from file_store`.execute(trx)
  await sql`insert into file_store (id, marked_at) values (${place}, now())`.execute(trx)
}

/** Sets the sequences to their archived values and makes interrupted jobs ready to run again. */
async function goOn(trx: Database, { sequences }: Manifest): Promise<void> {
  for (const { schema, table, column, last } of sequences)
    await sql`
      select setval(cast(pg_get_serial_sequence(format('%I.%I', cast(${schema} as text), cast(${table} as text)),
        ${column}) as regclass), cast(${last} as bigint))`.execute(trx)
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null
    where state = 'active'`.execute(trx)
}

/** SQLSTATE classes for invalid values, which no backup of this product contains. */
const wrongValue = /^2[23]/

function toRefusal(error: unknown): never {
  if (error instanceof Error && 'code' in error && wrongValue.test(String(error.code)))
    throw damaged(error.message, error)
  throw error
}
