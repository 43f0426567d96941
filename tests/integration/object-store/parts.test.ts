import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { incomingRows } from 'server/domain/uploads/uploads.service'
import { createS3Client } from 'server/platform/storage/s3-client'
import { createS3Incoming } from 'server/platform/uploads/s3-incoming'
import type { IncomingRow } from 'server/platform/uploads/upload-staging'
import { expect, test, vi } from 'vitest'
import { SmallDisk, whyNoDisk } from '../../resilience/database/small-disk.ts'
import { sendInHalves } from '../../resilience/http/half-sent.ts'
import { startApp } from '../../support/app.ts'
import { bucketSettings } from '../../support/buckets.ts'
import { tempFolder } from '../../support/builders/backups.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { patterned, textFile } from '../../support/builders/sample-files.ts'
import { about, beginUpload, offsetOf, send, textOf } from '../../support/builders/uploads.ts'
import { getRow } from '../../support/rows.ts'

const MB = 1024 * 1024
const app = await startApp()

test('a part is never stored before the former one, nor after a failed one', async () => {
  const settings = await bucketSettings()
  const client = createS3Client(settings)
  let isFailing = true
  client.middlewareStack.add(
    (next, { commandName }) =>
      async call => {
        const isFirst =
          commandName === 'UploadPartCommand' && 'PartNumber' in call.input && call.input.PartNumber === 1
        if (!isFirst || !isFailing) return next(call)
        await pause(300)
        throw new Error('The first part is lost.')
      },
    { step: 'initialize' },
  )
  const id = randomUUID()
  const bytes = patterned(21 * MB)
  const nothing = { multipartId: null, partEtags: [], partSizes: [] }
  const row: IncomingRow = { fileSize: bytes.length, createdAt: new Date(), ...nothing }
  const rows = {
    find: async () => row,
    noteMultipart: async (_id: string, multipartId: string) => {
      row.multipartId = multipartId
    },
    notePart: async (_id: string, { etag, sizeBytes }: { etag: string; sizeBytes: number }) => {
      row.partEtags.push(etag)
      row.partSizes.push(sizeBytes)
      return true
    },
    remove: async () => undefined,
  }
  const incoming = createS3Incoming({ client, bucket: settings.bucket }, rows, { dataDir: tempFolder() })
  await incoming.dataStore.create({
    id,
    size: bytes.length,
    offset: 0,
    sizeIsDeferred: false,
    metadata: undefined,
    creation_date: undefined,
    storage: undefined,
  })
  const write = () => incoming.dataStore.write(Readable.from([bytes]), id, 0)
  await expect(write()).rejects.toThrow('The object store failed')
  expect(await incoming.size(id)).toBe(0)
  isFailing = false
  expect(await write()).toBe(bytes.length)
  const stored = Buffer.from(await new Response(await incoming.openRead(id)).arrayBuffer())
  expect(stored.equals(Buffer.from(bytes))).toBe(true)
  await incoming.remove(id)
  expect(await incoming.size(id)).toBeUndefined()
})

test('parts left by a dead process are completed by the next request', async () => {
  const { s3 } = app.context.config
  if (!s3) throw new Error('There is no object store.')
  const { client, projectId } = await makeClientWithProject(app)
  const file = textOf(projectId)
  const bytes = textFile('tutto qui')
  const path = await beginUpload(client, file, bytes.length)
  const id = path.split('/').at(-1) ?? ''
  const { multipartId } = await getRow(app, 'uploads', { id })
  const { ETag: etag = '' } = await createS3Client(s3).uploadPart({
    Bucket: s3.bucket,
    Key: `uploads/${id}`,
    UploadId: multipartId ?? '',
    PartNumber: 1,
    Body: bytes,
  })
  const rows = incomingRows(app.context.db)
  expect(await rows.notePart(id, { number: 1, etag, sizeBytes: bytes.length })).toBe(true)
  expect(await rows.notePart(id, { number: 1, etag, sizeBytes: bytes.length })).toBe(false)
  expect((await about(client, 'HEAD', path)).headers.get('x-file-id')).toBe(id)
  expect(await (await client.fetch(`/files/${id}`)).text()).toBe('tutto qui')
  expect(await Array.fromAsync(app.context.incoming.list())).toEqual([])
})

test('a discarded upload leaves neither object nor part', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const file = textOf(projectId)
  const path = await beginUpload(client, file, 10)
  expect(await Array.fromAsync(app.context.incoming.list())).toHaveLength(1)
  expect((await about(client, 'DELETE', path)).status).toBe(204)
  expect(await Array.fromAsync(app.context.incoming.list())).toEqual([])
  expect((await about(client, 'HEAD', path)).status).toBe(404)
})

const noDisk = whyNoDisk()

test('an upload is refused as temporary when the disk of its parts is full, and resumes with space', async ({
  skip,
  onTestFinished,
}) => {
  if (noDisk) return skip(noDisk)
  const disk = new SmallDisk(32)
  onTestFinished(() => disk.remove())
  vi.stubEnv('TMPDIR', disk.folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const left = () => readdirSync(disk.folder)
  const { client, projectId } = await makeClientWithProject(app)
  const file = textOf(projectId)
  const bytes = patterned(24 * MB)
  const path = await beginUpload(client, file, bytes.length)
  const sending = sendInHalves(client, path, bytes)
  await sending.half
  disk.fill(MB)
  const refused = await sending.rest()
  expect(refused).toEqual({ status: 503, text: expect.stringContaining('UNAVAILABLE') })
  await expect.poll(left).toEqual(['ballast'])
  expect(await client.call('dashboard.materials.list', { projectId })).toEqual([])

  disk.empty()
  const offset = await offsetOf(client, path)
  expect(offset).toBeLessThan(bytes.length)
  const id = (await send(client, path, offset, bytes.slice(offset))).headers.get('x-file-id') ?? ''
  const stored = Buffer.from(await (await client.fetch(`/files/${id}`)).arrayBuffer())
  expect(stored.equals(Buffer.from(bytes))).toBe(true)
  expect((await about(client, 'HEAD', path)).status).toBe(200)
  await expect.poll(left).toEqual([])
})
