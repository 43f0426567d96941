import { z } from 'shared/errors/zod'
import { allNotificationKinds } from 'shared/notifications/kinds'
import { setNotificationInput } from 'shared/notifications/notifications.inputs'
import { notificationSettingsOf, setNotification } from '../domain/notifications/settings.service.ts'
import { clientProcedure, router } from '../trpc/procedures.ts'

/** Null: the kind never comes that way. */
const channel = z.boolean().nullable()

const notificationSettings = z.object({
  items: z.array(
    z.object({
      kind: z.enum(allNotificationKinds),
      isSwitchable: z.boolean(),
      app: channel,
      mail: channel,
    }),
  ),
})

/** One's own account, for clients and the team alike. */
export const accountRouter = router({
  notificationSettings: router({
    /** What reaches the caller in the app and by mail, by kind (docs/decisions/notification-settings.md). */
    get: clientProcedure
      .meta({ capability: 'account' })
      .output(notificationSettings)
      .query(({ ctx }) => notificationSettingsOf(ctx.platform, ctx.user.id)),

    /** Switches a kind on or off on one channel. Orders, payments and security are always on. */
    set: clientProcedure
      .meta({ capability: 'account', limits: ['saving'] })
      .input(setNotificationInput)
      .output(notificationSettings)
      .mutation(({ ctx, input }) => setNotification(ctx.platform, ctx.user.id, input)),
  }),
})
