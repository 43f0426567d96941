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

/** One's own notifications: everybody's, so clients and the team have the same under two names. */
export const notificationsRouter = router({
  /** The newest first; with `unread` only those that are still to be read. */
  list: clientProcedure
    .meta({ capability: 'account' })
    .input(listNotificationsInput.prefault({}))
    .output(page(notification))
    .query(({ ctx, input }) => listOwn(ctx.platform, ctx.user.id, input)),

  /** Returns the number of unread notifications. */
  unreadCount: clientProcedure
    .meta({ capability: 'account' })
    .output(z.object({ count: z.int() }))
    .query(({ ctx }) => countOwnUnread(ctx.platform, ctx.user.id)),

  /** One of them. */
  markRead: clientProcedure
    .meta({ capability: 'account', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'read')),

  /** All that there are. */
  markAllRead: clientProcedure
    .meta({ capability: 'account' })
    .output(voidOutput)
    .mutation(({ ctx }) => markAllRead(ctx.platform, ctx.user.id)),

  /** Those that lead to the page which the person has opened. */
  markLinkRead: clientProcedure
    .meta({ capability: 'account' })
    .input(markLinkReadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markLinkRead(ctx.platform, ctx.user.id, input.link)),

  /** Puts it out of sight; `restore` brings it back. */
  remove: clientProcedure
    .meta({ capability: 'account', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'removed')),

  /** Brings a removed one back: the undo of the toast. */
  restore: clientProcedure
    .meta({ capability: 'account', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => changeOwn(ctx.platform, ctx.user.id, input.id, 'restored')),
})
