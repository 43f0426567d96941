import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openArchive } from 'server/platform/backup/archive'
import { backUp } from 'server/platform/backup/back-up'
import { restore } from 'server/platform/backup/restore'
import { systemClock } from 'server/platform/clock'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { expect, test } from 'vitest'
import { bytesAt } from '../../support/app.ts'
import { createDataDir, filesOf, type Place, rowsOf, tempFolder } from '../../support/builders/backups.ts'
import { openTestStore } from '../../support/database.ts'

const source = await createDataDir(openTestStore())
const archive = join(tempFolder(), 'whole.tar.gz')
await source.store.db.insertInto('users').values({ email: 'ada@example.com' }).execute()
for (const name of ['a', 'b', 'c']) await source.storage.write(`many/${name}`, Buffer.from(name))
await backUp({ ...source, clock: systemClock }, archive)

/** Returns a copy of the data folder taken before a restore moves its last file. Rows are not committed by then. */
async function diskAtKill(): Promise<string> {
  const { store, storage, dataDir } = await createDataDir(openTestStore())
  const kept = tempFolder()
  const watched = {
    ...storage,
    async adopt(path: string, file: string) {
      cpSync(dataDir, kept, { recursive: true })
      await storage.adopt(path, file)
    },
  }
  await restore(await openArchive(archive), { store, storage: watched, dataDir })
  return kept
}

test('a restore killed while it moves files can be repeated and leaves only the archived files', async () => {
  const dataDir = await diskAtKill()
  const storage = createDiskStorage(join(dataDir, 'files'))
  expect(await filesOf({ storage })).toHaveLength(2)
  const { store } = await createDataDir(openTestStore())
  await storage.remove('many/a')
  await restore(await openArchive(archive), { store, storage, dataDir })
  expect(await filesOf({ storage })).toEqual(await filesOf(source))
  expect(await rowsOf({ store })).toEqual(expect.arrayContaining(await rowsOf(source)))
  const again = restore(await openArchive(archive), { store, storage, dataDir })
  await expect(again).rejects.toThrow('The store is not empty')
})

test('files that no restore has left are not deleted', async () => {
  const dataDir = await diskAtKill()
  const storage = createDiskStorage(join(dataDir, 'files'))
  await storage.write('somebody/else', Buffer.from('mine'))
  const { store } = await createDataDir(openTestStore())
  const refused = restore(await openArchive(archive), { store, storage, dataDir })
  await expect(refused).rejects.toThrow('somebody/else')
  expect((await bytesAt(storage, 'somebody/else')).toString()).toBe('mine')
})

/** Returns an empty place whose connection is lost right after the commit of the rows; `onLoss` is called then. */
async function losingCommit(onLoss: (target: Place) => void = () => undefined) {
  const place = await createDataDir(openTestStore())
  const target = { ...place, store: { ...place.store } }
  const { withMigrationConnection } = place.store
  target.store.withMigrationConnection = async use => {
    const result = await withMigrationConnection(use)
    if ((await filesOf(place)).length === 0) return result
    target.store.withMigrationConnection = withMigrationConnection
    onLoss(target)
    throw new Error('connection lost')
  }
  return { place, target }
}

test('a restore whose commit is not acknowledged asks whether it took place', async () => {
  const { place, target } = await losingCommit()
  await restore(await openArchive(archive), target)
  expect(await filesOf(place)).toEqual(await filesOf(source))
  expect(await rowsOf(place)).toEqual(expect.arrayContaining(await rowsOf(source)))
  expect(readdirSync(place.dataDir).filter(name => name.startsWith('restore-'))).toEqual([])
})

test('a restore keeps its files while the database does not say whether it was committed', async () => {
  const { place, target } = await losingCommit(({ store }) => {
    store.db = Object.create(null)
  })
  await expect(restore(await openArchive(archive), target)).rejects.toThrow('connection lost')
  expect(await filesOf(place)).toEqual(await filesOf(source))
  expect(await rowsOf(place)).toEqual(expect.arrayContaining(await rowsOf(source)))
})
