import type { Database } from '../../../platform/db/store.ts'

const PROVIDER = 'voice-agent'

/** Keeps what the provider sent, as it came. @returns whether it is new. */
export async function insertCall(
  db: Database,
  call: { conversationId: string; type: string; body: string; createdAt: Date },
): Promise<boolean> {
  const { conversationId, ...rest } = call
  const written = await db
    .insertInto('webhookEvents')
    .values({ provider: PROVIDER, eventId: conversationId, ...rest })
    .onConflict(conflict => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return written !== undefined
}

/** Holds a call that nobody has handled yet. */
export function lockCall(db: Database, conversationId: string) {
  return db
    .selectFrom('webhookEvents')
    .select('body')
    .where('provider', '=', PROVIDER)
    .where('eventId', '=', conversationId)
    .where('handledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function markHandled(db: Database, conversationId: string, at: Date): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ handledAt: at })
    .where('provider', '=', PROVIDER)
    .where('eventId', '=', conversationId)
    .execute()
}
