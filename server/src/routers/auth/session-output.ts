import { z } from 'shared/errors/zod'
import { findActingMember } from '../../domain/team/team.service.ts'
import type { RequestContext } from '../../trpc/request-context.ts'
import { moment } from '../output.ts'

const signedIn = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    createdAt: moment(),
    mustChangePassword: z.boolean(),
  }),
  member: z.object({ id: z.string(), role: z.string(), isManager: z.boolean() }).nullable(),
  expiresAt: moment(),
})

/** Who is signed in, and as what (contract, Procedures). */
export const sessionOutput = z.union([signedIn, z.object({ user: z.null() })])

export async function describeSession(
  ctx: RequestContext,
  found: Awaited<ReturnType<RequestContext['findSession']>>,
) {
  if (!found) return { user: null }
  const confirmed = found.user.emailConfirmedAt !== null
  const member = confirmed ? await findActingMember(ctx.platform, found.user.email) : undefined
  return { user: found.user, member: member ?? null, expiresAt: found.session.expiresAt }
}

/** Puts a new session into the browser and describes it. */
export async function startSession(
  ctx: RequestContext,
  { cookie, token }: { cookie: string; token: string },
) {
  ctx.setCookie(cookie)
  return describeSession(ctx, await ctx.platform.sessions.find(token))
}
