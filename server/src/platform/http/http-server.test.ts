import { once } from 'node:events'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { closeGracefully } from './http-server.ts'

const KNOCKS = 200
const LONG_BYTES = 40_000_000
const ENOUGH_MS = 5000

let server: Server
afterEach(() => server.closeAllConnections())

async function listening(answer: RequestListener): Promise<number> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('connections made while the process was busy are accepted and answered', async () => {
  const port = await listening((_request, response) => response.end())
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { port, times: KNOCKS, sent }
  const visitors = new Worker(
    new URL('../../../../tests/support/processes/request-flood-worker.ts', import.meta.url),
    { workerData },
  )
  await once(visitors, 'online')
  // Blocks this thread until all connections wait to be accepted.
  Atomics.wait(sent, 0, 0, ENOUGH_MS)
  const answered = once(visitors, 'message')
  await closeGracefully(server, ENOUGH_MS)
  expect((await answered)[0]).toBe(KNOCKS)
  await visitors.terminate()
})

test('an answer in progress is sent whole, and no new connection accepted', async () => {
  const port = await listening(({ url }, response) =>
    response.end(url === '/long' ? Buffer.alloc(LONG_BYTES) : ''),
  )
  const [answer] = await once(get({ port, host: '127.0.0.1', path: '/long', agent: false }), 'response')
  await closeGracefully(server, ENOUGH_MS)
  let received = 0
  for await (const chunk of answer) received += chunk.length
  expect(received).toBe(LONG_BYTES)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('a server whose address is unreachable from here is closed as well', async () => {
  const port = await listening(() => undefined)
  await closeGracefully(server, 50)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})
