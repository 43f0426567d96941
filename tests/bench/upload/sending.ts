import { request } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { offsetOf, rawPatchHeaders } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import type { SyntheticFilm } from './synthetic-film.ts'

/** Bytes that the browser sends in one request. */
const CHUNK_BYTES = 8 * 1024 * 1024

interface Sending {
  client: RpcClient
  path: string
  film: SyntheticFilm
}

/** Sends one part, and cuts the connection after `lostAfter` bytes. Returns the status, undefined if it was cut. */
function sendPart(
  { client, path, film }: Sending,
  from: number,
  lostAfter = Number.POSITIVE_INFINITY,
): Promise<number | undefined> {
  const to = Math.min(film.sizeBytes, from + CHUNK_BYTES)
  return new Promise((resolve, reject) => {
    const isCut = lostAfter < to - from
    const sending = request(new URL(path, client.origin), {
      method: 'PATCH',
      headers: rawPatchHeaders(client, from, to - from),
    })
    sending.on('response', answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    const bytes = Readable.from(film.bytes(from, isCut ? from + lostAfter : to))
    if (isCut) {
      sending.on('error', () => resolve(undefined))
      bytes.on('end', () => setTimeout(() => sending.destroy(), 100))
      bytes.pipe(sending, { end: false })
    } else pipeline(bytes, sending, error => error && reject(error))
  })
}

/** Sends a film as the browser does, and resumes at the server's offset after each cut. */
export async function sendFilm(sending: Sending, cutsAt: number[]): Promise<void> {
  const { client, path, film } = sending
  const cuts = [...cutsAt]
  for (let at = 0; at < film.sizeBytes; ) {
    const [cut = Number.POSITIVE_INFINITY] = cuts
    const status = await sendPart(sending, at, cut - at)
    if (status === 204) at = Math.min(film.sizeBytes, at + CHUNK_BYTES)
    else if (status !== undefined) throw new Error(`A part at ${at} was answered ${status}.`)
    else {
      cuts.shift()
      at = await offsetOf(client, path)
    }
  }
}
