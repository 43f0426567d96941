import type { TRPCProcedureBuilder, TRPCUnsetMarker } from '@trpc/server'
import { AppError } from 'shared/errors/app-error'
import { requireGuest } from '../domain/deliverables/guests/guests.service.ts'
import { withClientScope } from '../domain/identity/companies/membership.queries.ts'
import { mustEnrollMfa } from '../domain/identity/second-factor/second-factor.service.ts'
import { requirePending } from '../domain/identity/sessions/pending-sign-in.service.ts'
import { findActingMember } from '../domain/identity/team/team.service.ts'
import { type Actor, withActor } from '../platform/actor.ts'
import { assertRecentAuth, type SignedIn } from '../platform/sessions/sessions.ts'
import { type ProcedureMeta, t } from './init.ts'
import type { RequestContext } from './request-context.ts'

export const { router } = t

/** For anyone, once the preview gate is open. */
export const publicProcedure = t.procedure.meta({ policy: 'public' })

/** For anyone, with the same answer for all. */
export const cacheablePublicProcedure = t.procedure.meta({ policy: 'public', isCacheable: true })

/** For a guest of a review, whom the input names. Adds `guest` to the context. */
export const guestProcedure = t.procedure
  .meta({ policy: 'guest' })
  .use(async ({ ctx, getRawInput, next }) =>
    next({ ctx: { guest: await requireGuest(ctx.platform, ctx.cookieHeader, await getRawInput()) } }),
  )

/** For users who entered the password and still owe the second factor. Adds `pending` to the context. */
export const pendingMfaProcedure = t.procedure
  .meta({ policy: 'code-owed' })
  .use(async ({ ctx, next }) =>
    next({ ctx: { pending: await requirePending(ctx.platform, ctx.pendingToken) } }),
  )

/** For anyone with a valid session, also before a required change of password. Adds `user` to the context. */
export const signedInProcedure = t.procedure.meta({ policy: 'signed-in' }).use(async ({ ctx, next }) => {
  const { user, session } = await requireSession(ctx)
  return next({ ctx: contextOf(ctx, { user, session }) })
})

/**
 * For users with a confirmed address, limited to companies in which their roles include `capability`; others get
 * `NOT_FOUND`. Adds `user` to the context.
 */
export const clientProcedure = (capability: NonNullable<ProcedureMeta['capability']>) =>
  t.procedure.meta({ policy: 'client', capability }).use(async ({ ctx, meta, next }) => {
    const { user, session } = await requireConfirmed(ctx)
    const needed = meta?.capability === 'account' ? undefined : meta?.capability
    return withClientScope({ companyId: session.companyId, capability: needed }, () =>
      next({ ctx: contextOf(ctx, { user, session }) }),
    )
  })

/** For team members who are not limited to accounting. Adds `member` to the context. */
export const teamProcedure = t.procedure.meta({ policy: 'team' }).use(async ({ ctx, next }) => {
  const acting = await requireMember(ctx)
  if (acting.member.isAccountingOnly) throw new AppError('ACCOUNTING_ONLY')
  return next({ ctx: acting })
})

/** As `teamProcedure`, for a row that the input names: `NOT_FOUND` if it is missing or the member may not see it. */
export const teamRowProcedure = teamProcedure.meta({ namesRow: true })

/** For all team members, also those limited to accounting, on their own page. Adds `member` to the context. */
export const memberProcedure = t.procedure
  .meta({ policy: 'member' })
  .use(async ({ ctx, next }) => next({ ctx: await requireMember(ctx) }))

/** For managers and members limited to accounting. Adds `member` to the context. */
export const accountingProcedure = t.procedure.meta({ policy: 'accounting' }).use(async ({ ctx, next }) => {
  const acting = await requireMember(ctx)
  if (!(acting.member.isManager || acting.member.isAccountingOnly)) throw new AppError('NOT_A_MANAGER')
  return next({ ctx: acting })
})

/** For project managers and founders. Adds `member` to the context. */
export const managerProcedure = t.procedure.meta({ policy: 'manager' }).use(async ({ ctx, next }) => {
  const acting = await requireMember(ctx)
  if (acting.member.isAccountingOnly) throw new AppError('ACCOUNTING_ONLY')
  if (!acting.member.isManager) throw new AppError('NOT_A_MANAGER')
  return next({ ctx: acting })
})

/** As `managerProcedure`, for a row that the input names: `NOT_FOUND` if it is missing. */
export const managerRowProcedure = managerProcedure.meta({ namesRow: true })

/** For managers who entered the password within 15 minutes: money, permissions and access. */
export const reauthenticatedManagerProcedure = managerProcedure
  .meta({ isProved: true })
  .use(({ ctx, next }) => {
    assertRecentAuth(ctx.platform.clock, ctx.session)
    return next()
  })

/** Base procedure for a user of either side, with the user as the actor. */
export type ActorProcedure = TRPCProcedureBuilder<
  RequestContext,
  ProcedureMeta,
  { actor: Actor },
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  false
>

/** Returns the context of a procedure, whose transactions are attributed to the caller. */
function contextOf<Member extends Actor['member']>(
  { platform }: RequestContext,
  { user, session }: SignedIn,
  member?: Member & { fullName?: string },
) {
  const actor = {
    userId: user.id,
    name: member?.fullName ?? user.fullName,
    sessionHandle: session.handle,
    member: member as Member,
  }
  return { user, session, actor, platform: withActor(platform, actor) }
}

async function requireSession(ctx: RequestContext): Promise<SignedIn> {
  const signedIn = await ctx.findSession()
  if (!signedIn) throw new AppError('SIGNED_OUT')
  return signedIn
}

async function requireConfirmed(ctx: RequestContext): Promise<SignedIn> {
  const signedIn = await requireSession(ctx)
  if (!signedIn.user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  if (signedIn.user.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
  return signedIn
}

/** Returns the context of a procedure for members. */
async function requireMember(ctx: RequestContext) {
  const signedIn = await requireConfirmed(ctx)
  const member = await findActingMember(ctx.platform, signedIn.user.email)
  if (!member) throw new AppError('NOT_A_MEMBER')
  if (mustEnrollMfa(ctx.platform.config, signedIn.user)) throw new AppError('SECOND_FACTOR_REQUIRED')
  return { ...contextOf(ctx, signedIn, member), member }
}
