import { askEmailChangeInput, openEmailLinkInput } from 'shared/accounts/accounts.inputs'
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
  /** True for a member of the team, whose address cannot be changed here. */
  isMember: z.boolean(),
  pending: z
    .object({
      newEmail: z.string(),
      /** True if the link of the new address was opened, and that of the present one. */
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

/** The change of the address one signs in with, agreed to at both (docs/decisions/change-of-address.md). */
export const emailChangeRouter = router({
  /** The own address, and what is on its way. */
  get: clientProcedure
    .meta({ capability: 'account' })
    .output(own)
    .query(({ ctx }) => emailChangeOf(ctx.platform, ctx.user)),

  /** Mails a link to both addresses, in place of any before; the same answer whosever the new address is. */
  ask: clientProcedure
    .meta({
      capability: 'account',
      errors: ['BAD_CREDENTIALS', 'MEMBER_ADDRESS'],
      limits: ['ownPassword', 'secondFactorTries', 'signUpByAddress', 'signUpByPair', 'signUpByEmail'],
    })
    .input(askEmailChangeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => askEmailChange(ctx.platform, ctx.user, ctx.address, input)),

  /** Mails the links once more that nobody has opened yet. */
  resend: clientProcedure
    .meta({
      capability: 'account',
      errors: ['NOT_FOUND'],
      limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'],
    })
    .output(voidOutput)
    .mutation(({ ctx }) => resendEmailChange(ctx.platform, ctx.user, ctx.address)),

  /** Takes the change back; its links say so from now on. */
  cancel: clientProcedure
    .meta({ capability: 'account', errors: ['NOT_FOUND'] })
    .output(voidOutput)
    .mutation(({ ctx }) => cancelEmailChange(ctx.platform, ctx.user)),

  /**
   * Opens one of the two links, in any browser, and says what holds; the second one changes the address. One that has
   * nothing more to do is no failure.
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
