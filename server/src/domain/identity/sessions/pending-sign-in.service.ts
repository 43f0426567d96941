import { SECOND_FACTOR_MINUTES, SECOND_FACTOR_TRIES } from 'shared/accounts/second-factor'
import { AppError } from 'shared/errors/app-error'
import { after, MINUTE } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts'
import { consumeMfaCode } from '../second-factor/second-factor.service.ts'
import {
  countAttempt,
  deletePendingSignIn,
  findPendingUser,
  insertPendingSignIn,
} from './pending-sign-in.repository.ts'
import { beginSession, type SignInRequest } from './sessions.service.ts'

/** Result of a first factor: a session, or a pending sign-in that awaits a code. */
export type SignInResult = { cookie: string } & ({ token: string } | { secondFactor: true })

/**
 * Completes any sign-in, in the transaction that verified the first factor: creates a session, or a pending sign-in if
 * the user has a second factor.
 */
export async function completeSignIn(
  deps: Pick<AppDeps, 'clock' | 'sessions'>,
  tx: Tx,
  request: SignInRequest,
  userId: string,
): Promise<SignInResult> {
  if (!(await hasSecondFactor(tx.db, userId))) return beginSession(deps, tx, request, userId)
  const token = newToken()
  const createdAt = deps.clock.now()
  const expiresAt = after(createdAt, SECOND_FACTOR_MINUTES * MINUTE)
  await insertPendingSignIn(tx.db, { tokenHash: hashOf(token), userId, createdAt, expiresAt })
  return { secondFactor: true, cookie: deps.sessions.pending.serialize(token) }
}

/** Returns the pending sign-in. @throws AppError `TOKEN_EXPIRED` if there is none. */
export async function requirePending(
  { clock, db }: Pick<AppDeps, 'clock' | 'db'>,
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
  deps: Pick<AppDeps, 'clock' | 'config' | 'limits' | 'sessions' | 'transact'>,
  request: SignInRequest,
  pending: { token: string; userId: string },
  code: string,
): Promise<{ cookie: string; token: string }> {
  await deps.limits.take('secondFactorTries', pending.userId)
  const tokenHash = hashOf(pending.token)
  // The attempt must stay counted, so errors are thrown after the commit.
  const verified = await deps.transact(async tx => {
    const taken = await countAttempt(tx.db, tokenHash, deps.clock.now())
    if (!taken) return 'TOKEN_EXPIRED'
    if (!(await consumeMfaCode(deps, tx, taken.userId, code))) {
      return taken.tries < SECOND_FACTOR_TRIES ? 'BAD_CREDENTIALS' : 'TOKEN_EXPIRED'
    }
    await deletePendingSignIn(tx.db, tokenHash)
    return beginSession(deps, tx, request, taken.userId)
  })
  if (typeof verified === 'string') throw new AppError(verified)
  return verified
}
