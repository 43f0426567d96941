import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { readCalendar } from '../domain/calendar/calendar.service.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'

const fileName = /^([\w-]{43})\.ics$/

/**
 * Serves the private calendar feed of a member or a client; the secret token in the path authorises
 * (docs/decisions/preview-gate.md).
 */
export function calendarRoutes(platform: AppDeps) {
  return new Hono<{ Variables: RequestVariables }>().get('/calendar/:file', async c => {
    const [, token] = fileName.exec(c.req.param('file')) ?? []
    if (!token) throw new AppError('NOT_FOUND')
    return c.body(await readCalendar(platform, c.get('address'), token), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="scadenze.ics"',
      // Revalidated each time, so that a revoked feed disappears from caches.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  })
}
