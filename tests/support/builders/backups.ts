import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { jobs } from 'server/app/context'
import { fileProviders } from 'server/app/registries'
import { openEmbeddedStore } from 'server/platform/db/embedded-store'
import type { DatabaseClient } from 'server/platform/db/store'
import { withReadSnapshot } from 'server/platform/db/unit-of-work'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import type { FileOwner } from 'server/platform/storage/file-owner'
import type { Storage } from 'server/platform/storage/storage'
import { afterAll } from 'vitest'
import { bytesAt } from '../app.ts'

/** Jobs with a schedule, which any open store enqueues. */
const byTheClock = jobs.filter(job => job.schedule).map(job => job.name)

export interface Place {
  fileOwners: readonly FileOwner[]
  store: DatabaseClient
  storage: Storage
  dataDir: string
}

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a data folder for a store; by default the embedded one, not migrated. */
export async function createDataDir(given?: Promise<DatabaseClient>): Promise<Place> {
  const dataDir = tempFolder()
  const store = await (given ?? openEmbeddedStore(dataDir))
  afterAll(() => store.close())
  return { fileOwners: fileProviders, store, storage: createDiskStorage(join(dataDir, 'files')), dataDir }
}

/** Returns one line per table, with a hash of its rows, and for the jobs. Equal on both kinds of store. */
export function rowsOf({ store }: Pick<Place, 'store'>): Promise<string[]> {
  return withReadSnapshot(store.db, async trx => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not like 'kysely%' and table_name <> 'file_store' order by 1`.execute(trx)
    const { rows: boss } = await sql`select where to_regclass('pgboss.job') is not null`.execute(trx)
    const hashed = tables.map(({ name }) => ({ name, rows: sql`select * from ${sql.table(name)}` }))
    if (boss.length > 0) {
      const own = sql`where name not like '\\_\\_pgboss%'`
      // Backups leave completed jobs out.
      const asked = sql`${own} and state <> 'completed' and name not in (${sql.join(byTheClock)})`
      hashed.push({
        name: 'jobs',
        rows: sql`select id, name, data, state, retry_count, start_after, created_on from pgboss.job ${asked}`,
      })
      hashed.push({
        name: 'queues',
        rows: sql`select name, retry_limit, dead_letter from pgboss.queue ${own}`,
      })
    }
    const lines = hashed.map(
      ({ name, rows }) => sql`
        select ${sql.lit(name)} || ' ' || count(*) || ' '
          || coalesce(md5(string_agg(one::text, '|' order by one::text collate "C")), '') as line
        from (${rows}) as one`,
    )
    const { rows } = await sql<{ line: string }>`${sql.join(lines, sql` union all `)}`.execute(trx)
    return rows.map(row => row.line)
  })
}

/** Returns one line per stored file, with a hash of its bytes. */
export async function filesOf({ storage }: Pick<Place, 'storage'>): Promise<string[]> {
  const lines: string[] = []
  for await (const { path } of storage.list()) {
    const hash = createHash('sha256').update(await bytesAt(storage, path))
    lines.push(`${path} ${hash.digest('hex')}`)
  }
  return lines.sort()
}

/** Returns everything that a refused restore must not change. */
export const stateOf = async (of: Place): Promise<string[]> => [...(await rowsOf(of)), ...(await filesOf(of))]
