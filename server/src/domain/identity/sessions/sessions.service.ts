import { AppError } from 'shared/errors/app-error'
import { isUuid } from 'shared/fields/uuid'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { deleteSession, endSessions, listSessions } from '../accounts/accounts.repository.ts'

export interface SignInRequest {
  address: string
  userAgent: string | undefined
  /** Token of the browser's current session, which ends at the sign-in. */
  sessionToken: string | undefined
}

/** Creates a session and ends the presented one. */
export async function beginSession(
  deps: Pick<AppDeps, 'sessions'>,
  tx: Tx,
  request: SignInRequest,
  userId: string,
): Promise<{ cookie: string; token: string }> {
  const sessions = deps.sessions.within(tx.db)
  if (request.sessionToken) await sessions.end(request.sessionToken)
  const { handle, ...session } = await sessions.create(userId, request.userAgent)
  await emit(tx, { type: 'session.began', userId, sessionHandle: handle })
  return session
}

/**
 * Deletes the user's other sessions and rotates the cookie of this one, so that a copied cookie stops working. Open
 * streams check their session after the commit.
 */
export async function rotateAndRevokeOthers(
  deps: Pick<AppDeps, 'sessions'>,
  tx: Tx,
  { userId, sessionHandle }: Actor,
): Promise<{ cookie: string }> {
  await endSessions(tx.db, userId, sessionHandle)
  tx.recheck(userId)
  return deps.sessions.within(tx.db).rotate(sessionHandle)
}

type Deps = Pick<AppDeps, 'clock' | 'db' | 'sessions' | 'transact'>

/** Ends the session of a token with its open streams. */
export async function signOut(deps: Deps, token: string | undefined): Promise<void> {
  const found = token && (await deps.sessions.find(token))
  if (!found) return
  await deps.transact(async tx => {
    await deps.sessions.within(tx.db).end(token)
    await emit(tx, { type: 'session.ended', userId: found.user.id, sessionHandle: found.session.handle })
    tx.recheck(found.user.id)
  })
}

/** Lists the user's valid sessions, newest first. */
export async function listOwnSessions({ clock, db }: Deps, userId: string, currentHandle: string) {
  const sessions = await listSessions(db, userId, clock.now())
  return sessions.map(session => ({ ...session, isCurrent: session.id === currentHandle }))
}

/** Ends a session of the user. @throws AppError `NOT_FOUND`. */
export async function revokeSession({ transact }: Deps, userId: string, handle: string): Promise<void> {
  if (!isUuid(handle)) throw new AppError('NOT_FOUND')
  const sessionHandle = handle.toLowerCase()
  await transact(async tx => {
    if (!(await deleteSession(tx.db, userId, sessionHandle))) throw new AppError('NOT_FOUND')
    await emit(tx, { type: 'session.revoked', userId, sessionHandle })
    tx.recheck(userId)
  })
}

/** Ends all sessions of the user but the current one, whose cookie is rotated. */
export async function revokeOtherSessions(deps: Pick<AppDeps, 'sessions' | 'transact'>, own: Actor) {
  return deps.transact(async tx => {
    await emit(tx, { type: 'sessions.others-ended', userId: own.userId })
    return rotateAndRevokeOthers(deps, tx, own)
  })
}
