import {
  changePasswordInput,
  confirmEmailInput,
  provePasswordInput,
  requestPasswordResetInput,
  resendConfirmationInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  teamSignInInput,
} from 'shared/accounts/accounts.inputs'
import { acceptInvitationInput, openInvitationInput } from 'shared/companies/companies.inputs'
import { companyRoles } from 'shared/companies/hat'
import { z } from 'shared/errors/zod'
import { lockGateCookie } from '../../domain/gate/gate.service.ts'
import { confirmEmail, resendConfirmation, signUp } from '../../domain/identity/accounts/sign-up.service.ts'
import { acceptInvitation, describeInvitation } from '../../domain/identity/companies/invitations.service.ts'
import {
  changePassword,
  provePassword,
  requestPasswordReset,
  resetPassword,
} from '../../domain/identity/passwords/password.service.ts'
import { signOut } from '../../domain/identity/sessions/sessions.service.ts'
import { signIn } from '../../domain/identity/sessions/sign-in.service.ts'
import { deviceCookie } from '../../domain/identity/sessions/trusted-device.service.ts'
import { publicProcedure, router, signedInProcedure } from '../../trpc/procedures.ts'
import { voidOutput } from '../output.ts'
import { emailChangeRouter } from './email-change.ts'
import { mfaRouter } from './mfa.ts'
import { admissionOutput, answerAdmission, describeSession, sessionOutput } from './session-output.ts'
import { sessionsRouter } from './sessions.ts'

const signInProcedure = publicProcedure.meta({
  errors: ['BAD_CREDENTIALS', 'EMAIL_NOT_CONFIRMED'],
  limits: ['signInByDevice', 'signInByAddress', 'signInByPair', 'signInWhileGuessed'],
})

const invitationErrors = ['INVITATION_GONE', 'INVITATION_USED', 'INVITATION_EXPIRED'] as const

/** Ways in and out. */
export const authRouter = router({
  /** Returns the user and their access; `user: null` without a session. */
  session: publicProcedure
    // It tells from which event on to listen: what is read in the same batch must not be older.
    .meta({ runsBeforeBatch: true })
    .output(sessionOutput)
    .query(async ({ ctx }) => describeSession(ctx, await ctx.findSession())),

  /** Lists the configured sign-in providers. */
  waysIn: publicProcedure
    .output(z.object({ google: z.boolean() }))
    .query(({ ctx }) => ({ google: ctx.platform.config.google !== undefined })),

  /**
   * The same answer for known and unknown addresses; no session before the mail's link
   * (docs/decisions/sign-up-does-not-tell.md).
   */
  signUp: publicProcedure
    .meta({ limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'] })
    .input(signUpInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => signUp(ctx.platform, ctx.address, input)),

  /**
   * Spends the mail's link and signs in. Refuses with `TOKEN_USED` (the address is confirmed), `TOKEN_EXPIRED`,
   * `NOT_FOUND`; at an address of the team, or when several have signed up with the address, with `INVALID_INPUT` on
   * `password` until a new one comes along.
   */
  confirmEmail: publicProcedure
    .meta({ errors: ['NOT_FOUND', 'TOKEN_USED', 'TOKEN_EXPIRED'], limits: ['tokenTries'] })
    .input(confirmEmailInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => {
      return answerAdmission(ctx, await confirmEmail(ctx.platform, ctx, input))
    }),

  /**
   * Mails the link of a sign-up once more; the same answer for every address (docs/decisions/sign-up-does-not-tell.md).
   */
  resendConfirmation: publicProcedure
    .meta({ limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'] })
    .input(resendConfirmationInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resendConfirmation(ctx.platform, ctx.address, input.email)),

  /** Signs in. With a second factor there is no session yet: `mfa.verify` follows. */
  signIn: signInProcedure
    .input(signInInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => answerAdmission(ctx, await signIn(ctx.platform, ctx, input))),

  /** The collaborators' way in: who is no member is signed in all the same, and sees 'Accesso Negato'. */
  teamSignIn: signInProcedure
    .input(teamSignInInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => answerAdmission(ctx, await signIn(ctx.platform, ctx, input))),

  /**
   * Ends the session and locks the preview again (docs/decisions/preview-gate.md). Without a session it does nothing.
   */
  signOut: publicProcedure.output(voidOutput).mutation(async ({ ctx }) => {
    await signOut(ctx.platform, ctx.sessionToken)
    ctx.setCookie(ctx.platform.sessions.blankCookie())
    if (ctx.pendingToken) ctx.setCookie(ctx.platform.sessions.pending.blank())
    ctx.setCookie(lockGateCookie(ctx.platform))
    ctx.clearCache()
  }),

  /** The same answer for known and unknown addresses, after the same work (docs/decisions/sign-up-does-not-tell.md). */
  requestPasswordReset: publicProcedure
    .meta({ limits: ['resetByDevice', 'resetByAddress'] })
    .input(requestPasswordResetInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.platform, ctx, input.email)),

  /** Spends a reset link; every session of the person ends. */
  resetPassword: publicProcedure
    .meta({ errors: ['NOT_FOUND', 'TOKEN_USED', 'TOKEN_EXPIRED'], limits: ['tokenTries'] })
    .input(resetPasswordInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      const { email } = await resetPassword(ctx.platform, ctx.address, input)
      ctx.setCookie(deviceCookie(ctx.platform, email))
    }),

  /** Opens acts that weigh (money back, rights, suspensions) for a quarter of an hour. */
  provePassword: signedInProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['ownPassword'] })
    .input(provePasswordInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => provePassword(ctx.platform, ctx.actor, input.password)),

  /** Also for who must change a temporary password; the other sessions end, and this one gets a new cookie. */
  changePassword: signedInProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['ownPassword'] })
    .input(changePasswordInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.setCookie((await changePassword(ctx.platform, ctx.actor, input)).cookie)
    }),

  /**
   * Describes an invitation to a company; `hasAccount` tells the holder of its link to sign in before accepting. A
   * mutation, so that the token stays out of addresses.
   */
  openInvitation: publicProcedure
    .meta({ errors: invitationErrors, limits: ['tokenTries'] })
    .input(openInvitationInput)
    .output(
      z.object({
        company: z.string().nullable(),
        inviter: z.string().nullable(),
        email: z.string(),
        hats: z.array(z.enum(companyRoles)),
        hasAccount: z.boolean(),
      }),
    )
    .mutation(({ ctx, input }) => describeInvitation(ctx.platform, ctx.address, input.token)),

  /**
   * Joins the company of an invitation: as the signed-in user, whose address must be the invited one, or with a new
   * account, which is signed in. Refuses with `SIGNED_OUT` where a confirmed account has to sign in first.
   */
  acceptInvitation: publicProcedure
    .meta({
      errors: [...invitationErrors, 'INVITATION_OTHER_ADDRESS', 'SIGNED_OUT'],
      limits: ['tokenTries'],
    })
    .input(acceptInvitationInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => {
      const found = await ctx.findSession()
      const user = found?.user.emailConfirmedAt
        ? { ...found.user, sessionHandle: found.session.handle }
        : undefined
      const admission = await acceptInvitation(ctx.platform, ctx, input, user)
      return admission ? answerAdmission(ctx, admission) : describeSession(ctx, found)
    }),

  emailChange: emailChangeRouter,
  sessions: sessionsRouter,
  mfa: mfaRouter,
})
