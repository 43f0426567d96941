import { heldBackBy } from 'shared/deliverables/download-permission'
import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { isPaidInFull } from '../../orders/payment/payment-status.service.ts'
import { findProjectOfSent } from '../deliverables/deliverables.repository.ts'
import { listDeliverables } from '../deliverables/deliverables.service.ts'
import type { CommentFile } from '../review/comment-threads.service.ts'
import { assertMayReview } from '../review/review-access.service.ts'
import { insertViewing, type Viewer } from './guest-files.repository.ts'
import { guestFileAddress, mayOpenAttachment } from './guest-files.service.ts'
import type { Guest } from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'media'>

/**
 * What a guest sees: what the project delivers, the versions and what client, team and guests have said on them. Internal notes, rounds and prices are
 * not in it. @throws AppError `NOT_FOUND`.
 */
export async function guestRoom(ports: Ports, guest: Guest) {
  const { id, projectId, name, title, mayComment, mayDownload, expiresAt } = guest
  const { assets, items } = await listDeliverables(ports, { guest }, projectId)
  const isPaid = mayDownload && (await isPaidInFull(ports.db, projectId))
  const at = <Url extends string | null>(url: Url) => guestFileAddress(id, url)
  const withFiles = <Said extends { files: CommentFile[] }>(said: Said) => ({
    ...said,
    files: said.files.map(file => ({
      ...file,
      url: mayOpenAttachment(guest, file.fileType) ? at(file.url) : null,
    })),
  })
  return {
    guest: { id, name, mayComment, mayDownload, expiresAt },
    title,
    assets,
    items: items.map(version => ({
      ...version,
      url: at(version.url),
      posterUrl: at(version.posterUrl),
      media: version.media && {
        ...version.media,
        proxies: version.media.proxies.map(proxy => ({ ...proxy, url: at(proxy.url) })),
        spriteUrl: at(version.media.spriteUrl),
        peaksUrl: at(version.media.peaksUrl),
      },
      comments: version.comments.map(thread => ({
        ...withFiles(thread),
        replies: thread.replies.map(withFiles),
      })),
      mayDownload: mayDownload && heldBackBy({ ...version, isPaidInFull: isPaid }) === null,
    })),
  }
}

/** Writes down that a guest looks at a version. @throws AppError `NOT_FOUND`. */
export async function markSeenByGuest(
  ports: Pick<Platform, 'clock' | 'db' | 'transact'>,
  { id: guestId, projectId }: Guest,
  deliverableId: string,
): Promise<void> {
  if ((await findProjectOfSent(ports.db, deliverableId)) !== projectId) throw new AppError('NOT_FOUND')
  return markSeen(ports, { projectId, deliverableId, viewer: { guestId } })
}

/** Writes down that somebody of the company looks at a version. @throws AppError `NOT_FOUND`. */
export async function markSeenByClient(
  ports: Pick<Platform, 'clock' | 'db' | 'transact'>,
  { member: _, ...client }: Actor,
  deliverableId: string,
): Promise<void> {
  const projectId = orNotFound(await findProjectOfSent(ports.db, deliverableId))
  await assertMayReview(ports, client, projectId)
  return markSeen(ports, { projectId, deliverableId, viewer: { userId: client.userId } })
}

async function markSeen(
  { clock, transact }: Pick<Platform, 'clock' | 'transact'>,
  seen: { projectId: string; deliverableId: string; viewer: Viewer },
): Promise<void> {
  await transact(async (work: Work) => {
    const isFirst = await insertViewing(work.db, { ...seen, now: clock.now() })
    if (isFirst) await emit(work, { type: 'version.seen', projectId: seen.projectId })
  })
}
