import { sql } from 'kysely'
import { invitableKinds } from 'shared/inbox/lead'
import { after, DAY } from '../../platform/clock.ts'
import { hasRow, idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { tableOf } from '../inbox/lead-tables.queries.ts'
import { deleteNotificationsAbout } from '../notifications/notifications.queries.ts'
import { hasBrief } from '../projects/project-states.queries.ts'

/** SQL condition: the studio works on a project that would be deleted with the user, who is alone in the company. */
const isWorkedFor = sql<boolean>`exists (
  select from projects join company_members as own on own.company_id = projects.company_id
  where own.user_id = users.id
    and not exists (
      select from company_members as other
      where other.company_id = own.company_id and other.user_id <> users.id)
    and (projects.status <> 'briefing' or ${hasBrief}
      or exists (select from deliverables where project_id = projects.id)))`

interface Age {
  before: Date
  now: Date
}

/** Selects old unconfirmed accounts without a valid confirmation link, for which the studio does not work. */
const unconfirmed = (db: Pick<Database, 'selectFrom'>, { before, now }: Age) =>
  db
    .selectFrom('users')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .where(sql<boolean>`not exists (select from team_members where team_members.email = users.email)`)
    .where(
      sql<boolean>`not exists (
        select from email_tokens where user_id = users.id and used_at is null and expires_at > ${now})`,
    )
    .where(eb => eb.not(isWorkedFor))

/** Lists the ids of the oldest such accounts. */
export const listUnconfirmed = async (db: Database, { limit, ...age }: Age & { limit: number }) =>
  idsOf(await unconfirmed(db, age).orderBy('createdAt').limit(limit).execute())

/**
 * Locks an account. Returns true if it is still to be deleted: it may have been confirmed, or the studio may have begun
 * to work for it.
 */
export async function isUnconfirmed(
  db: Pick<Database, 'selectFrom'>,
  id: string,
  age: Age,
): Promise<boolean> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  return hasRow(unconfirmed(db, age).where('id', '=', id))
}

/** Deletes visitors' leads closed before a time, with their replies and the notifications about them. */
export async function deleteClosedLeads(db: Database, before: Date): Promise<void> {
  for (const kind of invitableKinds) {
    const closed = db.deleteFrom(tableOf[kind]).where('state', '=', 'closed').where('closedAt', '<', before)
    await deleteNotificationsAbout(db, idsOf(await closed.returning('id').execute()))
  }
}

/** Deletes rows after the retention times of the privacy notice, which must be changed with them. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  const monthAgo = after(now, -30 * DAY)
  const quarterAgo = after(now, -90 * DAY)
  const yearAgo = after(now, -365 * DAY)
  await db.deleteFrom('companyInvitations').where('expiresAt', '<', monthAgo).execute()
  await db.deleteFrom('emailChanges').where('expiresAt', '<', monthAgo).execute()
  // Entries about payments and projects stay.
  await db.deleteFrom('auditLog').where('createdAt', '<', yearAgo).where('area', '=', 'access').execute()
  await db.deleteFrom('webhookEvents').where('createdAt', '<', yearAgo).execute()
  await db
    .deleteFrom('webhookEvents')
    .where('createdAt', '<', quarterAgo)
    .where('handledAt', 'is not', null)
    .execute()
  await db.deleteFrom('mailbox').where('sentAt', '<', monthAgo).execute()
}
