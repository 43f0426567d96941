import { AppError } from 'shared/errors/app-error'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { FileOwner } from '../../platform/storage/file-owner.ts'
import { withCapability } from '../identity/companies/membership.queries.ts'
import { consumeUpload } from '../uploads/uploads.service.ts'
import { findSeenMessageFile, insertMessageFiles, listMessagePaths } from './message-files.repository.ts'

/** Serves attachments of messages under `/files/<id>` to everyone who may see the project. */
export const messageFiles: FileOwner = {
  async find(db, actor, id) {
    const file = await withCapability('follow', () => findSeenMessageFile(db, actor, id))
    return file && { path: file.filePath, type: file.fileType, name: file.fileName }
  },
  kept: listMessagePaths,
}

/**
 * Attaches finished uploads of the author and the project to a message.
 * @throws AppError `ATTACHMENT_GONE` for an upload that is missing, already used, or of another project.
 */
export async function attachToMessage(
  tx: Tx,
  message: { messageId: string; projectId: string; userId: string; fromTeam: boolean; createdAt: Date },
  uploadIds: readonly string[],
): Promise<void> {
  const { projectId, userId } = message
  const files = []
  for (const uploadId of uploadIds) {
    const taken = await consumeUpload(tx, { uploadId, kinds: ['message'], projectId, userId }).catch(
      error => {
        throw error instanceof AppError && error.code === 'NOT_FOUND'
          ? new AppError('ATTACHMENT_GONE')
          : error
      },
    )
    const { fileName, fileType, fileSize, filePath } = taken
    files.push({ id: uploadId, ...message, fileName, fileType, fileSize, filePath })
  }
  await insertMessageFiles(tx.db, files)
}
