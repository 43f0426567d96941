import {
  beginMfaInput,
  confirmMfaInput,
  disableMfaInput,
  renewRecoveryCodesInput,
  verifyMfaInput,
} from 'shared/accounts/accounts.inputs'
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
  /** Without one nothing of this can be changed: who comes in with Google sets one first. */
  hasPassword: z.boolean(),
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The second factor: codes of an app (RFC 6238), and recovery codes for when the app is lost. */
export const mfaRouter = router({
  /** State of the caller's second factor, and what changing it asks for. */
  status: clientProcedure
    .meta({ capability: 'account' })
    .output(status)
    .query(({ ctx }) => secondFactorStatus(ctx.platform, ctx.user.id)),

  /** A secret for the app, in force once `confirm` has seen a code of it. */
  begin: clientProcedure
    .meta({
      capability: 'account',
      errors: ['BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'],
      limits: ['ownPassword'],
    })
    .input(beginMfaInput)
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.platform, ctx.user, input.password)),

  /** Switches it on; the other sessions end. The recovery codes are shown this once. */
  confirm: clientProcedure
    .meta({ capability: 'account', errors: ['BAD_CREDENTIALS', 'NOT_FOUND'], limits: ['secondFactorTries'] })
    .input(confirmMfaInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => {
      const { cookie, ...codes } = await confirmSecondFactorOf(ctx.platform, ctx.actor, input.code)
      ctx.setCookie(cookie)
      return codes
    }),

  /** Completes a sign-in that was answered with `secondFactor`; five tries, five minutes. */
  verify: pendingMfaProcedure
    .meta({ errors: ['BAD_CREDENTIALS'], limits: ['secondFactorTries'] })
    .input(verifyMfaInput)
    .output(sessionOutput)
    .mutation(async ({ ctx, input }) => {
      const started = await verifySecondFactor(ctx.platform, ctx, ctx.pending, input.code)
      ctx.setCookie(ctx.platform.sessions.pending.blank())
      return startSession(ctx, started)
    }),

  /** Ten new recovery codes in place of the old, for a password and a code; they are shown this once. */
  renewRecoveryCodes: clientProcedure
    .meta({
      capability: 'account',
      errors: ['BAD_CREDENTIALS'],
      limits: ['secondFactorTries', 'ownPassword'],
    })
    .input(renewRecoveryCodesInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.platform, ctx.actor, input)),

  /** Switches it off, for a password and a code; the other sessions end, and the caller is told by mail. */
  disable: clientProcedure
    .meta({
      capability: 'account',
      errors: ['BAD_CREDENTIALS'],
      limits: ['secondFactorTries', 'ownPassword'],
    })
    .input(disableMfaInput)
    .output(voidOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.setCookie((await disableSecondFactor(ctx.platform, ctx.actor, input)).cookie)
    }),
})
