import { AppError } from 'shared/errors/app-error'
import type { Database } from '../../../platform/db/store.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { ServedFile } from '../../../platform/storage/file-owner.ts'
import { findSeenCommentFile, isAttachedInPublic } from '../review/comment-attachments.repository.ts'
import { mayOpenAttachment } from '../review/review-access.service.ts'
import { isShownToGuests } from '../versions/deliverables.repository.ts'
import { findVersionFile, originalAccess } from '../versions/version-files.service.ts'
import type { Guest } from './guests.repository.ts'

/**
 * Returns a file of the guest's review: a version (by the rule of `originalAccess`), its poster, a rendition, or an
 * attachment.
 * @throws AppError `NOT_FOUND`, `GUEST_NO_DOWNLOAD`, `NOT_PAID_IN_FULL`, `NOT_APPROVED`.
 */
export async function guestFile(
  db: Database,
  guest: Guest,
  { id, isSaved }: { id: string; isSaved: boolean },
): Promise<ServedFile> {
  const found = await findVersionFile(db, isShownToGuests(guest.projectId), id)
  if (!found) return attachmentOf(db, guest, { id, isSaved })
  const { file, original } = found
  if (!original) return file
  const { blockReason, isViewable } = await originalAccess(db, original)
  if (isSaved || !isViewable) {
    if (!guest.mayDownload) throw new AppError('GUEST_NO_DOWNLOAD')
    if (blockReason) throw new AppError(blockReason)
  }
  return file
}

async function attachmentOf(db: Database, guest: Guest, { id, isSaved }: { id: string; isSaved: boolean }) {
  const isSeen = isShownToGuests(guest.projectId, isAttachedInPublic)
  const file = ensureFound(await findSeenCommentFile(db, isSeen, id))
  if (!mayOpenAttachment({ guest }, file.type) || (isSaved && !guest.mayDownload))
    throw new AppError('GUEST_NO_DOWNLOAD')
  return file
}
