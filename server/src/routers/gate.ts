import { unlockGateInput } from 'shared/accounts/accounts.inputs'
import { guestTokenInput } from 'shared/deliverables/guests.inputs'
import { z } from 'shared/errors/zod'
import { assertGuestLink } from '../domain/deliverables/guests/guest-access.service.ts'
import { gateStatus, guestGateCookie, unlockGate } from '../domain/gate/gate.service.ts'
import { publicProcedure, router } from '../trpc/procedures.ts'
import { voidOutput } from './output.ts'

export const gateRouter = router({
  /**
   * Returns whether the preview needs a password, and the expiry of this browser's access
   * (docs/decisions/preview-gate.md).
   */
  status: publicProcedure
    .output(z.object({ required: z.boolean(), unlocked: z.boolean(), until: z.string().nullable() }))
    .query(({ ctx }) => gateStatus(ctx.platform, ctx.cookieHeader)),

  /** Opens the preview for an hour. Fails with `WRONG_PREVIEW_PASSWORD`, or `LIMITED` after ten attempts a minute. */
  unlock: publicProcedure
    .meta({ errors: ['WRONG_PREVIEW_PASSWORD'], limits: ['gateTries'] })
    .input(unlockGateInput)
    .output(z.object({ until: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { until, cookie } = await unlockGate(ctx.platform, ctx.address, input.password)
      ctx.setCookie(cookie)
      return { until }
    }),

  /** Allows the holder of a guest link to see its review page for a day despite the preview gate. */
  letGuestIn: publicProcedure
    .meta({ errors: ['NOT_FOUND'], limits: ['guestLinkByAddress'] })
    .input(guestTokenInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      await assertGuestLink(ctx.platform, ctx.address, input.token)
      ctx.setCookie(guestGateCookie(ctx.platform))
    }),
})
