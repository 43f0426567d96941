import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { listNotificationsInput, markLinkReadInput } from 'shared/notifications/notifications.inputs'
import {
  changeOwn,
  countOwnUnread,
  listOwn,
  markAllRead,
  markLinkRead,
} from '../domain/notifications/notifications.service.ts'
import { clientProcedure, router } from '../trpc/procedures.ts'
import { isoDate, page, voidOutput } from './output.ts'

const notification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  type: z.string(),
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: isoDate(),
})

const changeProcedure = (change: 'read' | 'removed' | 'restored') =>
  clientProcedure('account')
    .meta({ errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, change))

/** Notifications of the caller; clients and team use the same procedures under two names. */
export const notificationsRouter = router({
  /** Lists notifications, newest first; only unread ones with `unread`. */
  list: clientProcedure('account')
    .input(listNotificationsInput.prefault({}))
    .output(page(notification))
    .query(({ ctx, input }) => listOwn(ctx.platform, ctx.user.id, input)),

  /** Returns the number of unread notifications. */
  unreadCount: clientProcedure('account')
    .output(z.object({ count: z.int() }))
    .query(({ ctx }) => countOwnUnread(ctx.platform, ctx.user.id)),

  /** Marks a notification as read. */
  markRead: changeProcedure('read'),

  /** Marks all notifications as read. */
  markAllRead: clientProcedure('account')
    .output(voidOutput)
    .mutation(({ ctx }) => markAllRead(ctx.platform, ctx.user.id)),

  /** Marks the notifications that link to the opened page as read. */
  markLinkRead: clientProcedure('account')
    .input(markLinkReadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markLinkRead(ctx.platform, ctx.user.id, input.link)),

  /** Hides a notification; `restore` shows it again. */
  remove: changeProcedure('removed'),

  /** Restores a removed notification; the undo of the toast. */
  restore: changeProcedure('restored'),
})
