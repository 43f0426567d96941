import { serve } from '@hono/node-server'
import { createApp } from 'server/app/app'
import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { patterned, textFile } from '../../support/builders/sample-files.ts'
import { about, beginUpload, cut, offsetOf, send, textOf } from '../../support/builders/uploads.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { getRow } from '../../support/rows.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const MB = 1024 * 1024
const app = await startApp()
const { config, incoming } = app.context

describe('a broken connection', () => {
  /** Starts another server on the same data, without the state of the first one. */
  async function restarted(client: RpcClient): Promise<RpcClient> {
    const port = await freePort()
    const server = serve({ fetch: createApp(app.context).fetch, hostname: config.host, port })
    afterAll(() => void server.close())
    return RpcClient.withSession(`http://${config.host}:${port}`, client.jar.get('session') ?? '')
  }

  test.each([
    ['at the same server', async (client: RpcClient) => client],
    ['at another one', restarted],
  ])('is resumed at its offset, %s, with the same bytes', async (_where, next) => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = patterned(3 * MB + 7)
    const path = await beginUpload(client, textOf(projectId), bytes.length)
    await cut(client, path, { bytes, offset: 0, after: MB + 3 })
    const heir = await next(client)
    const offset = await offsetOf(heir, path)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThanOrEqual(MB + 3)
    const answer = await send(heir, path, offset, bytes.slice(offset))
    const id = answer.headers.get('x-file-id') ?? ''
    const stored = new Uint8Array(await (await heir.fetch(`/files/${id}`)).arrayBuffer())
    expect(Buffer.from(stored).equals(Buffer.from(bytes))).toBe(true)
  })

  test('after the last byte costs nothing: another request returns the result', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = textFile('tutto')
    const path = await beginUpload(client, textOf(projectId), bytes.length)
    const id = (await send(client, path, 0, bytes)).headers.get('x-file-id')
    const asked = await about(client, 'HEAD', path)
    expect([asked.status, asked.headers.get('x-file-id')]).toEqual([200, id])
    expect(asked.headers.get('upload-offset')).toBe('5')
    expect((await send(client, path, 5, textFile(''))).headers.get('x-file-id')).toBe(id)
    expect((await send(client, path, 0, bytes)).status).toBe(409)
    expect(await client.call('dashboard.materials.list', { projectId })).toHaveLength(1)
    await client.call('dashboard.materials.remove', { id: id ?? '' })
    expect((await about(client, 'HEAD', path)).status).toBe(404)
  })

  test('an upload whose last step was interrupted is finished by the next request', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = textFile('tutto')
    const path = await beginUpload(client, textOf(projectId), bytes.length)
    const id = path.split('/').at(-1) ?? ''
    // State after the file is moved and before the row is inserted, as if the process died in between.
    const { filePath } = await getRow(app, 'uploads', { id })
    await incoming.remove(id)
    await app.context.storage.write(filePath, bytes)
    expect((await about(client, 'HEAD', path)).headers.get('x-file-id')).toBe(id)
    expect(await (await client.fetch(`/files/${id}`)).text()).toBe('tutto')
  })

  test('two concurrent senders never mix their bytes', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const bytes = patterned(2 * MB)
    const path = await beginUpload(client, textOf(projectId), bytes.length)
    const answers = await Promise.all([send(client, path, 0, bytes), send(client, path, 0, bytes)])
    expect(answers.map(answer => answer.status).sort()).toEqual([204, 409])
    await waitFor(async () =>
      expect(await client.call('dashboard.materials.list', { projectId })).toHaveLength(1),
    )
    const [material] = await client.call('dashboard.materials.list', { projectId })
    const stored = Buffer.from(await (await client.fetch(material?.url ?? '')).arrayBuffer())
    expect(stored.equals(Buffer.from(bytes))).toBe(true)
  })
})
