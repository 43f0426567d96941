import { verifyMfaInput } from 'shared/accounts/accounts.inputs'
import {
  beginMfaInput,
  confirmMfaInput,
  disableMfaInput,
  renewRecoveryCodesInput,
} from 'shared/accounts/security.inputs'
import { z } from 'shared/errors/zod'
import {
  beginSecondFactor,
  confirmSecondFactorOf,
  disableSecondFactor,
  renewRecoveryCodes,
  secondFactorStatus,
} from '../../domain/identity/second-factor/second-factor.service.ts'
import { verifySecondFactor } from '../../domain/identity/sessions/pending-sign-in.service.ts'
import { clientProcedure, pendingMfaProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, voidOutput } from '../output.ts'
import { sessionOutput, startSession } from './session-output.ts'

const status = z.object({
  on: z.boolean(),
  since: isoDate().nullable(),
  recoveryCodesLeft: z.int(),
  /** False for a user who signs in with Google only, and must set a password before changing the second factor. */
  hasPassword: z.boolean(),
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Second factor: codes of an authenticator app (RFC 6238), and recovery codes. */
export const mfaRouter = router({
  /** Returns the state of the caller's second factor, and what a change requires. */
  status: clientProcedure('account')
    .output(status)
    .query(({ ctx }) => secondFactorStatus(ctx.platform, ctx.user.id)),

  /** Returns a new secret for the app; it takes effect with `confirm`. */
  begin: clientProcedure('account')
    .meta({ errors: ['BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'], limits: ['ownPassword'] })
    .input(beginMfaInput)
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.platform, ctx.user, input.password)),

  /** Enables the second factor and ends the other sessions. Returns the recovery codes, which are shown only once. */
  confirm: clientProcedure('account')
    .meta({ errors: ['BAD_CREDENTIALS', 'NOT_FOUND'], limits: ['secondFactorTries'] })
    .input(confirmMfaInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => {
      const { cookie, ...codes } = await confirmSecondFactorOf(ctx.platform, ctx.actor, input.code)
      ctx.setCookie(cookie)
      return codes
    }),

  /** Completes a sign-in that requires a second factor: five attempts within five minutes. */
  verify: pendingMfaProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['secondFactorTries'] })
    .input(verifyMfaInput)
    .output(sessionOutput)
    .mutation(async ({ ctx, input }) => {
      const started = await verifySecondFactor(ctx.platform, ctx, ctx.pending, input.code)
      ctx.setCookie(ctx.platform.sessions.pending.blank())
      return startSession(ctx, started)
    }),

  /** Replaces the recovery codes by ten new ones, which are shown only once. Needs password and code. */
  renewRecoveryCodes: clientProcedure('account')
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['secondFactorTries', 'ownPassword'] })
    .input(renewRecoveryCodesInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.platform, ctx.actor, input)),

  /** Disables the second factor, by password and code; ends the other sessions and mails the caller. */
  disable: clientProcedure('account')
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['secondFactorTries', 'ownPassword'] })
    .input(disableMfaInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.setCookie((await disableSecondFactor(ctx.platform, ctx.actor, input)).cookie)
    }),
})
