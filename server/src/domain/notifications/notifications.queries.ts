import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'

/** SQL: the first id in a notification's link, or the link; the expression of the index `notifications_subject`. */
export const notificationSubject = sql<string>`coalesce(substring(link from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'), link)`

/** Deletes the notifications about some projects or leads. Returns their users. */
export const deleteNotificationsAbout = (db: Database, ids: string[]) =>
  db
    .deleteFrom('notifications')
    .where(sql<boolean>`${notificationSubject} = any(${ids}::text[])`)
    .returning('userId')
    .execute()
