import { expect, test } from 'vitest'
import { patterned } from '../../support/builders/sample-files.ts'
import { about, beginUpload, cut, offsetOf, send, textOf } from '../../support/builders/uploads.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { signInToDemo, startDemo, withStartedStore } from '../../support/processes/server-process.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const MB = 1024 * 1024
const bytes = patterned(50 * MB)

async function begun(client: RpcClient): Promise<string> {
  const { id: projectId } = await client.call('dashboard.projects.create', { title: 'Cinquanta mega' })
  const file = textOf(projectId, 'girato.txt')
  return beginUpload(client, file, bytes.length)
}

test('fifty megabytes survive five disconnections and a killed server byte for byte', async () => {
  await withStartedStore(async DATA_DIR => {
    const port = await freePort()
    const start = () => startDemo({ DATA_DIR, LIMITS: 'off' }, port)
    const first = await start()
    const client = await signInToDemo(first)
    const path = await begun(client)
    for (let round = 0; round < 5; round++) {
      await cut(client, path, { bytes, offset: await offsetOf(client, path), after: 7 * MB + round })
    }
    const sending = cut(client, path, { bytes, offset: await offsetOf(client, path), after: 5 * MB })
    await first.signal('SIGKILL')
    await sending

    const second = await start()
    const offset = await offsetOf(client, path)
    expect(offset).toBeGreaterThan(10 * MB)
    expect(offset).toBeLessThan(bytes.length)
    const id = (await send(client, path, offset, bytes.slice(offset))).headers.get('x-file-id') ?? ''
    expect((await about(client, 'HEAD', path)).headers.get('x-file-id')).toBe(id)
    const stored = Buffer.from(await (await client.fetch(`/files/${id}`)).arrayBuffer())
    expect(stored.equals(Buffer.from(bytes))).toBe(true)
    await second.signal('SIGTERM')
  })
})
