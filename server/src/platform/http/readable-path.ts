import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

/** An address that cannot be decoded leads nowhere; refused before anything tries to read it. */
export const readablePath: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return refuse(c, 'NOT_FOUND')
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
  return hosts.length > 1 ? refuse(c, 'INVALID_INPUT') : next()
}
