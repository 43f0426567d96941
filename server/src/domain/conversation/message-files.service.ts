import type { Tx } from '../../platform/db/unit-of-work.ts'
import { type FileOwner, keptIn } from '../../platform/storage/file-owner.ts'
import { withCapability } from '../identity/companies/membership.queries.ts'
import { consumeAttachments } from '../uploads/uploads.service.ts'
import { findSeenMessageFile, insertMessageFiles } from './message-files.repository.ts'

/** Serves attachments of messages under `/files/<id>` to everyone who may see the project. */
export const messageFiles: FileOwner = {
  find: (db, actor, id) => withCapability('follow', () => findSeenMessageFile(db, actor, id)),
  kept: keptIn('messageFiles'),
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
  const files = await consumeAttachments(tx, { uploadIds, kinds: ['message'], projectId, userId })
  await insertMessageFiles(
    tx.db,
    files.map(file => ({ ...file, ...message })),
  )
}
