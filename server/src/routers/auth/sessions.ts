import { revokeSessionInput } from 'shared/accounts/security.inputs'
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
  /** Accurate to ten minutes; null if unknown. */
  lastSeenAt: isoDate().nullable(),
})

export const sessionsRouter = router({
  /** Lists the valid sessions, newest first. */
  list: signedInProcedure
    .output(z.array(session))
    .query(({ ctx }) => listOwnSessions(ctx.platform, ctx.user.id, ctx.session.handle)),

  /** Ends a session; its open streams end at once. */
  revoke: signedInProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(revokeSessionInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => revokeSession(ctx.platform, ctx.user.id, input.id)),

  /** Ends all sessions but the caller's, which gets a new cookie. */
  revokeOthers: signedInProcedure.output(voidOutput).mutation(async ({ ctx }) => {
    ctx.setCookie((await revokeOtherSessions(ctx.platform, ctx.actor)).cookie)
  }),
})
