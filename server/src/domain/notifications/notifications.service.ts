import { AppError } from 'shared/errors/app-error'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import {
  changeNotification,
  countUnread,
  deleteCompanyBundledMails,
  deleteCompanyNotifications,
  deleteNotificationsOf,
  deleteTeamNotifications,
  insertNotifications,
  listNotifications,
  markAsRead,
} from './notifications.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

export interface NotificationContent {
  title: string
  message: string
  type: 'info' | 'success' | 'warning' | 'error'
  /** Link target, as a path of the product. */
  link: string
  /** Ids of the project, message and comment. */
  about?: string[]
}

/** Creates a notification for each recipient; live events follow on commit. */
export async function notify(tx: Tx, clock: AppDeps['clock'], userIds: string[], news: NotificationContent) {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return
  const createdAt = clock.now()
  const written = await insertNotifications(
    tx.db,
    recipients.map(userId => ({ userId, ...news, createdAt })),
  )
  for (const { id, userId } of written) {
    tx.publish({ userIds: [userId], topic: 'notification', ids: { notificationId: id } })
  }
}

/** Deletes the notifications about withdrawn messages or deleted comments of a project, which quote their text. */
export async function forgetNotifications(tx: Tx, about: { projectId: string; ids: string[] }) {
  const userIds = (await deleteNotificationsOf(tx.db, about)).map(({ userId }) => userId)
  if (userIds.length > 0) tx.publish({ userIds, topic: 'notification', ids: {} })
}

/** Marks a notification of the user as read, removes or restores it. @throws AppError `NOT_FOUND`. */
export async function changeOwn(
  { clock, transact }: Deps,
  userId: string,
  id: string,
  change: 'read' | 'removed' | 'restored',
): Promise<void> {
  const now = clock.now()
  const columns = {
    read: { read: true },
    removed: { removedAt: now },
    restored: { removedAt: null },
  }[change]
  await transact(async tx => {
    if (!(await changeNotification(tx.db, userId, id, { ...columns, updatedAt: now })))
      throw new AppError('NOT_FOUND')
    tx.publish({ userIds: [userId], topic: 'notification', ids: { notificationId: id } })
  })
}

export async function markAllRead({ clock, transact }: Deps, userId: string): Promise<void> {
  await transact(async tx => {
    await markAsRead(tx.db, userId, { now: clock.now() })
    tx.publish({ userIds: [userId], topic: 'notification', ids: {} })
  })
}

/** Marks the notifications that link to the opened page as read. */
export async function markLinkRead({ clock, transact }: Deps, userId: string, link: string): Promise<void> {
  await transact(async tx => {
    if ((await markAsRead(tx.db, userId, { link, now: clock.now() })) > 0)
      tx.publish({ userIds: [userId], topic: 'notification', ids: {} })
  })
}

/** Deletes a former member's notifications and pending mails about the company's projects. */
export async function forgetCompanyNotifications(tx: Tx, membership: { companyId: string; userId: string }) {
  await deleteCompanyNotifications(tx.db, membership)
  await deleteCompanyBundledMails(tx.db, membership)
  tx.publish({ userIds: [membership.userId], topic: 'notification', ids: {} })
}

/** Deletes the notifications about a project of members who no longer see it. */
export async function forgetTeamNotifications(tx: Tx, whose: { projectId: string; userIds: string[] }) {
  const { userIds } = whose
  if (userIds.length === 0) return
  await deleteTeamNotifications(tx.db, whose)
  tx.publish({ userIds, topic: 'notification', ids: {} })
}

/** Lists the user's notifications, newest first; only unread ones with `unread`. */
export const listOwn = (
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
  request: PageRequest & { unread?: true | undefined },
) => listNotifications(db, userId, request)

export const countOwnUnread = async ({ db }: Pick<AppDeps, 'db'>, userId: string) => ({
  count: await countUnread(db, userId),
})
