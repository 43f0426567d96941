import { migratorOf } from 'server/platform/db/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaOf } from '../../resilience/migrations/schema-of.ts'
import { openTestStore } from '../../support/database.ts'

let store: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('migrating all the way down and up again gives the same schema', async () => {
  const before = await schemaOf(store.db)
  expect(before.length).toBeGreaterThan(100)

  const migrator = migratorOf(store.db)
  for (;;) {
    const { error, results } = await migrator.migrateDown()
    expect(error).toBeUndefined()
    if (!results?.length) break
  }
  expect(await schemaOf(store.db)).toEqual([])

  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  expect(await schemaOf(store.db)).toEqual(before)
})
