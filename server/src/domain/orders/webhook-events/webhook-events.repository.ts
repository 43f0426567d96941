import { hasRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Webhook event, identified by sender and the sender's id. */
interface Event {
  provider: string
  eventId: string
}

/** Inserts a webhook event as received. Returns false if it exists. */
export const insertEvent = (db: Database, event: Event & { type: string; body: string; createdAt: Date }) =>
  hasRow(
    db
      .insertInto('webhookEvents')
      .values(event)
      .onConflict(conflict => conflict.columns(['provider', 'eventId']).doNothing())
      .returning('eventId'),
  )

const unhandled = (db: Database, { provider, eventId }: Event) =>
  db
    .selectFrom('webhookEvents')
    .select('body')
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .where('handledAt', 'is', null)

export const findUnhandled = (db: Database, event: Event) => unhandled(db, event).executeTakeFirst()

export const lockUnhandled = (db: Database, event: Event) =>
  unhandled(db, event).forUpdate().executeTakeFirst()

export async function markHandled(db: Database, { provider, eventId }: Event, at: Date): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ handledAt: at })
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .execute()
}
