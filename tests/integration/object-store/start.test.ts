import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodeOf } from 'server/app/run'
import type { S3Settings } from 'server/config/env'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { openStorage } from 'server/platform/storage/open-storage'
import { assertOwnStorage } from 'server/platform/storage/ownership'
import { createS3Client, putObject } from 'server/platform/storage/s3-client'
import type { Storage } from 'server/platform/storage/storage'
import { afterAll, expect, test } from 'vitest'
import { bucketSettings } from '../../support/buckets.ts'
import { tempFolder } from '../../support/builders/backups.ts'
import { openTestStore } from '../../support/database.ts'
import { freePort } from '../../support/processes/free-port.ts'

const opened = await openTestStore()
const another = await openTestStore()
afterAll(() => Promise.all([opened.close(), another.close()]))
const { db } = opened

const onBucket = (s3: S3Settings): Promise<Storage> => openStorage({ dataDir: '/nonexistent', s3 })

/** Returns the exit code and the message with which a start with this storage fails. */
async function refusalOf(storage: Storage, database = another.db): Promise<[number | undefined, string]> {
  const error = await assertOwnStorage(database, storage).catch((refused: unknown) => refused)
  if (!(error instanceof Error)) throw new Error('It was not refused.')
  expect(error.message.split('\n')).toHaveLength(1)
  return [exitCodeOf(error), error.message]
}

test('the first storage belongs to the database; another bucket or folder is refused', async () => {
  const first = await bucketSettings()
  await assertOwnStorage(db, await onBucket(first))
  await assertOwnStorage(db, await onBucket(first))
  const second = await onBucket(await bucketSettings())
  const folder = createDiskStorage(join(tempFolder(), 'files'))
  expect(await refusalOf(second, db)).toEqual([78, expect.stringMatching(/^S3_BUCKET .* is not there\.$/)])
  expect(await refusalOf(folder, db)).toEqual([78, expect.stringMatching(/^DATA_DIR .* is not there\.$/)])
  await (await onBucket(first)).write('a/uno.txt', new TextEncoder().encode('uno'))
  const refusal = await refusalOf(await onBucket(first))
  expect(refusal).toEqual([78, expect.stringMatching(/^S3_BUCKET .* names another\.$/)])
})

test('a bucket with other objects is refused and not changed', async () => {
  const storage = await onBucket(await bucketSettings())
  await storage.write('somebody/else.txt', new TextEncoder().encode('x'))
  expect(await refusalOf(storage)).toEqual([78, expect.stringContaining('"files/somebody/else.txt"')])
  expect(await storage.owner()).toBeUndefined()
})

test('an empty storage of another database can be taken over', async () => {
  const settings = await bucketSettings()
  const storage = await onBucket(settings)
  await storage.setOwner('3b0f6d6e-2c54-4a6e-9d3e-0a6a1f1d2c3b')
  const fresh = await openTestStore()
  await assertOwnStorage(fresh.db, storage).finally(() => fresh.close())
  expect(await storage.owner()).not.toContain('3b0f6d6e')
})

const unreachable = `http://127.0.0.1:${await freePort()}`

test.each<[string, Partial<S3Settings>, number, string]>([
  ['a bucket that is not there', { bucket: 'not-there' }, 78, 'S3_BUCKET'],
  ['a wrong secret', { secretAccessKey: 'wrong' }, 78, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['a wrong key', { accessKeyId: 'nobody:none' }, 78, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['a wrong region', { region: 'eu-south-1' }, 78, 'S3_REGION'],
  ['an unreachable store', { endpoint: unreachable }, 69, unreachable],
])('%s is reported in one line', async (_what, wrong, code, variable) => {
  const storage = await onBucket({ ...(await bucketSettings()), ...wrong })
  expect(await refusalOf(storage)).toEqual([code, expect.stringContaining(variable)])
})

test('a folder copied into an empty bucket is accepted with its mark', async () => {
  const folder = join(tempFolder(), 'files')
  const disk = createDiskStorage(folder)
  await disk.write('a/uno.txt', new TextEncoder().encode('uno'))
  const fresh = await openTestStore()
  await assertOwnStorage(fresh.db, disk)
  const settings = await bucketSettings()
  const objects = { client: createS3Client(settings), bucket: settings.bucket }
  for (const path of ['a/uno.txt', '.belongs-to'])
    await putObject(objects, `files/${path}`, readFileSync(join(folder, path)))
  const storage = await onBucket(settings)
  await assertOwnStorage(fresh.db, storage).finally(() => fresh.close())
  expect((await Array.fromAsync(storage.list())).map(({ path }) => path)).toEqual(['a/uno.txt'])
})

test('an older folder of files is marked and kept', async () => {
  const folder = join(tempFolder(), 'files')
  mkdirSync(folder)
  const storage = createDiskStorage(folder)
  await storage.write('a/uno.txt', new TextEncoder().encode('uno'))
  const fresh = await openTestStore()
  await assertOwnStorage(fresh.db, storage).finally(() => fresh.close())
  expect(await storage.owner()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await storage.size('a/uno.txt')).toBe(3)
})
