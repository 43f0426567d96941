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
 * Stops listening without resetting connections in the accept queue. The system accepts in order: once a request of our
 * own is answered, all earlier ones are accepted. Waits at most `longestMs` for that.
 */
export async function closeGracefully(server: HttpServer, longestMs: number): Promise<void> {
  // If our request fails, there is nothing left to wait for.
  await drainAcceptQueue(server, longestMs).catch(() => undefined)
  // `http.Server.close` would cut answers whose last bytes are not sent yet.
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

/** Timeouts of requests and idle connections. Sending an answer has no limit. */
export interface HttpTimeouts {
  headersMs: number
  bodyMs: number
  /** Limit for one part of an upload; our pages send parts of eight megabytes. */
  uploadMs: number
  /** Longer than a load balancer keeps a connection. Otherwise it could send a request into a closing one. */
  idleMs: number
}

export const httpTimeouts: HttpTimeouts = {
  headersMs: 15 * SECOND,
  bodyMs: 30 * SECOND,
  uploadMs: 5 * MINUTE,
  idleMs: 75 * SECOND,
}

/** Interval of checks for timeouts; Node's default is 30 s. */
const LOOK_EVERY_MS = SECOND

export const serverOptionsOf = ({ headersMs, uploadMs, idleMs }: HttpTimeouts): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: uploadMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: LOOK_EVERY_MS,
})

/** Destroys a request whose body takes longer than `bodyMs`; uploads are excluded. */
export function endSlowBodies(server: Server, { bodyMs }: Pick<HttpTimeouts, 'bodyMs'>): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || request.url?.startsWith('/uploads')) return
    const timer = setTimeout(() => request.complete || request.destroy(), bodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
