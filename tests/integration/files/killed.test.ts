import { expect, test } from 'vitest'
import { patterned } from '../../support/builders/sample-files.ts'
import { about, beginUpload, cut, offsetOf, send, textOf } from '../../support/builders/uploads.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess, withStartedStore } from '../../support/processes/server-process.ts'
import { RpcClient } from '../../support/rpc-client.ts'

const MB = 1024 * 1024
const bytes = patterned(50 * MB)

async function signedIn(origin: string): Promise<RpcClient> {
  const client = new RpcClient(origin)
  await client.call('auth.signIn', { email: 'cliente@demo.example', password: 'Demo-Cliente-2026' })
  return client
}

async function begun(client: RpcClient): Promise<string> {
  const { id: projectId } = await client.call('dashboard.projects.create', { title: 'Cinquanta mega' })
  const file = textOf(projectId, 'girato.txt')
  return beginUpload(client, file, bytes.length)
}

test('fifty megabytes survive five disconnections and a killed server byte for byte', async () => {
  await withStartedStore(async DATA_DIR => {
    const port = await freePort()
    const start = async () => {
      const server = new ServerProcess({ DATA_DIR, LIMITS: 'off' }, port)
      await server.ready()
      // The demo's users exist once their addresses are printed.
      await expect.poll(() => server.output).toContain('cliente@demo.example')
      return server
    }
    const first = await start()
    const client = await signedIn(first.origin)
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
