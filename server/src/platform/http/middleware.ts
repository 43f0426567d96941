import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../../config/env.ts'
import { sendError } from './refuse.ts'

/**
 * Refuses a body of more than `maxSize` bytes. One that tells its length is not touched, for Node reads no more than
 * was told; the others are counted while they come.
 */
export function limitBody(maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(c.req.header('content-length') ?? 0) > maxSize) return refuse(c)
    return next()
  }
}

/** Calls carry JSON only: every other content type could be sent by a form of another site. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return sendError(c, 'METHOD_NOT_ALLOWED')
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (c.req.method === 'POST' && type !== 'application/json') return sendError(c, 'CONTENT_TYPE')
  return next()
}

/** An address that cannot be decoded leads nowhere; refused before anything tries to read it. */
export const rejectMalformedPath: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return sendError(c, 'NOT_FOUND')
  }
  return next()
}

/**
 * Refuses a request with more than one `Host` header with 400 (RFC 9112, 3.2). Node keeps the first and drops the others,
 * so a proxy in front may have routed by another one; only the raw headers show it.
 */
export const singleHost: MiddlewareHandler = async (c, next) => {
  // Without a socket, as in tests, there are no raw headers.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const raw = incoming?.rawHeaders ?? []
  const hosts = raw.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
  return hosts.length > 1 ? sendError(c, 'INVALID_INPUT') : next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Webhooks and the link of a mail are proved by their signature, and act for nobody who is signed in. */
const isSigned = ({ method, path }: { method: string; path: string }): boolean =>
  path.startsWith('/webhooks/') || (path === '/unsubscribe' && method === 'POST')

/**
 * Refuses what another site makes a browser send: with `Sec-Fetch-Site` it must be `same-origin`, else with `Origin` an
 * own origin; with neither it is no browser, and carries nobody's cookies.
 */
export function originCheck(
  config: Pick<Config, 'publicUrl' | 'publicUrlGiven' | 'port'>,
  refuse: (c: Context) => Response,
): MiddlewareHandler {
  const own = ownOrigins(config)
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || isSigned(c.req)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    if (site !== undefined ? site !== 'same-origin' : origin !== undefined && !own.has(origin))
      return refuse(c)
    return next()
  }
}

function ownOrigins({ publicUrl, publicUrlGiven, port }: Parameters<typeof originCheck>[0]): Set<string> {
  const origins = new Set([new URL(publicUrl).origin])
  if (!publicUrlGiven) for (const host of ['127.0.0.1', '[::1]']) origins.add(`http://${host}:${port}`)
  return origins
}

/** For files whose name carries a hash of their content. */
export function cacheImmutable(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** For files that keep their name when their content changes: icons, pictures of shared links. */
export function cacheForOneDay(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=86400')
}

/** For videos: players jump in them only where they are told that parts can be had. */
export function keepSeekable(path: string, c: Context): void {
  cacheForOneDay(path, c)
  c.header('accept-ranges', 'bytes')
}
