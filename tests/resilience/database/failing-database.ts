import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pgliteOptions } from 'server/platform/db/embedded-store'
import { types } from 'server/platform/db/postgres-store'
import { type Database, kyselyOver } from 'server/platform/db/store'
import { sessionOptions } from 'server/platform/db/wait-for-server'
import { type FaultInjector, failing } from './failing-dialect.ts'

export function failingPostgres(url: string, saboteur: FaultInjector): Database {
  const pool = new pg.Pool({ connectionString: url, types, options: sessionOptions })
  pool.on('error', () => undefined)
  return kyselyOver(failing(new PostgresDialect({ pool }), saboteur))
}

/** Opens the embedded database with fault injection, in memory if `dataDir` is undefined. */
export async function failingEmbedded(
  dataDir: string | undefined,
  saboteur: FaultInjector,
): Promise<Database> {
  const files = dataDir && join(dataDir, 'database')
  const pglite = await PGlite.create({ ...pgliteOptions, ...(files && { dataDir: files }) })
  return kyselyOver(failing(new PGliteDialect({ pglite }), saboteur))
}
