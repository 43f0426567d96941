import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { beginUpload, offsetOf, rawPatchHeaders } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, figure, report } from '../figures.ts'
import { forgetPeak, memoryOf } from '../memory.ts'
import { readNumbers } from '../options.ts'
import { callAsManager, demoProject, withServer } from '../served.ts'
import { SyntheticFilm } from './synthetic-film.ts'

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
async function sendFilm(sending: Sending, cutsAt: number[]): Promise<void> {
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

const MB = 1024 * 1024
async function hashOfFile(client: RpcClient, path: string): Promise<string> {
  const hash = createHash('sha256')
  const { body } = await client.fetch(path)
  for await (const part of body ?? []) hash.update(part)
  return hash.digest('hex')
}

async function timed<T>(act: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const made = await act()
  return [(performance.now() - began) / 1000, made]
}

/** Announces the upload of a film into one of the demo's projects. */
async function begin(client: RpcClient, film: SyntheticFilm) {
  const projectId = await demoProject(client)
  const file = { kind: 'deliverable', projectId, filename: 'film.mp4', filetype: 'video/mp4' }
  const path = await beginUpload(client, file, film.sizeBytes)
  return { path, uploadId: path.split('/').at(-1) ?? '', projectId }
}

const told = (bytes: number | undefined): string =>
  bytes === undefined ? 'not told' : `${Math.round(bytes / MB)} MB`

function tellSpeed(what: string, sizeBytes: number, seconds: number): void {
  const megabytes = sizeBytes / MB
  console.log(`${megabytes} MB ${what} in ${seconds.toFixed(1)} s: ${(megabytes / seconds).toFixed(0)} MB/s.`)
}

async function upload(origin: string, pid: number, film: SyntheticFilm, cuts: number): Promise<Figure[]> {
  const client = await callAsManager(origin)
  const { path, ...begun } = await begin(client, film)
  const places = Array.from({ length: cuts }, (_, cut) =>
    Math.floor(((cut + 1) / (cuts + 1)) * film.sizeBytes),
  )
  const before = memoryOf(pid)
  forgetPeak(pid)
  const [sending] = await timed(() => sendFilm({ client, path, film }, places))
  tellSpeed(`sent with ${cuts} cuts`, film.sizeBytes, sending)
  const { id } = await client.call('team.deliverables.publish', { ...begun, versionName: 'Prova di carico' })
  const during = memoryOf(pid)
  const [reading, stored] = await timed(() => hashOfFile(client, `/files/${id}`))
  tellSpeed('read back', film.sizeBytes, reading)
  const after = memoryOf(pid)
  const peaks = `at most ${told(during?.peak)} while it came, ${told(after?.peak)} to the end`
  console.log(`The server's memory: ${told(before?.now)} before, ${peaks}.`)
  const equal = stored === film.sha256() ? 1 : 0
  const grown = before && after ? [(after.peak - before.now) / MB] : []
  return [
    figure('bytes equal', '', equal, { atLeast: 1 }),
    ...grown.map(value => figure('memory grown', 'MB', value, { atMost: 256 })),
  ]
}

/** Measures the upload of a film of maximum size over a connection that is cut, and the server's memory. */
export async function benchUpload(options: string[]): Promise<boolean> {
  const { megabytes, cuts } = readNumbers(options, { megabytes: 2048, cuts: 2 })
  const film = new SyntheticFilm(megabytes * MB)
  const figures = await withServer((origin, pid) => upload(origin, pid, film, cuts))
  return report('upload', figures)
}
