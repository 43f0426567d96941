import { sql } from 'kysely'
import type { NotificationChannel, NotificationKind } from 'shared/notifications/kinds'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import { precompiledQuery } from '../../platform/db/precompiled-query.ts'
import { countRows, hasRow, type NewRow, type RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { notificationSubject } from './notifications.queries.ts'

const columns = ['id', 'title', 'message', 'type', 'link', 'read', 'createdAt'] as const

export async function listNotifications(
  db: Database,
  userId: string,
  { unread, ...page }: PageRequest & { unread?: true | undefined },
) {
  const { fetch, before } = pageBounds(page)
  if (!unread && !before) return pageOf(await listNewest(db, { userId, fetch }), page)
  let query = newestFirst(db, userId, fetch)
  if (unread) query = query.where('read', '=', false)
  query = query.where(olderThan(before))
  return pageOf(await query.execute(), page)
}

const newestFirst = (db: Database, userId: string, fetch: number) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(fetch)

/** Lists the newest notifications; precompiled, since every page load runs it. */
const listNewest = precompiledQuery((db, { userId, fetch }: { userId: string; fetch: number }) =>
  newestFirst(db, userId, fetch),
)

export const countUnread = (db: Database, userId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('notifications')
      .where('userId', '=', userId)
      .where('read', '=', false)
      .where('removedAt', 'is', null),
  )

/** Changes a notification of a user. Returns true if it existed. */
export const changeNotification = (
  db: Database,
  userId: string,
  id: string,
  change: RowChange<'notifications'>,
): Promise<boolean> =>
  hasRow(
    db
      .updateTable('notifications')
      .set(change)
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id'),
  )

/** Marks a user's notifications as read; all, or those that link to a page. Returns their number. */
export async function markAsRead(db: Database, userId: string, { link, now }: { link?: string; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read: true, updatedAt: now })
    .where('userId', '=', userId)
    .where('read', '=', false)
    .where('removedAt', 'is', null)
    .$if(link !== undefined, query => query.where('link', '=', link ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes the notifications about messages or comments of a project. Returns their users. */
export function deleteNotificationsOf(
  db: Database,
  { projectId, ids }: { projectId: string; ids: string[] },
) {
  return db
    .deleteFrom('notifications')
    .where(notificationSubject, '=', projectId)
    .where(sql<boolean>`about && ${ids}::uuid[]`)
    .returning('userId')
    .execute()
}

/** Deletes a user's notifications that link to the dashboard of a company's projects. */
export async function deleteCompanyNotifications(
  db: Database,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  await sql`
    delete from notifications
    where user_id = ${userId} and link like '/dashboard/%'
      and ${notificationSubject} = any(array(select id::text from projects where company_id = ${companyId}))`.execute(
    db,
  )
}

/** Deletes some users' notifications that link to a project in the hub. */
export async function deleteTeamNotifications(
  db: Database,
  { projectId, userIds }: { projectId: string; userIds: string[] },
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where(notificationSubject, '=', projectId)
    .where('userId', 'in', userIds)
    .where('link', 'like', '/team/%')
    .execute()
}

export function insertNotifications(db: Database, notifications: NewRow<'notifications'>[]) {
  return db.insertInto('notifications').values(notifications).returning(['id', 'userId']).execute()
}

export interface Choice {
  kind: NotificationKind
  channel: NotificationChannel
}

/** Lists the kinds that a user has switched off; may include kinds of another release. */
export const listMutedChoices = (db: Database, userId: string) =>
  db.selectFrom('mutedNotifications').select(['kind', 'channel']).where('userId', '=', userId).execute()

/** Switches kinds off; idempotent. */
export async function insertMuted(db: Database, userId: string, choices: Choice[]): Promise<void> {
  await db
    .insertInto('mutedNotifications')
    .values(choices.map(choice => ({ userId, ...choice })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteMuted(db: Database, userId: string, { kind, channel }: Choice): Promise<void> {
  await db
    .deleteFrom('mutedNotifications')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute()
}

export async function insertBundledMail(db: Database, mail: NewRow<'bundledMails'>): Promise<void> {
  await db.insertInto('bundledMails').values(mail).execute()
}

/** Deletes and returns the pending mails of a user about a project, oldest first. */
export async function takeBundledMails(
  db: Database,
  { projectId, userId, side }: { projectId: string; userId: string; side: 'client' | 'team' },
) {
  const taken = await db
    .deleteFrom('bundledMails')
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .where('side', '=', side)
    .returning(['content', 'createdAt', 'kind', 'capability'])
    .execute()
  return taken.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Deletes the pending mails of a client about a company's projects. */
export async function deleteCompanyBundledMails(
  db: Database,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  await db
    .deleteFrom('bundledMails')
    .where('userId', '=', userId)
    .where('side', '=', 'client')
    .where('projectId', 'in', db.selectFrom('projects').select('id').where('companyId', '=', companyId))
    .execute()
}
