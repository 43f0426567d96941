import { askEmailChangeInput, openEmailLinkInput } from 'shared/accounts/security.inputs'
import { z } from 'shared/errors/zod'
import {
  askEmailChange,
  cancelEmailChange,
  emailChangeOf,
  resendEmailChange,
} from '../../domain/identity/accounts/email-change.service.ts'
import { openEmailLink } from '../../domain/identity/accounts/open-email-link.service.ts'
import { deviceCookie } from '../../domain/identity/sessions/trusted-device.service.ts'
import { clientProcedure, publicProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, voidOutput } from '../output.ts'

const own = z.object({
  email: z.string(),
  /** True for a team member, whose address cannot be changed here. */
  isMember: z.boolean(),
  pending: z
    .object({
      newEmail: z.string(),
      /** True if the links of the new and of the current address were opened. */
      isConfirmed: z.boolean(),
      isApproved: z.boolean(),
      expiresAt: isoDate(),
    })
    .nullable(),
})

const opened = z.object({
  state: z.enum(['waits-for-new', 'waits-for-old', 'changed', 'expired', 'cancelled', 'replaced', 'taken']),
  newEmail: z.string(),
})

/** Change of the sign-in address, confirmed at both addresses (docs/decisions/change-of-address.md). */
export const emailChangeRouter = router({
  /** Returns the caller's address and a pending change. */
  get: clientProcedure('account')
    .output(own)
    .query(({ ctx }) => emailChangeOf(ctx.platform, ctx.user)),

  /**
   * Mails a link to both addresses and replaces a pending change. Answers alike whether or not the new address has an
   * account.
   */
  ask: clientProcedure('account')
    .meta({
      errors: ['BAD_CREDENTIALS', 'MEMBER_ADDRESS'],
      limits: ['ownPassword', 'secondFactorTries', 'signUpByAddress', 'signUpByPair', 'signUpByEmail'],
    })
    .input(askEmailChangeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => askEmailChange(ctx.platform, ctx.user, ctx.address, input)),

  /** Mails the links again that were not opened yet. */
  resend: clientProcedure('account')
    .meta({ errors: ['NOT_FOUND'], limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'] })
    .output(voidOutput)
    .mutation(({ ctx }) => resendEmailChange(ctx.platform, ctx.user, ctx.address)),

  /** Cancels the pending change; its links answer so from then on. */
  cancel: clientProcedure('account')
    .meta({ errors: ['NOT_FOUND'] })
    .output(voidOutput)
    .mutation(({ ctx }) => cancelEmailChange(ctx.platform, ctx.user)),

  /**
   * Opens one of the two links, in any browser, and returns the state; the second one changes the address. A link
   * without further effect does not fail.
   */
  openLink: publicProcedure
    .meta({ errors: ['NOT_FOUND'], limits: ['tokenTries'] })
    .input(openEmailLinkInput)
    .output(opened)
    .mutation(async ({ ctx, input }) => {
      const { cookie, ...answer } = await openEmailLink(ctx.platform, ctx, input.token)
      if (cookie) ctx.setCookie(cookie)
      if (answer.state === 'changed') ctx.setCookie(deviceCookie(ctx.platform, answer.newEmail))
      return answer
    }),
})
