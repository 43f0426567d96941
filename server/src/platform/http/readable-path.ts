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
