import { once } from 'node:events'
import {
  get,
  type Server as HttpServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { MINUTE, SECOND } from '../clock.ts'

/**
 * Stops listening without a reset for connections that are still in the accept queue. The system hands them over in
 * order, so once a request of our own is answered, all before it have been accepted. Waits for that `longestMs` at most.
 */
export async function closeGracefully(server: HttpServer, longestMs: number): Promise<void> {
  // A request that is not answered means that there is nothing more to wait for.
  await drainAcceptQueue(server, longestMs).catch(() => undefined)
  // Not `http.Server.close`: it cuts answers whose last bytes are still on their way.
  NetServer.prototype.close.call(server)
  // Requests that just arrived are read in the next turn of the event loop; wait for them too.
  await turn()
  await turn()
}

async function drainAcceptQueue(server: HttpServer, longestMs: number): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address
  const signal = AbortSignal.timeout(longestMs)
  const asking = get({ host, port: address.port, path: '/healthz', agent: false, signal })
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
}

/** Timeouts of a client's requests and pauses. Listening has no limit. */
export interface HttpTimeouts {
  headersMs: number
  bodyMs: number
  /** For one part of an upload, of eight megabytes from our own pages. */
  uploadMs: number
  /** Longer than a balancer keeps a connection: it would send a call into one that is just being closed. */
  idleMs: number
}

export const httpTimeouts: HttpTimeouts = {
  headersMs: 15 * SECOND,
  bodyMs: 30 * SECOND,
  uploadMs: 5 * MINUTE,
  idleMs: 75 * SECOND,
}

/** Left alone, Node looks at its connections only twice a minute. */
const LOOK_EVERY_MS = SECOND

export const serverOptionsOf = ({ headersMs, uploadMs, idleMs }: HttpTimeouts): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: uploadMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: LOOK_EVERY_MS,
})

/** Cuts who sends the body of a call by drops. */
export function endSlowBodies(server: Server, { bodyMs }: Pick<HttpTimeouts, 'bodyMs'>): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || request.url?.startsWith('/uploads')) return
    const timer = setTimeout(() => request.complete || request.destroy(), bodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
