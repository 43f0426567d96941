import { type RawBuilder, sql } from 'kysely'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { servedColumns } from '../../../platform/storage/file-owner.ts'

export async function insertCommentFiles(db: Database, files: NewRow<'commentFiles'>[]): Promise<void> {
  if (files.length > 0) await db.insertInto('commentFiles').values(files).execute()
}

const withComment = (db: Database) =>
  db
    .selectFrom('commentFiles')
    .innerJoin('deliverableComments', 'deliverableComments.id', 'commentFiles.commentId')

export function listCommentFiles(db: Database, commentIds: string[]) {
  if (commentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('commentFiles')
    .select(['id', 'commentId', 'fileName', 'fileType', 'fileSize'])
    .where('commentId', 'in', commentIds)
    .orderBy('fileName')
    .orderBy('id')
    .execute()
}

/** Deletes some files of a comment. Returns the deleted ones. */
export function deleteCommentFiles(db: Database, commentId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .deleteFrom('commentFiles')
    .where('commentId', '=', commentId)
    .where('id', 'in', ids)
    .returning(['fileName', 'filePath'])
    .execute()
}

/** SQL condition: attachments of public comments on sent versions. */
export const isAttachedInPublic = sql<boolean>`(not deliverable_comments.internal
  and exists (select from deliverables where id = deliverable_comments.deliverable_id and is_sent))`

/** Finds the attachment of a comment, if it fulfils a condition. */
export function findSeenCommentFile(db: Database, isSeen: RawBuilder<boolean>, id: string) {
  return withComment(db)
    .innerJoin('projects', 'projects.id', 'commentFiles.projectId')
    .select(servedColumns)
    .where('commentFiles.id', '=', id)
    .where(isSeen)
    .executeTakeFirst()
}

export async function listPathsOfThread(db: Database, commentId: string): Promise<string[]> {
  const rows = await withComment(db)
    .select('commentFiles.filePath')
    .where(({ eb, or }) =>
      or([eb('deliverableComments.id', '=', commentId), eb('deliverableComments.parentId', '=', commentId)]),
    )
    .execute()
  return rows.map(({ filePath }) => filePath)
}

export async function listPathsOfVersion(db: Database, deliverableId: string): Promise<string[]> {
  const rows = await withComment(db)
    .select('commentFiles.filePath')
    .where('deliverableComments.deliverableId', '=', deliverableId)
    .execute()
  return rows.map(({ filePath }) => filePath)
}

/** Lists the mentions of comments, with the name in the text and the current name; erased users keep the former. */
export function listMentions(db: Database, commentIds: string[]) {
  if (commentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('commentMentions')
    .leftJoin('users', 'users.id', 'commentMentions.userId')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('teamMembers', 'teamMembers.email', 'users.email')
    .select(['commentMentions.commentId', 'commentMentions.userId', 'commentMentions.name'])
    .select(
      sql<string>`coalesce(team_members.full_name, profiles.full_name, comment_mentions.name)`.as('present'),
    )
    .where('commentMentions.commentId', 'in', commentIds)
    .execute()
}

/** Inserts the mentions of a comment with the names in its text; `toldAt` of existing ones is kept. */
export async function upsertMentions(db: Database, mentions: NewRow<'commentMentions'>[]): Promise<void> {
  if (mentions.length === 0) return
  await db
    .insertInto('commentMentions')
    .values(mentions)
    .onConflict(conflict =>
      conflict.columns(['commentId', 'userId']).doUpdateSet(eb => ({ name: eb.ref('excluded.name') })),
    )
    .execute()
}

export async function copyMentions(db: Database, from: string, to: string): Promise<void> {
  await db
    .insertInto('commentMentions')
    .columns(['commentId', 'userId', 'name', 'toldAt'])
    .expression(eb =>
      eb
        .selectFrom('commentMentions')
        .select([sql<string>`${to}::uuid`.as('commentId'), 'userId', 'name', 'toldAt'])
        .where('commentId', '=', from),
    )
    .execute()
}
