import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../../config/env.ts'
import { sendError, sendErrorAndClose } from './refuse.ts'

/**
 * Refuses a body of more than `maxSize` bytes. A body with Content-Length is checked by its header, since Node reads no
 * more than that. Others are counted while they are read.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: c => sendErrorAndClose(c) })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(c.req.header('content-length') ?? 0) > maxSize) return sendErrorAndClose(c)
    return next()
  }
}

/** Refuses content types other than JSON, which a form of another site could send. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return sendError(c, 'METHOD_NOT_ALLOWED')
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (c.req.method === 'POST' && type !== 'application/json') return sendError(c, 'CONTENT_TYPE')
  return next()
}

/** Refuses a path that cannot be decoded, before another handler tries to. */
export const rejectMalformedPath: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(c.req.path)
  } catch {
    return sendError(c, 'NOT_FOUND')
  }
  return next()
}

/**
 * Refuses a request with more than one `Host` header with 400 (RFC 9112, 3.2). Node keeps only the first, so a proxy
 * may have routed by another one; only the raw headers show it.
 */
export const singleHost: MiddlewareHandler = async (c, next) => {
  // Tests call without a socket, so there are no raw headers.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const raw = incoming?.rawHeaders ?? []
  const hosts = raw.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
  return hosts.length > 1 ? sendError(c, 'INVALID_INPUT') : next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns true for webhooks and one-click unsubscribe. They are verified by a signature and use no session. */
const isSigned = ({ method, path }: { method: string; path: string }): boolean =>
  path.startsWith('/webhooks/') || (path === '/unsubscribe' && method === 'POST')

type OriginConfig = Pick<Config, 'publicUrl' | 'publicUrlGiven' | 'port'>

/**
 * Refuses cross-site requests. `Sec-Fetch-Site` must be `same-origin`; if it is missing, `Origin` must be ours. A
 * request without both comes from no browser and carries no cookies.
 */
export function originCheck(config: OriginConfig): MiddlewareHandler {
  const own = ownOrigins(config)
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || isSigned(c.req)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !own.has(origin))
      return sendError(c, 'CROSS_SITE')
    return next()
  }
}

function ownOrigins({ publicUrl, publicUrlGiven, port }: OriginConfig): Set<string> {
  const origins = new Set([new URL(publicUrl).origin])
  if (!publicUrlGiven) for (const host of ['127.0.0.1', '[::1]']) origins.add(`http://${host}:${port}`)
  return origins
}

/** Sets caching of files with a content hash in their name. */
export function cacheImmutable(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Sets caching of files that keep their name when they change, such as icons and previews of shared links. */
export function cacheForOneDay(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=86400')
}

/** Sets caching of videos and announces ranges, without which players do not seek. */
export function keepSeekable(path: string, c: Context): void {
  cacheForOneDay(path, c)
  c.header('accept-ranges', 'bytes')
}
