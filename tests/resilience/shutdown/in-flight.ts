import { Agent, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { beginUpload, rawPatchHeaders, textOf, uploadMaterial } from '../../support/builders/uploads.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const UPLOAD_BYTES = 1_000_000
const PIECES = 10
const PIECE_EVERY_MS = 100
/** Size beyond the buffers of both ends of a connection. */
const DOWNLOAD_BYTES = 16_000_000
const SIP_BYTES = 2_000_000
const SIP_EVERY_MS = 100

/** Request in flight. */
export interface Sending {
  /** Promise that settles once the request is under way. */
  sent: Promise<void>
  /** Status, 0 if the connection was cut. */
  answered: Promise<number>
}

function sending(url: URL, method: string, headers: Record<string, string | number>) {
  const outgoing = request(url, { method, headers, agent: false })
  const answered = new Promise<number>(resolve => {
    outgoing.on('response', answer => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0))
    })
    outgoing.on('error', () => resolve(0))
  })
  const write = (bytes: Uint8Array) => new Promise<void>(resolve => outgoing.write(bytes, () => resolve()))
  const end = () => {
    outgoing.end()
  }
  return { answered, write, end }
}

/** Sends a form from its own address, because production limits the rate per address. */
export function submit(origin: string, index: number): Sending {
  const body = JSON.stringify({ name: 'Ada', email: `flying-${index}@example.com`, message: 'Ciao' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `198.51.100.${index}`,
  }
  const { answered, write, end } = sending(new URL('/trpc/publicForms.contact', origin), 'POST', headers)
  return { answered, sent: write(Buffer.from(body)).then(end) }
}

/** Announces an upload. Returns its path. */
export async function begin(client: RpcClient, projectId: string): Promise<string> {
  const file = textOf(projectId)
  return beginUpload(client, file, UPLOAD_BYTES)
}

/** Sends the bytes of an upload in pieces over a second. */
export function sendSlowly(client: RpcClient, path: string): Sending {
  const headers = rawPatchHeaders(client, 0, UPLOAD_BYTES)
  const { answered, write, end } = sending(new URL(path, client.origin), 'PATCH', headers)
  const piece = Buffer.alloc(UPLOAD_BYTES / PIECES, 'ciao ')
  const rest = async () => {
    for (let index = 1; index < PIECES; index++) {
      await pause(PIECE_EVERY_MS)
      await write(piece)
    }
    end()
  }
  const sent = write(piece)
  void sent.then(rest)
  return { answered, sent }
}

/** Uploads a long file. Returns its path for download. */
export async function uploadLargeFile(client: RpcClient, projectId: string): Promise<string> {
  const file = { filename: 'lungo.txt', filetype: 'text/plain' }
  const bytes = new Uint8Array(DOWNLOAD_BYTES).fill(65)
  return `/files/${await uploadMaterial(client, projectId, file, bytes)}`
}

/** Downloads the long file over a second. Answers 200 if all of it arrived, else 0. */
export function fetchSlowly(client: RpcClient, path: string): Sending {
  const headers = { cookie: client.jar.header }
  const asked = new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, client.origin), { headers, agent: false }, resolve).on('error', reject)
  })
  const whole = async () => {
    let received = 0
    let sips = 0
    for await (const chunk of await asked) {
      received += chunk.length
      if (received < (sips + 1) * SIP_BYTES) continue
      sips++
      await pause(SIP_EVERY_MS)
    }
    return received === DOWNLOAD_BYTES ? 200 : 0
  }
  return { sent: asked.then(() => undefined), answered: whole().catch(() => 0) }
}

/** Repeats requests on one connection until an answer announces its close. */
export function keepAsking(origin: string): Sending {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(new URL('/healthz', origin), { agent }, answer => {
        answer.resume().on('end', () => resolve(answer))
      }).on('error', reject)
    })
  const first = ask()
  const untilLast = async () => {
    let answer = await first
    while (answer.headers.connection !== 'close') answer = await ask()
    return answer.statusCode ?? 0
  }
  const answered = untilLast()
    .catch(() => 0)
    .finally(() => agent.destroy())
  return { sent: first.then(() => undefined), answered }
}
