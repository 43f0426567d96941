import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { bucketEnvironment } from '../../support/buckets.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { patterned, textFile } from '../../support/builders/sample-files.ts'
import {
  about,
  announce,
  beginUpload,
  offsetOf,
  send,
  textOf,
  uploadMaterial,
} from '../../support/builders/uploads.ts'
import { BlackHoleProxy } from '../../support/fakes/black-hole-proxy.ts'
import { listRows } from '../../support/rows.ts'

const MB = 1024 * 1024
const bucket = await bucketEnvironment()
const S3_ENDPOINT = bucket.S3_ENDPOINT ?? ''
const proxy = await BlackHoleProxy.before(S3_ENDPOINT)
const app = await startApp({ env: { ...bucket, S3_ENDPOINT: proxy.through(S3_ENDPOINT) } })
afterAll(() => proxy.close())

test.each([
  ['refusing', () => proxy.refuse()],
  ['silent', () => proxy.cut()],
])(
  'while the store is %s, requests are refused as temporary; then everything continues',
  async (_state, fail) => {
    const { client, projectId } = await makeClientWithProject(app)
    const file = textOf(projectId)
    const kept = await uploadMaterial(client, projectId, file, textFile('già qui'))
    const bytes = patterned(9 * MB)
    const path = await beginUpload(client, file, bytes.length)
    expect((await send(client, path, 0, bytes.slice(0, 2 * MB))).status).toBe(204)

    fail()
    const refused = await Promise.all([
      client.fetch(`/files/${kept}`),
      announce(client, file, 10),
      about(client, 'HEAD', path),
      send(client, path, 2 * MB, bytes.slice(2 * MB)),
    ])
    expect(refused.map(answer => answer.status)).toEqual([503, 503, 503, 503])
    const rows = await listRows(app, 'uploads', { projectId, finishedAt: null })
    expect(rows.map(row => row.id)).toEqual([path.split('/').at(-1)])
    expect(await client.call('dashboard.materials.list', { projectId })).toHaveLength(1)

    proxy.refuse()
    proxy.reconnect()
    expect(await (await client.fetch(`/files/${kept}`)).text()).toBe('già qui')
    const offset = await offsetOf(client, path)
    const id = (await send(client, path, offset, bytes.slice(offset))).headers.get('x-file-id') ?? ''
    const stored = Buffer.from(await (await client.fetch(`/files/${id}`)).arrayBuffer())
    expect(stored.equals(Buffer.from(bytes))).toBe(true)
  },
)
