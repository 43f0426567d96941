import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { readCalendar } from '../domain/calendar/calendar.service.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'

const fileName = /^([\w-]{43})\.ics$/

/**
 * The private calendar of a member or a client, for programs that know its address and nothing else
 * (docs/decisions/preview-gate.md).
 */
export function calendarRoutes(platform: AppDeps) {
  return new Hono<{ Variables: RequestVariables }>().get('/calendar/:file', async c => {
    const [, token] = fileName.exec(c.req.param('file')) ?? []
    if (!token) throw new AppError('NOT_FOUND')
    return c.body(await readCalendar(platform, c.get('address'), token), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="scadenze.ics"',
      // Asked again every time: an address that has ended must not live on in a cache.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  })
}
