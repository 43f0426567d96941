import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { type WireRequest, wireRequests } from '../../fuzz-payloads/protocol.ts'
import { wireBytes } from '../../fuzz-payloads/sockets.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { stateOf } from '../authorisation/table-hashes.ts'
import { hiddenFrom, makeFixtures } from './fixtures.ts'
import { faultsOfCall, faultsOfResponse } from './oracle.ts'

const fixtures = await makeFixtures()
const hidden = hiddenFrom(fixtures, 'anonymous')

/** Status codes without a body: Node and the adapter answer invalid requests so; HEAD never has a body. */
const BARE = [204, 400, 431]

/** Returns whether a field of the called procedures has this name. */
const isField = (name: string) => /^(_|name|email|message|company|requestId|cursor|limit)$/.test(name)

test.each(wireRequests)('$what', async request => {
  expect(await faultsOf(fixtures.app.visitor(), request)).toEqual([])
})

async function faultsOf(caller: RpcClient, { path, method = 'GET', headers, body }: WireRequest) {
  const answer = await caller.fetch(path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  const { status } = answer
  const text = await answer.text()
  const faults = faultsOfResponse(status, text, hidden)
  if (text === '')
    return BARE.includes(status) || method === 'HEAD' ? faults : [...faults, `${status} says nothing`]
  const parts = JSON.parse(text) as unknown
  const single = Array.isArray(parts) ? {} : { status: status === 200 ? 200 : status }
  return [...faults, ...[parts].flat().flatMap(part => faultsOfCall(part, { isField, hidden, ...single }))]
}

test.each([
  ['a batch too long', `/trpc/${Array.from({ length: 11 }, () => 'auth.session').join(',')}?batch=1`],
  ['a batch of mixed types', '/trpc/auth.session,auth.signOut?batch=1'],
  ['a stream in a batch', '/trpc/live.events?batch=1'],
])('%s is refused with its request id', async (_, path) => {
  const answer = await fixtures.app.visitor().fetch(path)
  const { error } = (await answer.json()) as { error: { data: { appCode: string; requestId: string } } }
  expect([answer.status, error.data.appCode]).toEqual([400, 'INVALID_INPUT'])
  expect(error.data.requestId).toBe(answer.headers.get('x-request-id'))
})

test('none of these calls changes anything, except for valid messages', async () => {
  const before = await stateOf(fixtures.app.context)
  for (const request of wireRequests.filter(({ method }) => method !== 'POST'))
    await fixtures.app.visitor().fetch(request.path, {
      method: request.method ?? 'GET',
      ...(request.headers && { headers: request.headers }),
    })
  expect(await stateOf(fixtures.app.context)).toEqual(before)
})

/** Status of a page while the client is not built. */
const UNBUILT = 503

test.each(wireBytes)('$what', async ({ bytes, answered }) => {
  const text = await exchange(bytes)
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(text)?.[1] ?? 0)
  expect(answered.length === 0 ? [0] : answered, text.slice(0, 300)).toContain(status)
  expect(faultsOfResponse(status === UNBUILT ? 200 : status, text, hidden)).toEqual([])
})

/** Writes bytes to the server. Reads until it closes the connection or has answered. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(fixtures.app.origin)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', data => {
      text += data
      if (/^HTTP\/1\.1 (101|4\d\d) /.test(text)) socket.end()
    })
    // A server that closes with unread input resets the connection; text received before counts.
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
    socket.setTimeout(5000, () => reject(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 200))}`)))
  })
}

test('the server is ready after all connections', async () => {
  expect((await fixtures.app.visitor().fetch('/readyz')).status).toBe(200)
})
