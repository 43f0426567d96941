import type { Context } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { mustEnrollMfa } from '../domain/identity/second-factor/second-factor.service.ts'
import { findActingMember } from '../domain/identity/team/team.service.ts'
import type { Actor } from '../platform/actor.ts'
import type { AppDeps } from '../platform/platform.ts'

/**
 * Returns the actor of a request outside RPC: a user with a confirmed address, with the team membership.
 * @throws AppError `SIGNED_OUT`, `EMAIL_NOT_CONFIRMED`, `PASSWORD_CHANGE_REQUIRED`.
 */
export async function requireActor(platform: AppDeps, c: Context): Promise<Actor> {
  const { sessions } = platform
  const signedIn = await sessions.find(sessions.readToken(c.req.header('cookie')))
  if (!signedIn) throw new AppError('SIGNED_OUT')
  // Headers on `c.res` persist when the response is replaced.
  if (signedIn.cookie) c.res.headers.append('set-cookie', signedIn.cookie)
  const { user, session } = signedIn
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  if (user.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
  // Without the required second factor, a member has the rights of any user only.
  const actor = { userId: user.id, name: user.fullName, sessionHandle: session.handle }
  if (mustEnrollMfa(platform.config, user)) return actor
  const member = await findActingMember(platform, user.email)
  return member?.isAccountingOnly ? { ...actor, isAccountant: true } : { ...actor, member }
}
