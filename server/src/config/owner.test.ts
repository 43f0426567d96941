import { expect, test } from 'vitest'
import { readConfig } from './env.ts'

const demo = { DEMO: 'on', SECRET_KEY: 's'.repeat(32) }

test('who owns the database owns the one that is worked in', () => {
  const DATABASE_OWNER_URL = 'postgres://owner@localhost/x'
  const DATABASE_URL = 'postgres://worker@pooler:6432/x'
  expect(readConfig({ ...demo, DATABASE_URL, DATABASE_OWNER_URL }).databaseOwnerUrl).toBe(DATABASE_OWNER_URL)
  for (const wrong of [{}, { DATABASE_URL: 'postgres://worker@localhost/y' }])
    expect(() => readConfig({ ...demo, DATABASE_OWNER_URL, ...wrong })).toThrow(
      /^DATABASE_OWNER_URL takes an address of the same database as DATABASE_URL\.$/,
    )
})
