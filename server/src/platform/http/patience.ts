import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import { MINUTE, SECOND } from '../clock.ts'

/** How long a client may take to send what it sends. How long it listens has no limit. */
export interface Patience {
  headersMs: number
  bodyMs: number
  /** For one part of an upload, of eight megabytes from our own pages. */
  uploadMs: number
}

export const patience: Patience = { headersMs: 15 * SECOND, bodyMs: 30 * SECOND, uploadMs: 5 * MINUTE }

/** Left alone, Node looks at its connections only twice a minute. */
const LOOK_EVERY_MS = SECOND

export const serverOptionsOf = ({ headersMs, uploadMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: uploadMs,
  connectionsCheckingInterval: LOOK_EVERY_MS,
})

/** Cuts who sends the body of a call by drops. */
export function endSlowBodies(server: Server, { bodyMs }: Pick<Patience, 'bodyMs'>): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || request.url?.startsWith('/uploads')) return
    const timer = setTimeout(() => request.complete || request.destroy(), bodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
