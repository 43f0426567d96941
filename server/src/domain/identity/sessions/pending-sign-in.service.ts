import { SECOND_FACTOR_MINUTES, SECOND_FACTOR_TRIES } from 'shared/accounts/second-factor'
import { AppError } from 'shared/errors/app-error'
import { after, MINUTE } from '../../../platform/clock.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts'
import { spendCode } from '../second-factor/second-factor.service.ts'
import {
  deletePendingSignIn,
  findPendingUser,
  insertPendingSignIn,
  takeTry,
} from './pending-sign-in.repository.ts'
import { beginSession, type SignInRequest } from './sessions.service.ts'

/** What one gets for a password, a link or Google's word: a session, or the right to show a code. */
export type SignInResult = { cookie: string } & ({ token: string } | { secondFactor: true })

/**
 * The one door that every way in leads through, with what it is earned by in one transaction: no session before the
 * second factor, if there is one.
 */
export async function completeSignIn(
  ports: Pick<Platform, 'clock' | 'sessions'>,
  work: Work,
  request: SignInRequest,
  userId: string,
): Promise<SignInResult> {
  if (!(await hasSecondFactor(work.db, userId))) return beginSession(ports, work, request, userId)
  const token = newToken()
  const createdAt = ports.clock.now()
  const expiresAt = after(createdAt, SECOND_FACTOR_MINUTES * MINUTE)
  await insertPendingSignIn(work.db, { tokenHash: hashOf(token), userId, createdAt, expiresAt })
  return { secondFactor: true, cookie: ports.sessions.pending.serialize(token) }
}

/** Whose sign-in waits for a code. @throws AppError `TOKEN_EXPIRED` when none does (any more). */
export async function requirePending(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  token: string | undefined,
): Promise<{ token: string; userId: string }> {
  const userId = token && (await findPendingUser(db, hashOf(token), clock.now()))
  if (!userId) throw new AppError('TOKEN_EXPIRED')
  return { token, userId }
}

/**
 * Completes a pending sign-in with a code of the app or a recovery code.
 * @throws AppError `BAD_CREDENTIALS`, `LIMITED`, `TOKEN_EXPIRED` with the fifth wrong code.
 */
export async function verifySecondFactor(
  ports: Pick<Platform, 'clock' | 'config' | 'limits' | 'sessions' | 'transact'>,
  request: SignInRequest,
  pending: { token: string; userId: string },
  code: string,
): Promise<{ cookie: string; token: string }> {
  await ports.limits.take('secondFactorTries', pending.userId)
  const tokenHash = hashOf(pending.token)
  // The try stays counted, so what is wrong is thrown only when the work is done.
  const verified = await ports.transact(async work => {
    const taken = await takeTry(work.db, tokenHash, ports.clock.now())
    if (!taken) return 'TOKEN_EXPIRED'
    if (!(await spendCode(ports, work, taken.userId, code))) {
      return taken.tries < SECOND_FACTOR_TRIES ? 'BAD_CREDENTIALS' : 'TOKEN_EXPIRED'
    }
    await deletePendingSignIn(work.db, tokenHash)
    return beginSession(ports, work, request, taken.userId)
  })
  if (typeof verified === 'string') throw new AppError(verified)
  return verified
}
