import { sql } from 'kysely'
import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import type { NewRow, RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

const messages = (db: Database, projectId: string) =>
  db
    .selectFrom('projectMessages')
    .leftJoin('users', 'users.id', 'projectMessages.userId')
    .leftJoin('profiles', 'profiles.id', 'projectMessages.userId')
    .leftJoin('teamMembers', join =>
      join.onRef('teamMembers.email', '=', 'users.email').on(sql<boolean>`project_messages.from_team`),
    )
    .leftJoin('deliverableComments as quoted', 'quoted.id', 'projectMessages.quotedCommentId')
    .leftJoin('deliverables', 'deliverables.id', 'quoted.deliverableId')
    .select([
      'projectMessages.id',
      'projectMessages.userId',
      'projectMessages.kind',
      'projectMessages.fromTeam',
      'projectMessages.text',
      'projectMessages.quoteText',
      'quoted.authorName as quotedAuthor',
      'quoted.atMs as quotedAtMs',
      'deliverables.versionName as quotedVersion',
      'projectMessages.editedAt',
      'projectMessages.withdrawnAt',
      'projectMessages.otherReadAt',
      'projectMessages.createdAt',
    ])
    .select(({ ref }) =>
      ref('projectMessages.quoteKind').$castTo<'comment' | 'question' | null>().as('quoteKind'),
    )
    // Null once the account is erased.
    .select(sql<string | null>`coalesce(team_members.full_name, profiles.full_name)`.as('authorName'))
    .select('teamMembers.avatarUrl')
    .where('projectMessages.projectId', '=', projectId)

/** Lists the messages of a project, newest first. */
export const listMessages = (db: Database, projectId: string, page: PageRequest) =>
  fetchPage(messages(db, projectId), page, { table: 'projectMessages' })

export type Message = Awaited<ReturnType<typeof listMessages>>['items'][number]

export const findOwnMessage = (db: Database, place: { projectId: string; id: string; userId: string }) =>
  messages(db, place.projectId)
    .where('projectMessages.id', '=', place.id)
    .where('projectMessages.userId', '=', place.userId)
    .executeTakeFirst()

export const findByRequestId = (db: Database, requestId: string) =>
  db
    .selectFrom('projectMessages')
    .select(['id', 'projectId', 'userId', 'text', 'quotedCommentId'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()

export async function findNewestMoment(db: Database, projectId: string): Promise<Date | undefined> {
  const newest = await db
    .selectFrom('projectMessages')
    .select('createdAt')
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.createdAt
}

/** Inserts a message. Returns its id; undefined if the question or the answer already has its message. */
export async function insertMessage(db: Database, message: NewRow<'projectMessages'>) {
  const inserted = await db
    .insertInto('projectMessages')
    .values(message)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function updateMessage(db: Database, id: string, change: RowChange<'projectMessages'>) {
  await db.updateTable('projectMessages').set(change).where('id', '=', id).execute()
}

export async function emptyQuestionMessage(
  db: Database,
  questionId: string,
  withdrawnAt: Date,
): Promise<void> {
  const change = { text: '', withdrawnAt }
  await db.updateTable('projectMessages').set(change).where('questionId', '=', questionId).execute()
}

/** Finds the text of a comment that the client of a project may see; undefined for an internal note. */
export async function findQuotableText(db: Database, projectId: string, commentId: string) {
  const comment = await db
    .selectFrom('deliverableComments')
    .innerJoin('deliverables', 'deliverables.id', 'deliverableComments.deliverableId')
    .select('deliverableComments.text')
    .where('deliverableComments.id', '=', commentId)
    .where('deliverables.projectId', '=', projectId)
    .where('deliverables.isSent', '=', true)
    .where('deliverableComments.internal', '=', false)
    .executeTakeFirst()
  return comment?.text
}

/** Finds a question of a brief with its newest answer. */
export const findAnsweredQuestion = (db: Database, questionId: string) =>
  db
    .selectFrom('clientQuestions')
    .innerJoin('leadReplies', 'leadReplies.questionId', 'clientQuestions.id')
    .select(['clientQuestions.question as quoteText', 'clientQuestions.projectId'])
    .select(['leadReplies.id as replyId', 'leadReplies.text'])
    .where('clientQuestions.id', '=', questionId)
    .orderBy('leadReplies.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export function listNamed(db: Database, messageIds: string[]) {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('messageMentions')
    .select(['messageId', 'userId', 'name'])
    .where('messageId', 'in', messageIds)
    .execute()
}

export async function insertMentions(db: Database, mentions: NewRow<'messageMentions'>[]): Promise<void> {
  if (mentions.length === 0) return
  await db
    .insertInto('messageMentions')
    .values(mentions)
    .onConflict(conflict => conflict.columns(['messageId', 'userId']).doNothing())
    .execute()
}

export async function deleteMentions(db: Database, messageId: string): Promise<void> {
  await db.deleteFrom('messageMentions').where('messageId', '=', messageId).execute()
}
