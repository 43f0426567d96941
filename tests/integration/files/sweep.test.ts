import { sweepUploadsJob } from 'server/domain/uploads/uploads.jobs'
import { consumeUpload, dropFinishedUpload, getOwnUpload } from 'server/domain/uploads/uploads.service'
import type { Actor } from 'server/platform/actor'
import { after, DAY, HOUR } from 'server/platform/clock'
import { describe, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { mp4, textFile } from '../../support/builders/sample-files.ts'
import { beginUpload, send, textOf, upload, uploadMaterial } from '../../support/builders/uploads.ts'
import { countPendingJobs, deleteRows, getRow, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const { context } = app
const sweep = () => sweepUploadsJob.run(context, {}, '')
const isOnTheWay = async (id: string) =>
  (await Array.fromAsync(context.incoming.list())).some(upload => upload.id === id)
const isKept = async (path: string) => (await context.storage.size(path)) !== undefined

const pathOf = async (id: string) => (await getRow(app, 'projectFiles', { id })).filePath

test('unfinished uploads are deleted after a day without an alarm, materials are kept', async () => {
  const error = vi.spyOn(context.log, 'error')
  const { client, projectId } = await makeClientWithProject(app)
  const text = textOf(projectId, 'a.txt')
  const material = await uploadMaterial(client, projectId, text, textFile('resta'))
  const path = await beginUpload(client, text, 10)
  await send(client, path, 0, textFile('mezzo'))
  const id = path.split('/').at(-1) ?? ''
  app.clock.advance(DAY - HOUR)
  await sweep()
  expect(await isOnTheWay(id)).toBe(true)
  app.clock.advance(2 * HOUR)
  await sweep()
  expect(await isOnTheWay(id)).toBe(false)
  expect(await listRows(app, 'uploads', { projectId })).toEqual([])
  expect(await isKept(await pathOf(material))).toBe(true)
  await waitFor(async () => expect(await countPendingJobs(app, 'files.remove')).toBe(0))
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('an upload that began days ago is kept while it goes on', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const path = await beginUpload(client, textOf(projectId, 'a.txt'), 10)
  const id = path.split('/').at(-1) ?? ''
  await updateRows(app, 'uploads', { id }, { createdAt: after(new Date(), -3 * DAY) })
  await send(client, path, 0, textFile('mezzo'))
  await sweepUploadsJob.run({ ...context, clock: { now: () => new Date() } }, {}, '')
  expect((await send(client, path, 5, textFile('mezzo'))).status).toBe(204)
})

/** Creates the state of a process that died between file and row. Returns the id of the upload. */
async function arrivedAlone(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { client, projectId } = await makeClientWithProject(app)
  const text = textOf(projectId, 'a.txt')
  const path = await beginUpload(client, text, bytes.length + 1)
  await send(client, path, 0, bytes)
  const id = path.split('/').at(-1) ?? ''
  await deleteRows(app, 'uploads', { id })
  return id
}

test('nothing is deleted from a storage that another database has taken over', async () => {
  const { id: userId, projectId } = await makeClientWithProject(app)
  const foreign = `${userId}/${projectId}/${crypto.randomUUID()}.txt`
  await context.storage.write(foreign, textFile('di un altro'))
  app.clock.advance(2 * HOUR)
  const nameDatabase = (id: string) => updateRows(app, 'fileStore', {}, { id })
  const own = (await context.storage.owner()) ?? ''
  await nameDatabase(crypto.randomUUID())
  await expect(sweep()).rejects.toThrow('names another')
  expect(await isKept(foreign)).toBe(true)
  await nameDatabase(own)
})

test('files without a row are deleted after an hour, if uploads stored them', async () => {
  const { id: userId, projectId } = await makeClientWithProject(app)
  const orphan = `${userId}/${projectId}/${crypto.randomUUID()}.txt`
  const elsewhere = `receipts/${userId}.pdf`
  const onTheWay = await arrivedAlone(textFile('orfano'))
  await context.storage.write(orphan, textFile('orfano'))
  await context.storage.write(elsewhere, textFile('ricevuta'))
  await sweep()
  app.clock.advance(HOUR + 1000)
  await sweep()
  expect([await isKept(orphan), await isOnTheWay(onTheWay)]).toEqual([false, false])
  expect(await isKept(elsewhere)).toBe(true)
})

test('a finished video waits a day for publishing, which uses it once', async () => {
  const { projectId } = await makeClientWithProject(app)
  const manager = await makeMember(app, 'Project Manager')
  const video = { kind: 'deliverable', projectId, filename: 'v1.mp4', filetype: 'video/mp4' }
  const idOf = async () => (await upload(manager.client, video, mp4)).headers.get('x-file-id') ?? ''
  const [taken, left] = [await idOf(), await idOf()]
  const order = { uploadId: taken, kinds: ['deliverable'], projectId, userId: manager.id } as const
  const stranger = await makeMember(app, 'Project Manager')
  const take = (userId: string) => context.transact(work => consumeUpload(work, { ...order, userId }))
  await expect(take(stranger.id)).rejects.toThrow('NOT_FOUND')
  const { filePath, fileName, fileType } = await take(manager.id)
  expect([fileName, fileType, await isKept(filePath)]).toEqual(['v1.mp4', 'video/mp4', true])
  await expect(take(manager.id)).rejects.toThrow('NOT_FOUND')
  const waiting = await getRow(app, 'uploads', { id: left })
  app.clock.advance(2 * HOUR)
  await sweep()
  expect(await isKept(waiting.filePath)).toBe(true)
  app.clock.advance(DAY)
  await sweep()
  await waitFor(async () => expect(await isKept(waiting.filePath)).toBe(false))
})

describe('a file is kept', () => {
  async function waitingFile() {
    const { client, id: userId, projectId } = await makeClientWithProject(app)
    const file = { ...textOf(projectId), kind: 'message' }
    const uploadId = (await upload(client, file, textFile('ciao'))).headers.get('x-file-id') ?? ''
    const { filePath } = await getRow(app, 'uploads', { id: uploadId })
    const attach = () =>
      client.call('dashboard.messages.send', {
        projectId,
        requestId: crypto.randomUUID(),
        text: 'Ecco',
        uploadIds: [uploadId],
      })
    return { userId, uploadId, filePath, attach }
  }

  test('if a message takes it while the sweeper compares files with rows', async () => {
    const { filePath, attach } = await waitingFile()
    app.clock.advance(2 * HOUR)
    const [last] = context.fileOwners.slice(-1)
    if (!last) throw new Error('no file owners')
    const taking: typeof last = {
      ...last,
      async kept(...args) {
        const kept = await last.kept(...args)
        if (args[1]?.includes(filePath)) await attach()
        return kept
      },
    }
    await sweepUploadsJob.run({ ...context, fileOwners: [...context.fileOwners, taking] }, {}, '')
    expect(await isKept(filePath)).toBe(true)
  })

  test('if a message has taken it when its upload is discarded', async () => {
    const { userId, uploadId, filePath, attach } = await waitingFile()
    const found = await getOwnUpload(context, { userId } as Actor, uploadId)
    await attach()
    await expect(dropFinishedUpload(context, found)).rejects.toThrow('NOT_FOUND')
    expect(await listRows(app, 'messageFiles', { filePath })).toHaveLength(1)
  })
})

test('a project removed while an upload is stored leaves no file', async () => {
  // Without workers: the job that removes the project's files would run before this file is stored.
  const idle = await startApp({ work: false })
  const { incoming, storage } = idle.context
  const { client, projectId } = await makeClientWithProject(idle)
  const { keep } = incoming
  incoming.keep = async (id, path) => {
    await client.call('dashboard.projects.remove', { id: projectId })
    await keep(id, path)
  }
  const file = textOf(projectId)
  expect((await upload(client, file, textFile('ciao'))).status).toBe(404)
  expect(await Array.fromAsync(storage.list())).toEqual([])
})
