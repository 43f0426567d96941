import { AppError } from 'shared/errors/app-error'
import { isUuid } from 'shared/fields/uuid'
import type { Actor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { deleteSession, endSessions, listSessions } from '../accounts/accounts.repository.ts'

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

type Ports = Pick<Platform, 'clock' | 'db' | 'sessions' | 'transact'>

/** Ends the presented session; its open streams end with it. */
export async function signOut(ports: Ports, token: string | undefined): Promise<void> {
  const found = token && (await ports.sessions.find(token))
  if (!found) return
  await ports.transact(async work => {
    await ports.sessions.within(work.db).end(token)
    await emit(work, { type: 'session.ended', userId: found.user.id, sessionHandle: found.session.handle })
    work.recheck(found.user.id)
  })
}

/** The person's living sessions, newest first. */
export async function listOwnSessions({ clock, db }: Ports, userId: string, currentHandle: string) {
  const sessions = await listSessions(db, userId, clock.now())
  return sessions.map(session => ({ ...session, isCurrent: session.id === currentHandle }))
}

/** The person's living sessions without their handles, for their own export. */
export async function sessionDataOf({ clock, db }: Pick<Ports, 'clock' | 'db'>, userId: string) {
  return (await listSessions(db, userId, clock.now())).map(({ id: _, ...session }) => session)
}

/** Ends one of the person's sessions. @throws AppError `NOT_FOUND`. */
export async function revokeSession({ transact }: Ports, userId: string, handle: string): Promise<void> {
  if (!isUuid(handle)) throw new AppError('NOT_FOUND')
  const sessionHandle = handle.toLowerCase()
  await transact(async work => {
    if (!(await deleteSession(work.db, userId, sessionHandle))) throw new AppError('NOT_FOUND')
    await emit(work, { type: 'session.revoked', userId, sessionHandle })
    work.recheck(userId)
  })
}

/** Ends all of the person's sessions but the one that asks, which goes on with a new cookie. */
export async function revokeOtherSessions(
  ports: Pick<Platform, 'sessions' | 'transact'>,
  own: Actor,
): Promise<{ cookie: string }> {
  return ports.transact(async work => {
    await emit(work, { type: 'sessions.others-ended', userId: own.userId })
    return rotateAndRevokeOthers(ports, work, own)
  })
}
