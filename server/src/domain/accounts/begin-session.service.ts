import type { Platform } from '../../platform/platform.ts'

/** The request that signs in. */
export interface Caller {
  address: string
  userAgent: string | undefined
  /** The session that the browser presents: it ends, so that nobody is signed in on top of somebody else. */
  sessionToken: string | undefined
}

/** A fresh session in place of the presented one. */
export async function beginSession(
  { sessions }: Pick<Platform, 'sessions'>,
  caller: Caller,
  userId: string,
): Promise<{ cookie: string; token: string }> {
  if (caller.sessionToken) await sessions.end(caller.sessionToken)
  return sessions.create(userId, caller.userAgent)
}
