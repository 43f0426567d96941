import type { Actor } from '../../platform/actor.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { servedColumns } from '../../platform/storage/file-owner.ts'
import { isVisible } from '../projects/visibility.queries.ts'

export async function insertMessageFiles(db: Database, files: NewRow<'messageFiles'>[]): Promise<void> {
  if (files.length > 0) await db.insertInto('messageFiles').values(files).execute()
}

/** Lists the attachments of some messages, sorted by name. */
export function listMessageFiles(db: Database, messageIds: string[]) {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('messageFiles')
    .select(['id', 'messageId', 'fileName', 'fileType', 'fileSize'])
    .where('messageId', 'in', messageIds)
    .orderBy('fileName')
    .orderBy('id')
    .execute()
}

/** Deletes the attachments of a message. Returns their storage paths. */
export async function deleteMessageFiles(db: Database, messageId: string): Promise<string[]> {
  const files = await db
    .deleteFrom('messageFiles')
    .where('messageId', '=', messageId)
    .returning('filePath')
    .execute()
  return files.map(({ filePath }) => filePath)
}

export const findSeenMessageFile = (db: Database, actor: Actor, id: string) =>
  db
    .selectFrom('messageFiles')
    .innerJoin('projects', 'projects.id', 'messageFiles.projectId')
    .select(servedColumns)
    .where('messageFiles.id', '=', id)
    .where(isVisible(actor))
    .executeTakeFirst()
