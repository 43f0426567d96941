import { incomingRows } from 'server/domain/uploads/uploads.service'
import { openIncoming, openStorage } from 'server/platform/storage/open-storage'
import { afterAll, expect, test } from 'vitest'
import { bucketEnvironment } from '../../support/buckets.ts'
import { patterned, png } from '../../support/builders/sample-files.ts'
import { beginUpload, cut, offsetOf, send, textOf, uploadMaterial } from '../../support/builders/uploads.ts'
import { openTestStore, urlOf } from '../../support/database.ts'
import { freePort } from '../../support/processes/free-port.ts'
import {
  type ServerProcess,
  signInToDemo,
  startDemo,
  withDataDir,
} from '../../support/processes/server-process.ts'
import { at } from '../../support/processes/two-processes.ts'
import { testConfig } from '../../support/test-config.ts'

const MB = 1024 * 1024
const store = await openTestStore()
afterAll(() => store.close())

const SECRET_KEY = 'a secret of both machines, long enough'
const bucket = await bucketEnvironment()
const shared = { DATABASE_URL: urlOf(store), SECRET_KEY, LIMITS: 'off', ...bucket }

/** Starts two machines that share a database and a bucket, but no folder. */
async function onTwoMachines(use: (start: { one: Start; other: Start }) => Promise<void>): Promise<void> {
  await withDataDir(one => withDataDir(other => use({ one: startOn(one), other: startOn(other) })))
}

type Start = () => Promise<ServerProcess>

const startOn = (DATA_DIR: string) => async () => startDemo({ ...shared, DATA_DIR }, await freePort())

async function arrived(path: string): Promise<number | undefined> {
  const config = testConfig('/nonexistent', shared)
  const incoming = await openIncoming(config, incomingRows(store.db), await openStorage(config))
  return incoming.size(path.split('/').at(-1) ?? '')
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('parts of an upload alternate between two machines, one dies, and both serve the whole file', async () => {
  await onTwoMachines(async ({ one, other }) => {
    const [first, second] = [await one(), await other()]
    const client = await signInToDemo(first)
    const { id: projectId } = await client.call('dashboard.projects.create', { title: 'Due macchine' })
    const bytes = patterned(45 * MB + 11)
    const file = textOf(projectId, 'girato.txt')
    const path = await beginUpload(client, file, bytes.length)
    const clients = [client, at(second, client)]
    let offset = 0
    for (const [index, size] of [3 * MB, 3 * MB, 9 * MB, 1, 2 * MB].entries()) {
      const sender = clients[index % 2] ?? client
      expect(await offsetOf(sender, path)).toBe(offset)
      expect((await send(sender, path, offset, bytes.slice(offset, offset + size))).status).toBe(204)
      offset += size
    }
    const sending = cut(client, path, { bytes, offset, after: 20 * MB })
    // Read from the bucket: asking a server would make the receiving one release the upload.
    await expect.poll(() => arrived(path), { interval: 50 }).toBeGreaterThan(offset)
    await first.signal('SIGKILL')
    await sending

    const heir = at(second, client)
    const left = await offsetOf(heir, path)
    expect(left).toBeLessThan(bytes.length)
    const id = (await send(heir, path, left, bytes.slice(left))).headers.get('x-file-id') ?? ''
    const again = await one()
    for (const server of [second, again]) {
      const reader = at(server, client)
      expect((await bytesOf(await reader.fetch(`/files/${id}`))).equals(Buffer.from(bytes))).toBe(true)
      const part = await reader.fetch(`/files/${id}`, { headers: { range: 'bytes=9000000-9000009' } })
      expect([part.status, (await bytesOf(part)).equals(Buffer.from(bytes.slice(9e6, 9e6 + 10)))]).toEqual([
        206,
        true,
      ])
    }
    const picture = await uploadMaterial(heir, projectId, { filename: 'a.png', filetype: 'image/png' }, png)
    const small = await at(again, client).fetch(`/files/${picture}?size=small`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    for (const server of [second, again]) expect((await server.signal('SIGTERM')).code).toBe(0)
  })
})
