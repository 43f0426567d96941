import { AppError } from 'shared/errors/app-error'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  changeNotification,
  countUnread,
  insertNotifications,
  listNotifications,
  markAllAsRead,
  markLinkAsRead,
} from './notifications.repository.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

export interface News {
  title: string
  message: string
  type: 'info' | 'success' | 'warning' | 'error'
  /** Where it leads, as a path of the product. */
  link: string
}

/** Tells people something: a row each, and their bells ring once the work commits. */
export async function notify(
  work: Work,
  clock: Platform['clock'],
  userIds: string[],
  news: News,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return
  const createdAt = clock.now()
  const written = await insertNotifications(
    work.db,
    recipients.map(userId => ({ userId, ...news, createdAt })),
  )
  for (const { id, userId } of written) {
    work.publish({ userIds: [userId], topic: 'notification', ids: { notificationId: id } })
  }
}

/** Marks, removes or brings back one notification of the person. @throws AppError `NOT_FOUND`. */
export async function changeOwn(
  { clock, transact }: Ports,
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
  await transact(async work => {
    if (!(await changeNotification(work.db, userId, id, { ...columns, updatedAt: now })))
      throw new AppError('NOT_FOUND')
    work.publish({ userIds: [userId], topic: 'notification', ids: { notificationId: id } })
  })
}

/** Marks all unread ones of the person as read. */
export async function markAllRead({ clock, transact }: Ports, userId: string): Promise<void> {
  await transact(async work => {
    await markAllAsRead(work.db, userId, clock.now())
    work.publish({ userIds: [userId], topic: 'notification', ids: {} })
  })
}

/** Marks what leads to a page that the person has opened. */
export async function markLinkRead({ clock, transact }: Ports, userId: string, link: string): Promise<void> {
  await transact(async work => {
    if ((await markLinkAsRead(work.db, userId, link, clock.now())) > 0)
      work.publish({ userIds: [userId], topic: 'notification', ids: {} })
  })
}

/** The person's notifications, newest first; with `unread` only those that are still to be read. */
export const listOwn = (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  request: PageRequest & { unread?: true | undefined },
) => listNotifications(db, userId, request)

/** How many of the person's notifications are still to be read. */
export const countOwnUnread = async ({ db }: Pick<Platform, 'db'>, userId: string) => ({
  count: await countUnread(db, userId),
})
