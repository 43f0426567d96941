import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { getFile } from '../domain/files/files.service.ts'
import { smallVersionOf } from '../domain/files/small-version.service.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import { sendFile, tagOf } from '../platform/http/send-file.ts'
import type { Platform } from '../platform/platform.ts'
import { requireActor } from './require-actor.ts'

/**
 * Serves uploaded files to their owner and the team that works for them; `?size=small` is for previews of pictures,
 * `?download` to save. A file that is held back (`NOT_PAID_IN_FULL`, `NOT_APPROVED`) is not saved, and shown only where
 * its owner says so (`isViewable`).
 */
export function fileRoutes(platform: Platform) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/files/:id', async c => {
    const id = c.req.param('id')
    const file = await getFile(platform, await requireActor(platform, c), id)
    const isSaved = c.req.query('download') !== undefined
    if (file.heldBackBy && (isSaved || !file.isViewable)) throw new AppError(file.heldBackBy)
    const small = c.req.query('size') === 'small'
    const served = small ? await smallVersionOf(platform, file) : file
    return sendFile(c, platform.storage, { ...served, isSaved, tag: small ? `${id}-small` : tagOf(id, file) })
  })
  return app
}
