import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import { MINUTE, SECOND } from '../clock.ts'

/** How long a client may take to send what it sends, and be silent between. How long it listens has no limit. */
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
