import { PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createDatabaseClient } from 'server/platform/db/embedded-store'
import { types } from 'server/platform/db/postgres-store'
import { type DatabaseClient, kyselyOver } from 'server/platform/db/store'
import { sessionOptions } from 'server/platform/db/wait-for-server'
import { inject } from 'vitest'
import { type FaultInjector, failing } from '../../resilience/database/failing-dialect.ts'
import { copyOf, openTestStore } from '../../support/database.ts'

/** Opens a test store in which the saboteur can make statements fail. */
export async function openFailingStore(saboteur: FaultInjector): Promise<DatabaseClient> {
  const template = inject('template')
  if (template.kind === 'embedded') {
    const pglite = await copyOf(template.path)
    const db = kyselyOver(failing(new PGliteDialect({ pglite }), saboteur))
    return { ...createDatabaseClient(pglite, () => undefined), db }
  }
  const store = await openTestStore()
  if (!('connectionString' in store.bossDatabase)) throw new Error('This is not PostgreSQL.')
  const { connectionString } = store.bossDatabase
  const pool = new pg.Pool({ connectionString, types, options: sessionOptions })
  const db = kyselyOver(failing(new PostgresDialect({ pool }), saboteur))
  return {
    ...store,
    db,
    async close() {
      await db.destroy()
      await store.close()
    },
  }
}
