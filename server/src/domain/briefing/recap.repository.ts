import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

const columns = ['id', 'projectId', 'briefingSummary as summary', 'updatedAt'] as const

const completed = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('briefingProgress')
    .select(columns)
    .where('isCompleted', '=', true)
    .where('briefingSummary', 'is not', null)
    .orderBy('updatedAt', 'desc')

/** The project's own newest recap. */
export function findRecapOfProject(db: Database | Transaction<DB>, userId: string, projectId: string) {
  return completed(db)
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .limit(1)
    .$narrowType<{ summary: string }>()
    .executeTakeFirst()
}

/** The newest of the person's five newest recaps, of whatever project of theirs (decision 23). */
export async function findNewestRecapOfPerson(db: Database, userId: string) {
  const newest = await completed(db)
    .where('userId', '=', userId)
    .limit(5)
    .$narrowType<{ summary: string }>()
    .execute()
  return newest[0]
}

export function updateRecap(
  { db }: Pick<Work, 'db'>,
  userId: string,
  id: string,
  change: { briefingSummary?: string; projectId?: string; conversationId?: null; updatedAt: Date },
) {
  return db
    .updateTable('briefingProgress')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirst()
}

export function insertRecap(
  { db }: Pick<Work, 'db'>,
  recap: {
    projectId: string
    userId: string
    conversationId?: string
    briefingSummary: string
    transcriptData?: string
    isCompleted: boolean
    createdAt: Date
    updatedAt: Date
  },
) {
  return db
    .insertInto('briefingProgress')
    .values(recap)
    .returning(columns)
    .$narrowType<{ summary: string }>()
    .executeTakeFirstOrThrow()
}

/** The recap that a conversation has written for its project, unless it was linked to another one since. */
export function findRecapOfConversation(
  { db }: Pick<Work, 'db'>,
  { id, projectId }: { id: string; projectId: string },
) {
  return db
    .selectFrom('briefingProgress')
    .select(['id', 'briefingSummary as summary'])
    .where('conversationId', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}

export function findOwnRecap({ db }: Pick<Work, 'db'>, userId: string, id: string) {
  return db
    .selectFrom('briefingProgress')
    .select(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}
