import {
  confirmEmailInput,
  requestPasswordResetInput,
  resendConfirmationInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  teamSignInInput,
} from 'shared/accounts/accounts.inputs'
import { changePasswordInput, provePasswordInput } from 'shared/accounts/security.inputs'
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

/** Sign-up, sign-in and sign-out. */
export const authRouter = router({
  /** Returns the user and their access; `user: null` without a session. */
  session: publicProcedure
    // It returns the last event id, so data of the same batch must not be older than its answer.
    .meta({ runsBeforeBatch: true })
    .output(sessionOutput)
    .query(async ({ ctx }) => describeSession(ctx, await ctx.findSession())),

  /** Lists the configured sign-in providers. */
  waysIn: publicProcedure
    .output(z.object({ google: z.boolean() }))
    .query(({ ctx }) => ({ google: ctx.platform.config.google !== undefined })),

  /**
   * Signs up. Answers alike for known and unknown addresses, without a session before the mail's link
   * (docs/decisions/sign-up-does-not-tell.md).
   */
  signUp: publicProcedure
    .meta({ limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'] })
    .input(signUpInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => signUp(ctx.platform, ctx.address, input)),

  /**
   * Confirms an address by the mail's link and signs in. Fails with `TOKEN_USED` (already confirmed), `TOKEN_EXPIRED`
   * or `NOT_FOUND`. A team address, or several sign-ups with one address, need a new password: `INVALID_INPUT` on
   * `password`.
   */
  confirmEmail: publicProcedure
    .meta({ errors: ['NOT_FOUND', 'TOKEN_USED', 'TOKEN_EXPIRED'], limits: ['tokenTries'] })
    .input(confirmEmailInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => {
      return answerAdmission(ctx, await confirmEmail(ctx.platform, ctx, input))
    }),

  /** Mails the confirmation link again; answers alike for every address (docs/decisions/sign-up-does-not-tell.md). */
  resendConfirmation: publicProcedure
    .meta({ limits: ['signUpByAddress', 'signUpByPair', 'signUpByEmail'] })
    .input(resendConfirmationInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => resendConfirmation(ctx.platform, ctx.address, input.email)),

  /** Signs in. With a second factor there is no session yet; `mfa.verify` follows. */
  signIn: signInProcedure
    .input(signInInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => answerAdmission(ctx, await signIn(ctx.platform, ctx, input))),

  /** Signs in from the team's page. A user who is not a member is signed in too, and sees 'Accesso Negato'. */
  teamSignIn: signInProcedure
    .input(teamSignInInput)
    .output(admissionOutput)
    .mutation(async ({ ctx, input }) => answerAdmission(ctx, await signIn(ctx.platform, ctx, input))),

  /** Ends the session and locks the preview again (docs/decisions/preview-gate.md). Idempotent. */
  signOut: publicProcedure.output(voidOutput).mutation(async ({ ctx }) => {
    await signOut(ctx.platform, ctx.sessionToken)
    ctx.setCookie(ctx.platform.sessions.blankCookie())
    if (ctx.pendingToken) ctx.setCookie(ctx.platform.sessions.pending.blank())
    ctx.setCookie(lockGateCookie(ctx.platform))
    ctx.clearCache()
  }),

  /**
   * Mails a reset link. Answers alike, and after the same work, for known and unknown addresses
   * (docs/decisions/sign-up-does-not-tell.md).
   */
  requestPasswordReset: publicProcedure
    .meta({ limits: ['resetByDevice', 'resetByAddress'] })
    .input(requestPasswordResetInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.platform, ctx, input.email)),

  /** Sets a new password by a reset link, and ends all sessions of the user. */
  resetPassword: publicProcedure
    .meta({ errors: ['NOT_FOUND', 'TOKEN_USED', 'TOKEN_EXPIRED'], limits: ['tokenTries'] })
    .input(resetPasswordInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      const { email } = await resetPassword(ctx.platform, ctx.address, input)
      ctx.setCookie(deviceCookie(ctx.platform, email))
    }),

  /** Checks the password, which allows privileged acts (refunds, permissions, suspensions) for 15 minutes. */
  provePassword: signedInProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['ownPassword'] })
    .input(provePasswordInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => provePassword(ctx.platform, ctx.actor, input.password)),

  /** Changes the password, also a temporary one. Ends the other sessions; this one gets a new cookie. */
  changePassword: signedInProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['ownPassword'] })
    .input(changePasswordInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.setCookie((await changePassword(ctx.platform, ctx.actor, input)).cookie)
    }),

  /**
   * Describes an invitation to a company; `hasAccount` means that its holder signs in before accepting. A mutation, so
   * that the token is not in a URL.
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
   * Joins the company of an invitation. A signed-in user must have the invited address; otherwise a new account is
   * created and signed in. Fails with `SIGNED_OUT` if a confirmed account has to sign in first.
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
