import { AppError } from 'shared/errors/app-error'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { FileOwner } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { assertRoomFor } from '../../materials/materials.service.ts'
import { takeFinishedUpload } from '../../uploads/uploads.service.ts'
import { fileAddress } from '../deliverables/version-media.service.ts'
import {
  findSeenCommentFile,
  insertCommentFiles,
  listCommentFiles,
  listCommentPaths,
  listPathsOfThread,
  listPathsOfVersion,
  lockVisibleProject,
} from './comment-files.repository.ts'
import type { CommentFile } from './comment-threads.service.ts'
import type { Comment } from './comments.repository.ts'

/** What went with comments under `/files/<id>`; with internal ones for the project's team alone. */
export const commentFiles: FileOwner = {
  async find(db, actor, id) {
    const file = await findSeenCommentFile(db, actor, id)
    return file && { path: file.filePath, type: file.fileType, name: file.fileName }
  },
  kept: listCommentPaths,
}

/** Uploads by client and team, which wait until a comment takes them along. */
export const commentUploads: UploadOwner = {
  async admit(work, actor, { projectId, ...bytes }) {
    const project = projectId && (await lockVisibleProject(work.db, actor, projectId))
    if (!project) throw new AppError('NOT_FOUND')
    // The team's own are not what a client has room for.
    if (!actor.member) await assertRoomFor(work, project.companyId, bytes)
  },
}

interface Attached {
  uploadIds: readonly string[]
  fromTeam: boolean
  now: Date
}

/** Makes finished uploads go with a comment. @throws AppError `ATTACHMENT_GONE` for one that is not there any more. */
export async function attachFiles(
  work: Work,
  to: { commentId: string; projectId: string; userId: string },
  { uploadIds, fromTeam, now: createdAt }: Attached,
): Promise<void> {
  const { userId, projectId } = to
  const files = []
  for (const uploadId of uploadIds) {
    const taken = await takeFinishedUpload(work, {
      uploadId,
      kinds: ['comment-file'],
      projectId,
      userId,
    }).catch(toGone)
    const { fileName, fileType, fileSize, filePath } = taken
    files.push({ id: uploadId, ...to, fromTeam, fileName, fileType, fileSize, filePath, createdAt })
  }
  await insertCommentFiles(work.db, files)
}

function toGone(error: unknown): never {
  throw error instanceof AppError && error.code === 'NOT_FOUND' ? new AppError('ATTACHMENT_GONE') : error
}

/** Where the bytes lie that go with a comment and the answers to it. */
export const pathsOfThread = ({ db }: Pick<Work, 'db'>, commentId: string): Promise<string[]> =>
  listPathsOfThread(db, commentId)

/** Where the bytes lie that go with all comments on a version. */
export const pathsOfVersion = ({ db }: Pick<Work, 'db'>, deliverableId: string): Promise<string[]> =>
  listPathsOfVersion(db, deliverableId)

/** What went with each of some comments; one that was carried over has what the first one had. */
export async function filesOfComments(
  { db }: { db: Database },
  comments: readonly Pick<Comment, 'id' | 'carriedFrom'>[],
): Promise<(comment: Pick<Comment, 'id'>) => CommentFile[]> {
  const formerOf = new Map(comments.map(({ id, carriedFrom }) => [id, carriedFrom]))
  const firstOf = (id: string): string => {
    const former = formerOf.get(id)
    return former ? firstOf(former) : id
  }
  const files = await listCommentFiles(
    db,
    comments.map(({ id }) => id),
  )
  return ({ id }) =>
    files
      .filter(({ commentId }) => commentId === firstOf(id))
      .map(({ commentId: _, ...file }) => ({ ...file, url: fileAddress(file.id) }))
}
