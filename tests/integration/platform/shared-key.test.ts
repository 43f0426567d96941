import { exitCodeOf } from 'server/app/run'
import type { SecretKeys } from 'server/config/env'
import { assertOwnKey } from 'server/platform/storage/ownership'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { openStartedStore, openTestStore } from '../../support/database.ts'

const store = await openTestStore()
afterAll(() => store.close())
const [first, second, third] = ['first', 'second', 'third'].map(
  name => `the ${name} key, long enough for all`,
)

const refusalOf = (...keys: (string | undefined)[]) =>
  assertOwnKey(store.db, keys as unknown as SecretKeys).then(
    () => null,
    (error: Error) => `${exitCodeOf(error)} ${error.message}`,
  )

test('a database accepts one key, which a new one replaces beside the former', async () => {
  expect(await Promise.all([refusalOf(first), refusalOf(first)])).toEqual([null, null])
  expect(await refusalOf(second)).toMatch(/^78 SECRET_KEY takes the key [^\n]+$/)
  expect(await refusalOf(second, third)).toMatch(/^78 SECRET_KEY /)
  expect(await refusalOf(first)).toBeNull()
  expect(await refusalOf(second, first)).toBeNull()
  expect(await refusalOf(second)).toBeNull()
  expect(await refusalOf(first)).toMatch(/^78 SECRET_KEY /)
})

test('the mark is not the key, and a lost key can be discarded', async () => {
  const rows = await store.db.selectFrom('secretKeyMark').selectAll().execute()
  expect(rows).toEqual([{ onlyOne: true, mark: expect.stringMatching(/^\.[\w-]{43}$/) }])
  await store.db.deleteFrom('secretKeyMark').execute()
  expect(await refusalOf(third)).toBeNull()
})

test('a server with another key does not start on a shared database', async () => {
  const shared = await openStartedStore()
  await assertOwnKey(shared.db, [String(first)])
  const start = (env: Record<string, string>) => startApp({ env, parts: { store: shared } })
  await expect(start({ DATABASE_URL: 'postgres://127.0.0.1/shared' })).rejects.toThrow(/^SECRET_KEY takes/)
})
