import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a body of more than `maxSize` bytes. One that tells its length is not touched, for Node reads no more than
 * was told; the others are counted while they come.
 */
export function bodyWithin(maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(c.req.header('content-length') ?? 0) > maxSize) return refuse(c)
    return next()
  }
}
