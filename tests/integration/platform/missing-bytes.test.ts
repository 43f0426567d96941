import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removeFilesJob } from 'server/domain/files/files.jobs'
import { openArchive } from 'server/platform/backup/archive'
import { backUp } from 'server/platform/backup/back-up'
import { restore } from 'server/platform/backup/restore'
import { systemClock } from 'server/platform/clock'
import { assertOwnStorage } from 'server/platform/storage/ownership'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { createDataDir, rowsOf, tempFolder } from '../../support/builders/backups.ts'
import { makeVersion, makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { openTestStore } from '../../support/database.ts'

const app = await startApp({ work: false })
const { context } = app
const { db, storage } = context
const source = { ...context, dataDir: context.config.dataDir, clock: systemClock }
const folder = tempFolder()

async function projectOfClient() {
  const { id: userId } = await makeClient(app)
  return makeProject(app, userId)
}

test('a version with a missing file is not published and is reported', async () => {
  const error = vi.spyOn(context.log, 'error')
  const projectId = await projectOfClient()
  const manager = await makeMember(app, 'Project Manager')
  const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
  await storage.remove(`tests/${uploadId}.mp4`)
  const publish = () =>
    manager.client.ask('team.deliverables.publish', { uploadId, projectId, versionName: 'v1' })
  const refused = await publish()
  expect([refused.status, refused.code]).toEqual([503, 'UNAVAILABLE'])
  expect(error).toHaveBeenCalledWith(
    { uploadId, path: `tests/${uploadId}.mp4`, place: storage.place },
    'the bytes of an upload are missing',
  )
  error.mockRestore()
  await storage.write(`tests/${uploadId}.mp4`, Buffer.from('a film'))
  expect((await publish()).status).toBe(200)
})

test('missing files are reported on removal, and the others are removed', async () => {
  const error = vi.spyOn(context.log, 'error')
  await storage.write('tests/there.txt', Buffer.from('qui'))
  await removeFilesJob.run(context, { paths: ['tests/none.txt', 'tests/there.txt'] }, '')
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { path: 'tests/none.txt', place: storage.place },
    'bytes that were to be removed are not there',
  )
  error.mockRestore()
  expect(await storage.size('tests/there.txt')).toBeUndefined()
})

test('a backup with a missing file is refused unless it is allowed', async () => {
  const id = await makeVersion(app, await projectOfClient(), { filePath: 'tests/lost.mp4' })
  const refused = join(folder, 'refused.tar.gz')
  await expect(backUp(source, refused)).rejects.toThrow(
    `1 files that the database names are not in ${storage.place}, such as tests/lost.mp4.`,
  )
  expect(existsSync(refused)).toBe(false)
  const told = await backUp(source, join(folder, 'despite.tar.gz'), { despiteMissing: true })
  expect(told.missingFiles).toEqual(['tests/lost.mp4'])
  await db.deleteFrom('deliverables').where('id', '=', id).execute()
  expect((await backUp(source, refused)).missingFiles).toEqual([])
})

test('a backup without files is restored only into the storage that holds them', async () => {
  const rowsAlone = join(folder, 'rows.tar.gz')
  expect(await backUp(source, rowsAlone, { withoutFiles: true })).toMatchObject({ files: 0 })
  const archive = await openArchive(rowsAlone)
  const elsewhere = await createDataDir(openTestStore())
  await expect(restore(archive, elsewhere)).rejects.toThrow('The archive is one without files')
  const target = { ...(await createDataDir(openTestStore())), storage }
  await restore(archive, target)
  expect(await rowsOf(target)).toEqual(await rowsOf(source))
  await assertOwnStorage(target.store.db, storage)
  await expect(assertOwnStorage(target.store.db, elsewhere.storage)).rejects.toThrow('takes the place')
})
