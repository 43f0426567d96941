import { z } from 'shared/errors/zod'
import { mustEnrollMfa } from '../../domain/identity/second-factor/second-factor.service.ts'
import type { SignInResult } from '../../domain/identity/sessions/pending-sign-in.service.ts'
import { deviceCookie } from '../../domain/identity/sessions/trusted-device.service.ts'
import { isMemberAddress } from '../../domain/identity/team/recipients.queries.ts'
import { findActingMember } from '../../domain/identity/team/team.service.ts'
import type { RequestContext } from '../../trpc/request-context.ts'
import { isoDate } from '../output.ts'

const signedIn = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    createdAt: isoDate(),
    mustChangePassword: z.boolean(),
    /** True for a member who must enrol a second factor before using the hub. */
    owesSecondFactor: z.boolean(),
    /** True for a member whom a manager has suspended. */
    isSuspended: z.boolean(),
    /** Id of the newest live event at this time. Subscribe from here, since data fetched later is not older. */
    lastEventId: z.int(),
  }),
  member: z
    .object({
      id: z.string(),
      role: z.string(),
      isManager: z.boolean(),
      /** True if limited to accounting; false for managers. */
      isAccountingOnly: z.boolean(),
    })
    .nullable(),
  expiresAt: isoDate(),
})

export const sessionOutput = z.union([signedIn, z.object({ user: z.null() })])

/** Result of a sign-in: the session, or a request for a code. */
export const admissionOutput = z.union([z.object({ secondFactor: z.literal(true) }), sessionOutput])

export async function describeSession(
  ctx: RequestContext,
  found: Awaited<ReturnType<RequestContext['findSession']>>,
) {
  if (!found) return { user: null }
  const confirmed = found.user.emailConfirmedAt !== null
  const member = confirmed ? await findActingMember(ctx.platform, found.user.email) : undefined
  const owes = member !== undefined && mustEnrollMfa(ctx.platform.config, found.user)
  return {
    user: {
      ...found.user,
      owesSecondFactor: owes,
      // `member` is missing for a suspended one.
      isSuspended: confirmed && !member && (await isMemberAddress(ctx.platform, found.user.email)),
      lastEventId: await ctx.platform.live.latest(found.user.id),
    },
    member: member ?? null,
    expiresAt: found.session.expiresAt,
  }
}

/** Sets the cookies of a new session and of the known device, and describes the session. */
export async function startSession(
  ctx: RequestContext,
  { cookie, token }: { cookie: string; token: string },
) {
  ctx.setCookie(cookie)
  const found = await ctx.platform.sessions.find(token)
  if (found) ctx.setCookie(deviceCookie(ctx.platform, found.user.email))
  return describeSession(ctx, found)
}

/** Answers a sign-in: with a session, or with a request for a code. */
export async function answerAdmission(ctx: RequestContext, admission: SignInResult) {
  if ('token' in admission) return startSession(ctx, admission)
  ctx.setCookie(admission.cookie)
  return { secondFactor: true as const }
}
