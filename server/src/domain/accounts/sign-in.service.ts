import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { recordActAlone } from '../audit/audit.service.ts'
import { findPendingPasswordHash, findUserByEmail } from './accounts.repository.ts'

type Ports = Pick<Platform, 'db' | 'clock' | 'limits' | 'passwords' | 'sessions'>

/** The request that signs in. */
export interface Caller {
  address: string
  userAgent: string | undefined
  /** The session that the browser presents: it ends, so that nobody is signed in on top of somebody else. */
  sessionToken: string | undefined
}

/**
 * Signs a person in; also the team's way in (dashboard and team, section 2.2).
 * @returns the new session: its cookie, and its token for reading it back at once.
 * @throws AppError `LIMITED`, `BAD_CREDENTIALS` (unknown address and wrong password alike, in words and time),
 *   `EMAIL_NOT_CONFIRMED` only to somebody who knows the password.
 */
export async function signIn(
  ports: Ports,
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<{ cookie: string; token: string }> {
  await ports.limits.take('signInByAddress', caller.address)
  await ports.limits.take('signInByPair', `${email} ${caller.address}`)
  await ports.limits.take('signInByEmail', email)
  const user = await findUserByEmail(ports.db, email)
  // Asked for unknown addresses too, with an id that nobody has: the same number of questions either way.
  const pending = await findPendingPasswordHash(ports.db, user?.id ?? NOBODY)
  const storedHash = user?.emailConfirmedAt ? user.passwordHash : pending?.passwordHash
  const matches = await ports.passwords.verify(storedHash, password)
  if (!user || !matches || user.disabledAt) throw new AppError('BAD_CREDENTIALS')
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  await recordActAlone(ports.db, {
    actorId: user.id,
    action: 'session.began',
    subject: 'user',
    subjectId: user.id,
  })
  return beginSession(ports, caller, user.id)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A fresh session in place of the presented one. */
export async function beginSession(
  { sessions }: Pick<Platform, 'sessions'>,
  caller: Caller,
  userId: string,
): Promise<{ cookie: string; token: string }> {
  if (caller.sessionToken) await sessions.end(caller.sessionToken)
  return sessions.create(userId, caller.userAgent)
}
