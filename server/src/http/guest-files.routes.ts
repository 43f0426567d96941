import { Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import { guestFile } from '../domain/studio/guests/guest-files.service.ts'
import { requireGuest } from '../domain/studio/guests/guest-visit.service.ts'
import { whileStanding } from '../domain/studio/guests/while-standing.service.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import { sendFile, tagOf } from '../platform/http/send-file.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * The files of a review for its guests, by the cookie that their link has given the browser: nothing else opens them, and
 * they end with the link (docs/decisions/review-guests.md). `?download` to save the version itself.
 */
export function guestFileRoutes(platform: Platform) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/guest-files/:guestId/:id', async c => {
    const { guestId, id } = c.req.param()
    const guest = await requireGuest(platform, c.req.header('cookie'), { guestId })
    if (!uuidField().safeParse(id).success) throw new AppError('NOT_FOUND')
    const isSaved = c.req.query('download') !== undefined
    const file = await guestFile(platform.db, guest, { id, isSaved })
    return whileStanding(
      platform,
      guest,
      await sendFile(c, platform.storage, { ...file, isSaved, tag: tagOf(id, file) }),
    )
  })
  return app
}
