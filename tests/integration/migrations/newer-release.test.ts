import { sql } from 'kysely'
import { exitCodeOf } from 'server/app/run'
import {
  isAtHead,
  migrateToLatest,
  migratorOf,
  type ProductMigration,
  type ProductMigrations,
  productMigrations,
} from 'server/platform/db/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../support/database.ts'

const adds: ProductMigration = {
  up: async db => void (await sql`alter table projects add column colour text`.execute(db)),
  down: async db => void (await sql`alter table projects drop column colour`.execute(db)),
  compatible: true,
}
const removes: ProductMigration = {
  up: async db => void (await sql`alter table projects drop column colour`.execute(db)),
  down: async db => void (await sql`alter table projects add column colour text`.execute(db)),
}

/** Returns the migrations of a newer release. */
const later = (more: Record<string, ProductMigration>): ProductMigrations => ({
  getMigrations: async () => ({ ...(await productMigrations.getMigrations()), ...more }),
})

let store: Awaited<ReturnType<typeof openTestStore>>
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

test('a process starts on later migrations that are marked as compatible', async () => {
  await migrateToLatest(store, { migrations: later({ '9000-colour': adds }) })
  expect(await migrateToLatest(store)).toEqual([])
  expect(await isAtHead(store.db)).toBe(true)
})

test('a process refuses later migrations that are not, in one line: 78', async () => {
  const migrations = later({ '9000-colour': adds, '9001-no-colour': removes })
  await migrateToLatest(store, { migrations })
  const error = await migrateToLatest(store).catch((refused: unknown) => refused)
  expect(exitCodeOf(error)).toBe(78)
  expect(String(error)).toMatch(/^Error: The database is of a later release: .* 9001-no-colour\. [^\n]*$/)
  const { error: failed } = await migratorOf(store.db, migrations).migrateDown()
  expect(failed).toBeUndefined()
  expect(await migrateToLatest(store)).toEqual([])
})

test('reverting a migration removes its mark', async () => {
  const marked = () => store.db.selectFrom('compatibleMigrations').select('name').execute()
  const before = await marked()
  const migrations = later({ '9000-colour': adds })
  await migrateToLatest(store, { migrations })
  expect(await marked()).toHaveLength(before.length + 1)
  await migratorOf(store.db, migrations).migrateDown()
  expect(await marked()).toEqual(before)
})
