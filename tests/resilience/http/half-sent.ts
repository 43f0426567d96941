import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { rawPatchHeaders, send } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

/** Sends an upload in halves: `half` settles when the first is sent, `rest` sends the second and returns the answer. */
export function sendInHalves(client: RpcClient, path: string, bytes: Uint8Array) {
  const middle = bytes.length / 2
  const outgoing = request(new URL(path, client.origin), {
    method: 'PATCH',
    agent: false,
    headers: rawPatchHeaders(client, 0, bytes.length),
  })
  const answered = new Promise<{ status: number; text: string }>(resolve => {
    let isHeard = false
    outgoing.on('response', async answer => {
      isHeard = true
      resolve({ status: answer.statusCode ?? 0, text: await textOf(answer) })
    })
    // A server that refuses early may close the connection before its answer is read. Asking again returns it.
    outgoing.on('error', async () => {
      if (isHeard) return
      const again = await send(client, path, 0, new Uint8Array(1))
      resolve({ status: again.status, text: await again.text() })
    })
  })
  const half = new Promise<void>(resolve => outgoing.write(bytes.subarray(0, middle), () => resolve()))
  return {
    half,
    rest() {
      outgoing.end(bytes.subarray(middle))
      return answered
    },
  }
}
