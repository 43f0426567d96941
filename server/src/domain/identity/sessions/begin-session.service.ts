import type { Actor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { endSessions } from '../accounts/accounts.repository.ts'

/** The request that signs in. */
export interface SignInRequest {
  address: string
  userAgent: string | undefined
  /** The session that the browser presents: it ends, so that nobody is signed in on top of somebody else. */
  sessionToken: string | undefined
}

/** A fresh session in place of the presented one. */
export async function beginSession(
  ports: Pick<Platform, 'sessions'>,
  work: Work,
  request: SignInRequest,
  userId: string,
): Promise<{ cookie: string; token: string }> {
  const sessions = ports.sessions.within(work.db)
  if (request.sessionToken) await sessions.end(request.sessionToken)
  const { handle, ...session } = await sessions.create(userId, request.userAgent)
  await emit(work, { type: 'session.began', userId, sessionHandle: handle })
  return session
}

/**
 * Deletes the user's other sessions and rotates the cookie of this one, so that a copied cookie stops working. Open
 * streams check their session again after the commit.
 */
export async function rotateAndRevokeOthers(
  ports: Pick<Platform, 'sessions'>,
  work: Work,
  { userId, sessionHandle }: Actor,
): Promise<{ cookie: string }> {
  await endSessions(work.db, userId, sessionHandle)
  work.recheck(userId)
  return ports.sessions.within(work.db).rotate(sessionHandle)
}
