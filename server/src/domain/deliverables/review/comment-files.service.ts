import type { CompanyCapability } from 'shared/companies/hat'
import { hasRoomForFiles } from 'shared/deliverables/comments'
import { AppError } from 'shared/errors/app-error'
import { idsOf } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { type FileOwner, keptIn } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { withCapability } from '../../identity/companies/membership.queries.ts'
import { assertRoomFor } from '../../materials/materials.service.ts'
import { lockVisibleProject, onSideOf } from '../../projects/team-projects.service.ts'
import { consumeAttachments } from '../../uploads/uploads.service.ts'
import { isShownTo } from '../versions/deliverables.repository.ts'
import {
  deleteCommentFiles,
  findSeenCommentFile,
  insertCommentFiles,
  isAttachedInPublic,
  listCommentFiles,
} from './comment-attachments.repository.ts'
import type { CommentFile } from './comment-threads.service.ts'
import { type Comment, findComment } from './comments.repository.ts'
import { fileAddressFor, mayOpenAttachment, type Reviewer } from './review-access.service.ts'

/**
 * Serves attachments of comments under `/files/<id>`; those of internal comments, and of comments on an unsent version,
 * only to the project's team.
 */
export const commentFiles: FileOwner = {
  find: (db, actor, id) =>
    withCapability('review', () => findSeenCommentFile(db, isShownTo(actor, isAttachedInPublic), id)),
  kept: keptIn('commentFiles'),
}

const uploadsOf = (capability: CompanyCapability): UploadOwner => ({
  async admit(tx, actor, { projectId, sizeBytes }) {
    if (!projectId) throw new AppError('NOT_FOUND')
    const project = await withCapability(capability, () => lockVisibleProject(tx, actor, projectId))
    // Files of the team do not count against the client's quota.
    const { member } = await onSideOf(tx, actor, projectId)
    if (!member) await assertRoomFor(tx, project.companyId, sizeBytes)
  },
})

export const commentUploads = uploadsOf('review')

/** Uploads of client and team for a message of the conversation. */
export const messageUploads = uploadsOf('follow')

interface Attached {
  uploadIds: readonly string[]
  fromTeam: boolean
  now: Date
}

interface Place {
  commentId: string
  projectId: string
  userId: string
}

/**
 * Attaches finished uploads to a comment. Returns their names.
 * @throws AppError `ATTACHMENT_GONE` if one is missing.
 */
export async function attachFiles(tx: Tx, to: Place, { uploadIds, fromTeam, now: createdAt }: Attached) {
  const { userId, projectId } = to
  const files = await consumeAttachments(tx, { uploadIds, kinds: ['comment-file'], projectId, userId })
  await insertCommentFiles(
    tx.db,
    files.map(file => ({ ...file, ...to, fromTeam, createdAt })),
  )
  return files.map(({ fileName }) => fileName)
}

/**
 * Deletes files of a comment with their bytes, and attaches others. Files carried over belong to the earlier comment
 * and stay. Files that are already deleted or attached are ignored, so that the call can be repeated.
 * @returns the names of both. @throws AppError `INVALID_INPUT` for too many files, `ATTACHMENT_GONE`.
 */
export async function changeFiles(
  tx: Tx,
  comment: Comment,
  { projectId, userId }: Omit<Place, 'commentId'>,
  { removedFileIds, ...attached }: Attached & { removedFileIds: readonly string[] },
): Promise<{ added: string[]; removed: string[] }> {
  if (removedFileIds.length + attached.uploadIds.length === 0) return { added: [], removed: [] }
  const gone = await deleteCommentFiles(tx.db, comment.id, removedFileIds)
  const staying = await listCommentFiles(tx.db, await formersOf(tx, comment))
  const uploadIds = attached.uploadIds.filter(id => !staying.some(file => file.id === id))
  if (!hasRoomForFiles({ staying: staying.length, added: uploadIds.length }))
    throw new AppError('INVALID_INPUT', { fields: { uploadIds: 'TOO_LONG' } })
  const added = await attachFiles(
    tx,
    { commentId: comment.id, projectId, userId },
    { ...attached, uploadIds },
  )
  await enqueueFileRemoval(
    tx,
    gone.map(({ filePath }) => filePath),
  )
  return { added, removed: gone.map(({ fileName }) => fileName) }
}

/** Returns the ids of a comment and of those it was carried over from, as far as they exist. */
async function formersOf(tx: Tx, { id, carriedFrom }: Comment): Promise<string[]> {
  const former = carriedFrom && (await findComment(tx.db, carriedFrom, true))
  return former ? [id, ...(await formersOf(tx, former))] : [id]
}

/** Returns a function that lists the files of a comment, including those of the comments it was carried over from. */
export async function createCommentFilesResolver(
  { db }: { db: Database },
  actor: Reviewer,
  comments: readonly Pick<Comment, 'id' | 'carriedFrom'>[],
): Promise<(comment: Pick<Comment, 'id'>) => CommentFile[]> {
  const formerOf = new Map(comments.map(({ id, carriedFrom }) => [id, carriedFrom]))
  const chainOf = (id: string): string[] => {
    const former = formerOf.get(id)
    return former ? [id, ...chainOf(former)] : [id]
  }
  const files = await listCommentFiles(db, idsOf(comments))
  const addressOf = fileAddressFor(actor)
  return ({ id }) => {
    const chain = chainOf(id)
    return files
      .filter(({ commentId }) => chain.includes(commentId))
      .map(({ commentId, ...file }) => ({
        ...file,
        url: mayOpenAttachment(actor, file.fileType) ? addressOf(file.id) : null,
        isCarried: commentId !== id,
      }))
  }
}
