import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createDatabaseClient, pgliteOptions } from 'server/platform/db/embedded-store'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { DatabaseClient } from 'server/platform/db/store'
import { inject } from 'vitest'
import { onServer, withDatabase } from './postgres-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `started` is a store on which a server has started once; `dataDir` is the folder of such a store. */
    template:
      | { kind: 'embedded'; path: string; started: string; dataDir: string }
      | { kind: 'postgres'; serverUrl: string; name: string; started: string }
  }
}

/** Opens a new, migrated, empty database, which is removed when closed. */
export function openTestStore(): Promise<DatabaseClient> {
  const template = inject('template')
  return template.kind === 'embedded'
    ? openEmbedded(template.path)
    : openPostgres(template.serverUrl, template.name)
}

/** Returns the connection string of a store on PostgreSQL. */
export function urlOf({ bossDatabase }: DatabaseClient): string {
  if (!('connectionString' in bossDatabase)) throw new Error('This is not PostgreSQL.')
  return bossDatabase.connectionString ?? ''
}

/** Opens a new database on which a server has started before, with its queues. */
export function openStartedStore(): Promise<DatabaseClient> {
  const template = inject('template')
  return template.kind === 'embedded'
    ? openEmbedded(template.started)
    : openPostgres(template.serverUrl, template.started)
}

/** Copies the files of such a store into a folder, for a server process whose start is not its first. */
export function layStartedStore(dataDir: string): string {
  const template = inject('template')
  if (template.kind !== 'embedded') throw new Error('The store of this project is no folder.')
  cpSync(template.dataDir, dataDir, { recursive: true })
  return dataDir
}

const openEmbedded = async (path: string): Promise<DatabaseClient> =>
  createDatabaseClient(await copyOf(path), () => undefined)

// A file in memory is copied whenever it grows; filling one of 16 MB with zeros takes longer than all the rest.
const inMemory = [...pgliteOptions.startParams, '-c', 'wal_init_zero=off']

/** Opens an embedded database in memory with the files of a template. */
export const copyOf = (path: string): Promise<PGlite> =>
  PGlite.create({ ...pgliteOptions, startParams: inMemory, loadDataDir: archiveAt(path) })

/** Files of a template for PGlite, which only reads them. A plain Blob would copy all of them at each read. */
class Archive extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(path: string) {
    super()
    this.#bytes = new Uint8Array(readFileSync(path)).buffer
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

const archives = new Map<string, Archive>()

function archiveAt(path: string): Archive {
  const archive = archives.get(path) ?? new Archive(path)
  archives.set(path, archive)
  return archive
}

async function openPostgres(serverUrl: string, template: string): Promise<DatabaseClient> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, client =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const url = withDatabase(serverUrl, name)
  const store = await openPostgresStore(url, url)
  return {
    ...store,
    async close() {
      await store.close()
      await onServer(serverUrl, client => client.query(`drop database ${name} with (force)`))
    },
  }
}
