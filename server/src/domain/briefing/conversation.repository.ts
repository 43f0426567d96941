import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

const columns = ['id', 'projectId', 'state', 'turns', 'composed'] as const

export function findConversation(db: Database | Transaction<DB>, projectId: string) {
  return db
    .selectFrom('aiConversations')
    .select(columns)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}

export async function saveConversation(
  { db }: Pick<Work, 'db'>,
  conversation: {
    projectId: string
    userId: string
    state: string
    turns: string
    /** The recap as the conversation last wrote it: a recap that reads otherwise was edited by hand. */
    composed: string | null
    updatedAt: Date
  },
) {
  return db
    .insertInto('aiConversations')
    .values({ ...conversation, createdAt: conversation.updatedAt })
    .onConflict(conflict =>
      conflict.column('projectId').doUpdateSet({
        state: conversation.state,
        turns: conversation.turns,
        composed: conversation.composed,
        updatedAt: conversation.updatedAt,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteConversation({ db }: Pick<Work, 'db'>, projectId: string): Promise<void> {
  await db.deleteFrom('aiConversations').where('projectId', '=', projectId).execute()
}
