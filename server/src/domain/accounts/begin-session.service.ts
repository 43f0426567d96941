import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessions } from './accounts.repository.ts'

/** The request that signs in. */
export interface Caller {
  address: string
  userAgent: string | undefined
  /** The session that the browser presents: it ends, so that nobody is signed in on top of somebody else. */
  sessionToken: string | undefined
}

/** A fresh session in place of the presented one. */
export async function beginSession(
  ports: Pick<Platform, 'sessions'>,
  work: Pick<Work, 'db'>,
  caller: Caller,
  userId: string,
): Promise<{ cookie: string; token: string }> {
  const sessions = ports.sessions.within(work.db)
  if (caller.sessionToken) await sessions.end(caller.sessionToken)
  return sessions.create(userId, caller.userAgent)
}

/** The session that a person acts in. */
export interface OwnSession {
  userId: string
  sessionHandle: string
}

/**
 * Ends the person's other sessions and gives this one a new cookie, so that a copy of the old one is worth nothing
 * either; open streams notice at once.
 */
export async function keepOneSession(
  ports: Pick<Platform, 'sessions'>,
  work: Work,
  { userId, sessionHandle }: OwnSession,
): Promise<{ cookie: string }> {
  await endSessions(work.db, userId, sessionHandle)
  work.recheck(userId)
  return ports.sessions.within(work.db).rotate(sessionHandle)
}
