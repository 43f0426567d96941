import { beginCompanyInput } from 'shared/companies/companies.inputs'
import { z } from 'shared/errors/zod'
import { allNotificationKinds } from 'shared/notifications/kinds'
import { setNotificationInput } from 'shared/notifications/notifications.inputs'
import { beginCompany } from '../domain/identity/companies/members.service.ts'
import { notificationSettingsOf, setNotification } from '../domain/notifications/settings.service.ts'
import { clientProcedure, router } from '../trpc/procedures.ts'

/** Null if the kind does not use the channel. */
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

/** Settings of the caller's own account, for clients and team. */
export const accountRouter = router({
  /** Creates a company for a caller who has none, such as one who was removed from it. */
  beginCompany: clientProcedure('account')
    .meta({ errors: ['HAS_COMPANY'], limits: ['saving'] })
    .input(beginCompanyInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => beginCompany(ctx.platform, ctx.user.id, input)),

  notificationSettings: router({
    /** Returns the caller's notification settings, by kind and channel (docs/decisions/notification-settings.md). */
    get: clientProcedure('account')
      .output(notificationSettings)
      .query(({ ctx }) => notificationSettingsOf(ctx.platform, ctx.user.id)),

    /** Switches a kind on or off on one channel. Orders, payments and security are always on. */
    set: clientProcedure('account')
      .meta({ limits: ['saving'] })
      .input(setNotificationInput)
      .output(notificationSettings)
      .mutation(({ ctx, input }) => setNotification(ctx.platform, ctx.user.id, input)),
  }),
})
