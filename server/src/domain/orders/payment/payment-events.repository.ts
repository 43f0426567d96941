import type { Database } from '../../../platform/db/store.ts'

interface Event {
  provider: string
  eventId: string
}

/** Keeps what the provider sent, as it came. @returns whether it is new. */
export async function insertEvent(
  db: Database,
  event: Event & { type: string; body: string; createdAt: Date },
): Promise<boolean> {
  const written = await db
    .insertInto('webhookEvents')
    .values(event)
    .onConflict(conflict => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return written !== undefined
}

/** The body of an event that nobody has handled yet. */
export function findUnhandled(db: Database, { provider, eventId }: Event) {
  return db
    .selectFrom('webhookEvents')
    .select('body')
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .where('handledAt', 'is', null)
    .executeTakeFirst()
}

export async function markHandled(db: Database, { provider, eventId }: Event, at: Date): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ handledAt: at })
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .execute()
}
