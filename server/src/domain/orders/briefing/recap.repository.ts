import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { isOwn } from '../../projects/visibility.service.ts'

const columns = ['id', 'projectId', 'briefingSummary as summary', 'updatedAt'] as const

const completed = (db: Database) =>
  db
    .selectFrom('briefingProgress')
    .select(columns)
    .where('isCompleted', '=', true)
    .where('briefingSummary', 'is not', null)
    .orderBy('updatedAt', 'desc')

/** The project's own newest recap. */
export function findRecapOfProject(db: Database, userId: string, projectId: string) {
  return completed(db)
    .where('projectId', '=', projectId)
    .where(isOwn(userId, 'briefingProgress'))
    .limit(1)
    .$narrowType<{ summary: string }>()
    .executeTakeFirst()
}

/** The newest of the five newest recaps of the person's companies, of whatever project (docs/decisions/recap-fallback.md). */
export async function findNewestRecapOfPerson(db: Database, userId: string) {
  const newest = await completed(db)
    .where(isOwn(userId, 'briefingProgress'))
    .limit(5)
    .$narrowType<{ summary: string }>()
    .execute()
  return newest[0]
}

export function updateRecap(
  db: Database,
  userId: string,
  id: string,
  change: { briefingSummary?: string; projectId?: string; conversationId?: null; updatedAt: Date },
) {
  return db
    .updateTable('briefingProgress')
    .set(change)
    .where('id', '=', id)
    .where(isOwn(userId, 'briefingProgress'))
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirst()
}

export function insertRecap(db: Database, recap: NewRow<'briefingProgress'>) {
  return db
    .insertInto('briefingProgress')
    .values(recap)
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirstOrThrow()
}

/** The recap that a conversation has written for its project, unless it was linked to another one since. */
export function findRecapOfConversation(db: Database, { id, projectId }: { id: string; projectId: string }) {
  return db
    .selectFrom('briefingProgress')
    .select(['id', 'briefingSummary as summary'])
    .where('conversationId', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}

export function findOwnRecap(db: Database, userId: string, id: string) {
  return db
    .selectFrom('briefingProgress')
    .select(columns)
    .where('id', '=', id)
    .where(isOwn(userId, 'briefingProgress'))
    .executeTakeFirst()
}
