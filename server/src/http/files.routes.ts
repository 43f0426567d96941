import { type Context, Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import { deliveryOf } from '../domain/deliverables/assets/delivery.service.ts'
import { closeForGuest } from '../domain/deliverables/guests/guest-access.service.ts'
import { guestFile } from '../domain/deliverables/guests/guest-files.service.ts'
import { requireGuest } from '../domain/deliverables/guests/guests.service.ts'
import { getFile } from '../domain/files/files.service.ts'
import { smallVersionOf } from '../domain/files/thumbnail.service.ts'
import { accessRoomOf, withCapability } from '../domain/identity/companies/membership.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import { closeWhenRevoked } from '../platform/http/revocable.ts'
import { contentDisposition, sendFile, tagOf } from '../platform/http/send-file.ts'
import type { AppDeps } from '../platform/platform.ts'
import { zipLength, zipOf } from '../platform/zip/zip.ts'
import { requireActor } from './require-actor.ts'

/**
 * Serves the files of a review to its guests, authorised by the cookie of their link until it ends
 * (docs/decisions/review-guests.md). `?download` downloads the version.
 */
export function guestFileRoutes(platform: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/guest-files/:guestId/:id', async c => {
    const { guestId, id } = c.req.param()
    const guest = await requireGuest(platform, c.req.header('cookie'), { guestId })
    if (!uuidField().safeParse(id).success) throw new AppError('NOT_FOUND')
    const isSaved = c.req.query('download') !== undefined
    return closeForGuest(platform, guest, async () => {
      const file = await guestFile(platform.db, guest, { id, isSaved })
      return sendFile(c, platform.storage, { ...file, isSaved, tag: tagOf(id, file) })
    })
  })
  return app
}

/**
 * Sends what `look` finds for the signed-in user. The answer is cut off as soon as the user has lost the session,
 * company or role that allowed it: `look`, called again with the user's present rights, throws an AppError.
 */
async function sendWhileAllowed<Found>(
  platform: AppDeps,
  c: Context,
  look: (actor: Actor) => Promise<Found>,
  send: (found: Found) => Promise<Response> | Response,
): Promise<Response> {
  const actor = await requireActor(platform, c)
  const isStillAllowed = async () => {
    try {
      await look(await requireActor(platform, c))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
  return closeWhenRevoked(platform.live, { room: accessRoomOf(actor.userId), isStillAllowed }, async () =>
    send(await look(actor)),
  )
}

/** Serves all deliverables of a project as a zip archive: to the team, and to the client once paid. */
export function deliveryRoutes(platform: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/documents/consegna.zip', c => {
    const id = uuidField().safeParse(c.req.query('project'))
    const look = async (actor: Actor) => {
      if (!id.success) throw new AppError('NOT_FOUND')
      return withCapability('review', () => deliveryOf(platform, actor, id.data))
    }
    return sendWhileAllowed(platform, c, look, ({ fileName, entries }) =>
      c.body(zipOf(entries), 200, {
        'content-type': 'application/zip',
        'content-length': String(zipLength(entries)),
        'content-disposition': contentDisposition('attachment', fileName),
        'cache-control': 'private, no-store',
      }),
    )
  })
  return app
}

/**
 * Serves uploaded files to their owner and to the team. `?size=small` returns a thumbnail, `?download` downloads. A
 * blocked file (`NOT_PAID_IN_FULL`, `NOT_APPROVED`) cannot be downloaded, and is shown only if `isViewable`.
 */
export function fileRoutes(platform: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/files/:id', c => {
    const id = c.req.param('id')
    const isSaved = c.req.query('download') !== undefined
    const look = (actor: Actor) => getFile(platform, actor, id)
    return sendWhileAllowed(platform, c, look, async file => {
      if (file.blockReason && (isSaved || !file.isViewable)) throw new AppError(file.blockReason)
      const small = c.req.query('size') === 'small'
      const served = small ? await smallVersionOf(platform, file) : file
      const tag = tagOf(id, file)
      return sendFile(c, platform.storage, { ...served, isSaved, tag: small ? `${tag}-small` : tag })
    })
  })
  return app
}
