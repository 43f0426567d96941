import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmallDisk, whyNoDisk } from '../../resilience/database/small-disk.ts'
import { sendInHalves } from '../../resilience/http/half-sent.ts'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { patterned } from '../../support/builders/sample-files.ts'
import { about, beginUpload, offsetOf, send, textOf } from '../../support/builders/uploads.ts'

const MB = 1024 * 1024
const BALLAST = 'ballast'
const reason = whyNoDisk()
const usual = tmpdir()
const app = await startApp()
let disk: SmallDisk | undefined

/** Puts the temporary folder, in which parts of an upload are buffered, on a small disk. */
beforeAll(() => {
  if (reason) return
  disk = new SmallDisk(32)
  process.env.TMPDIR = disk.folder
})

afterAll(() => {
  process.env.TMPDIR = usual
  disk?.remove()
})

test('an upload is refused as temporary when the disk of its parts is full, and resumes with space', async ({
  skip,
}) => {
  if (!disk) return skip(reason)
  const { client, projectId } = await makeClientWithProject(app)
  const file = textOf(projectId)
  const bytes = patterned(24 * MB)
  const path = await beginUpload(client, file, bytes.length)
  const sending = sendInHalves(client, path, bytes)
  await sending.half
  disk.fill(MB)
  const refused = await sending.rest()
  expect(refused).toEqual({ status: 503, text: expect.stringContaining('UNAVAILABLE') })
  expect(await leftIn(disk)).toEqual([BALLAST])
  expect(await client.call('dashboard.materials.list', { projectId })).toEqual([])

  disk.empty()
  const offset = await offsetOf(client, path)
  expect(offset).toBeLessThan(bytes.length)
  const id = (await send(client, path, offset, bytes.slice(offset))).headers.get('x-file-id') ?? ''
  const stored = Buffer.from(await (await client.fetch(`/files/${id}`)).arrayBuffer())
  expect(stored.equals(Buffer.from(bytes))).toBe(true)
  expect((await about(client, 'HEAD', path)).status).toBe(200)
  expect(await leftIn(disk)).toEqual([])
})

/** Returns the files left, after the library has finished its cleanup. */
async function leftIn({ folder }: SmallDisk): Promise<string[]> {
  for (let tries = 0; tries < 20; tries++) {
    const names = readdirSync(folder)
    if (names.every(name => name === BALLAST)) return names
    await pause(100)
  }
  return readdirSync(folder)
}
