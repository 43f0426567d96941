import { revokeSessionInput } from 'shared/accounts/accounts.inputs'
import { z } from 'shared/errors/zod'
import {
  listOwnSessions,
  revokeOtherSessions,
  revokeSession,
} from '../../domain/identity/sessions/sessions.service.ts'
import { router, signedInProcedure } from '../../trpc/procedures.ts'
import { isoDate, voidOutput } from '../output.ts'

const session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: isoDate(),
  expiresAt: isoDate(),
  /** To ten minutes; null when it is not known. */
  lastSeenAt: isoDate().nullable(),
})

/** Sessions of the user. */
export const sessionsRouter = router({
  /** Those that still live, the newest first. */
  list: signedInProcedure
    .output(z.array(session))
    .query(({ ctx }) => listOwnSessions(ctx.platform, ctx.user.id, ctx.session.handle)),

  /** Ends one of them; its open screens notice at once. */
  revoke: signedInProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(revokeSessionInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeSession(ctx.platform, ctx.user.id, input.id)),

  /** Ends all but the one that asks, which gets a new cookie. */
  revokeOthers: signedInProcedure.output(voidOutput).mutation(async ({ ctx }) => {
    ctx.setCookie((await revokeOtherSessions(ctx.platform, ctx.actor)).cookie)
  }),
})
