import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import { deliveryOf } from '../domain/studio/assets/delivery.service.ts'
import { contentDisposition } from '../platform/http/content-disposition.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { Platform } from '../platform/platform.ts'
import { zipLength, zipOf } from '../platform/zip/zip.ts'
import { requireActor } from './require-actor.ts'

/** All that a project has delivered, as one archive, for its clients once it is paid and the team that made it. */
export function deliveryRoutes(platform: Platform) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/documents/consegna.zip', async c => {
    const actor = await requireActor(platform, c)
    const id = uuidField().safeParse(c.req.query('project'))
    if (!id.success) throw new AppError('NOT_FOUND')
    const { fileName, entries } = await deliveryOf(platform, actor, id.data)
    return c.body(zipOf(entries), 200, {
      'content-type': 'application/zip',
      'content-length': String(zipLength(entries)),
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
    })
  })
  return app
}
