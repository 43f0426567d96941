import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { wireBytes } from '../../fuzz-payloads/sockets.ts'
import { hiddenFrom, makeFixtures } from './fixtures.ts'
import { faultsOfResponse } from './oracle.ts'

const fixtures = await makeFixtures()
const hidden = hiddenFrom(fixtures, 'anonymous')

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
