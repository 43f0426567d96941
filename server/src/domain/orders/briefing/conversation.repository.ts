import { insertRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

export const insertQuestion = (db: Database, question: NewRow<'clientQuestions'>): Promise<string> =>
  insertRow(db, 'clientQuestions', { ...question, updatedAt: question.createdAt })

/** Closes a question that was not answered. Returns undefined if there is none. */
export const closeQuestion = (
  db: Database,
  { projectId, question, now }: { projectId: string; question: string; now: Date },
) =>
  db
    .updateTable('clientQuestions')
    .set({ state: 'closed', closedAt: now, updatedAt: now })
    .where('projectId', '=', projectId)
    .where('question', '=', question)
    .where('state', 'in', ['new', 'in-progress'])
    .returning(['id', 'assigneeId'])
    .executeTakeFirst()

/** Lists the team's answers to the questions of a briefing, oldest first. */
export function listAnswers(db: Database, projectId: string) {
  return db
    .selectFrom('clientQuestions')
    .innerJoin('leadReplies', 'leadReplies.questionId', 'clientQuestions.id')
    .select(['leadReplies.id', 'clientQuestions.turnId', 'clientQuestions.question'])
    .select(['leadReplies.text', 'leadReplies.authorName', 'leadReplies.createdAt as at'])
    .where('clientQuestions.projectId', '=', projectId)
    .orderBy('leadReplies.createdAt')
    .limit(100)
    .execute()
}

const columns = ['id', 'projectId', 'state', 'interview', 'turns', 'composed'] as const

export function findConversation(db: Database, projectId: string) {
  return db
    .selectFrom('aiConversations')
    .select(columns)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}

export function saveConversation(
  db: Database,
  { projectId, userId, ...state }: Omit<NewRow<'aiConversations'>, 'createdAt'>,
) {
  return db
    .insertInto('aiConversations')
    .values({ projectId, userId, ...state, createdAt: state.updatedAt })
    .onConflict(conflict => conflict.column('projectId').doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteConversation(db: Database, projectId: string): Promise<void> {
  await db.deleteFrom('aiConversations').where('projectId', '=', projectId).execute()
}

/** Stores the recap as last composed from the brief; does nothing without a conversation. */
export async function saveComposed(db: Database, projectId: string, composed: string): Promise<void> {
  await db.updateTable('aiConversations').set({ composed }).where('projectId', '=', projectId).execute()
}
