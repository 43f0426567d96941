import { sql } from 'kysely'
import { exitCodeOf } from 'server/app/run'
import { MigrationLockedError } from 'server/platform/db/migration-locks'
import { migrateToLatest } from 'server/platform/db/migrator'
import { afterAll, expect, test } from 'vitest'
import { withAuditKind } from '../../../resilience/migrations/audit-kind.ts'
import { openTestStore } from '../../../support/database.ts'

const store = await openTestStore()
afterAll(() => store.close())

const options = { migrations: withAuditKind, patience: { tries: 2, firstPauseMs: 50 } }

test('a migration that never gets its lock leaves nothing and is named in one line', async () => {
  const said = await store.db.transaction().execute(async trx => {
    await sql`select from audit_log limit 1`.execute(trx)
    return migrateToLatest(store, options).catch((error: unknown) => error)
  })
  expect(said).toBeInstanceOf(MigrationLockedError)
  expect(String(said)).toContain('9000-audit-kind did not get its lock in 2 tries')
  expect(exitCodeOf(said)).toBe(75)
  const { rows } = await sql`
    select from information_schema.columns where table_name = 'audit_log' and column_name = 'kind'`.execute(
    store.db,
  )
  expect(rows).toEqual([])
})

test('statements of a migration have no timeout', async () => {
  const { rows } = await store.withMigrationConnection(db =>
    sql`select current_setting('statement_timeout') as statement`.execute(db),
  )
  expect(rows).toEqual([{ statement: '0' }])
})
