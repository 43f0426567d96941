import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.ts'

/** Calls carry JSON only: every other content type could be sent by a form of another site. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'POST'].includes(c.req.method)) return refuse(c, 'METHOD_NOT_ALLOWED')
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (c.req.method === 'POST' && type !== 'application/json') return refuse(c, 'CONTENT_TYPE')
  return next()
}
