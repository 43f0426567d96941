import { z } from 'shared/errors/zod'
import {
  listNotificationsInput,
  markLinkReadInput,
  markReadInput,
  removeNotificationInput,
  restoreNotificationInput,
} from 'shared/notifications/notifications.inputs'
import {
  changeOwn,
  countOwnUnread,
  listOwn,
  markAllRead,
  markLinkRead,
} from '../domain/notifications/notifications.service.ts'
import { type clientProcedure, router, type teamProcedure } from '../trpc/procedures.ts'
import { moment, ok, page } from './output.ts'

const notification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  type: z.string(),
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: moment(),
})

/** One's own notifications: the same for clients and team, under each audience's own policy. */
export const notificationsRouter = (procedure: typeof clientProcedure | typeof teamProcedure) =>
  notificationsOf(procedure as typeof clientProcedure)

const notificationsOf = (procedure: typeof clientProcedure) =>
  router({
    /** The newest first; with `unread` only those that are still to be read. */
    list: procedure
      .input(listNotificationsInput.prefault({}))
      .output(page(notification))
      .query(({ ctx, input }) => listOwn(ctx.platform, ctx.user.id, input)),

    /** How many are still to be read. */
    unreadCount: procedure
      .output(z.object({ count: z.int() }))
      .query(({ ctx }) => countOwnUnread(ctx.platform, ctx.user.id)),

    /** One of them. */
    markRead: procedure
      .input(markReadInput)
      .output(ok)
      .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'read')),

    /** All that there are. */
    markAllRead: procedure.output(ok).mutation(({ ctx }) => markAllRead(ctx.platform, ctx.user.id)),

    /** Those that lead to the page which the person has opened. */
    markLinkRead: procedure
      .input(markLinkReadInput)
      .output(ok)
      .mutation(({ ctx, input }) => markLinkRead(ctx.platform, ctx.user.id, input.link)),

    /** Puts it out of sight; `restore` brings it back. */
    remove: procedure
      .input(removeNotificationInput)
      .output(ok)
      .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'removed')),

    /** Brings a removed one back: the undo of the toast. */
    restore: procedure
      .input(restoreNotificationInput)
      .output(ok)
      .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'restored')),
  })
