import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

export async function insertQuestion(db: Database, question: NewRow<'clientQuestions'>): Promise<string> {
  const { id } = await db
    .insertInto('clientQuestions')
    .values({ ...question, updatedAt: question.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the team has answered to the questions of a project's briefing, the oldest first. */
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
