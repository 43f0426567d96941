import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import { withMinimumDuration } from '../../../platform/clock.ts'
import { assertNotCommonPassword } from '../../../platform/common-passwords.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import {
  confirmUser,
  consumeToken,
  endSessions,
  ensureUser,
  findPasswordHash,
  findToken,
  revokeTokens,
  setPassword,
} from '../accounts/accounts.repository.ts'
import { rotateAndRevokeOthers } from '../sessions/sessions.service.ts'
import { type Browser, readDevice } from '../sessions/trusted-device.service.ts'
import { sendResetLinkJob } from './password.jobs.ts'

type OwnPasswordDeps = Pick<AppDeps, 'db' | 'limits' | 'passwords'>

/**
 * Asks for the own password once more, before something that weighs.
 * @throws AppError `BAD_CREDENTIALS` on `password`, also for who has none and comes in with Google, `LIMITED`.
 */
export async function requireOwnPassword(
  deps: OwnPasswordDeps,
  userId: string,
  password: string,
): Promise<void> {
  await deps.limits.take('ownPassword', userId)
  // The field says that it was the password, where a code is asked for beside it.
  if (!(await isOwnPassword(deps, userId, password)))
    throw new AppError('BAD_CREDENTIALS', { fields: { password: 'INVALID_CHARACTERS' } })
}

/** Returns true if the person has a password; who comes in with Google may have none. */
export async function hasPassword({ db }: Pick<OwnPasswordDeps, 'db'>, userId: string): Promise<boolean> {
  return Boolean((await findPasswordHash(db, userId))?.passwordHash)
}

export async function isOwnPassword(
  { db, passwords }: Pick<OwnPasswordDeps, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<boolean> {
  return passwords.verify((await findPasswordHash(db, userId))?.passwordHash, password)
}

/** Opens acts that weigh for a quarter of an hour, in this session. @throws as `requireOwnPassword`. */
export async function provePassword(
  deps: OwnPasswordDeps & Pick<AppDeps, 'sessions'>,
  { userId, sessionHandle }: { userId: string; sessionHandle: string },
  password: string,
): Promise<void> {
  await requireOwnPassword(deps, userId, password)
  await deps.sessions.prove(sessionHandle)
}

/**
 * Gives a new member an account with a password to be changed at the first sign-in, confirmed on the manager's word. A
 * confirmed account keeps its own; an unconfirmed one loses password and sessions to this
 * (docs/decisions/temporary-password.md).
 */
export async function grantTemporaryPassword(
  tx: Tx,
  person: { email: string; fullName: string; passwordHash: string; now: Date },
): Promise<void> {
  const { now, passwordHash, fullName } = person
  const user = await ensureUser(tx.db, person.email, fullName)
  if (user.emailConfirmedAt) return
  await revokeTokens(tx.db, user.id, 'confirm', now)
  await endSessions(tx.db, user.id)
  await confirmUser(tx.db, { id: user.id, passwordHash, fullName, now })
  await setPassword(tx.db, { id: user.id, passwordHash, mustChangePassword: true, now })
}

type Deps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'transact'>

/**
 * Asks for a link to set a new password. Whether the address is known is looked up by the job, so that known and
 * unknown addresses get the same answer after the same work; the answer waits until that job has run. Asked for by
 * strangers again and again, it is mailed less often, but the person never waits for a link that works.
 */
export async function requestPasswordReset(
  deps: Deps,
  { address, cookieHeader }: { address: string } & Browser,
  email: string,
): Promise<void> {
  const device = readDevice(deps, cookieHeader, email)
  if (device) await deps.limits.take('resetByDevice', device)
  else await deps.limits.take('resetByAddress', { address })
  const unlessFresh = !device && !(await deps.limits.tryConsume('resetByEmail', email))
  await withMinimumDuration(deps.transact(tx => tx.enqueue(sendResetLinkJob, { email, unlessFresh })))
}

/**
 * Spends a reset link: the new password holds, every session ends, and the person is told by mail.
 * @returns whose it was.
 * @throws AppError `TOKEN_USED`, `TOKEN_EXPIRED`, `NOT_FOUND`.
 */
export async function resetPassword(
  deps: Deps,
  address: string,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  await assertNotCommonPassword(password, 'password')
  await deps.limits.take('tokenTries', { address })
  const passwordHash = await deps.passwords.hash(password)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    const spent = await consumeToken(tx.db, hashOf(token), 'reset', now)
    if (!spent) throw await resetRefusal(tx, token)
    const { email } = await setPassword(tx.db, {
      id: spent.userId,
      passwordHash,
      mustChangePassword: false,
      now,
    })
    await confirmUser(tx.db, { id: spent.userId, now, passwordHash: null, fullName: null })
    // A password that still waits for a sign-up's link was chosen by whoever signed up, not by this person.
    await revokeTokens(tx.db, spent.userId, 'confirm', now)
    await revokeTokens(tx.db, spent.userId, 'reset', now)
    await endSessions(tx.db, spent.userId)
    await emit(tx, { type: 'password.reset', userId: spent.userId })
    tx.recheck(spent.userId)
    return { email }
  })
}

/** Returns why a reset link does not work (any more). */
async function resetRefusal(tx: Tx, token: string): Promise<AppError> {
  const known = await findToken(tx.db, hashOf(token), 'reset')
  if (!known) return new AppError('NOT_FOUND')
  return new AppError(known.usedAt ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
}

/**
 * Changes the password of a signed-in person; the other sessions end, this one gets a new cookie, and reset links that
 * are on their way are void.
 * @throws AppError `BAD_CREDENTIALS` when the current password is not right.
 */
export async function changePassword(
  deps: Deps & Pick<AppDeps, 'sessions'>,
  who: Actor,
  { current, next }: { current: string; next: string },
): Promise<{ cookie: string }> {
  await deps.limits.take('ownPassword', who.userId)
  await assertNotCommonPassword(next, 'next')
  if (current === next) throw new AppError('INVALID_INPUT', { fields: { next: 'COMMON_PASSWORD' } })
  const stored = await findPasswordHash(deps.db, who.userId)
  if (!(await deps.passwords.verify(stored?.passwordHash, current))) throw new AppError('BAD_CREDENTIALS')
  const passwordHash = await deps.passwords.hash(next)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    await setPassword(tx.db, {
      id: who.userId,
      passwordHash,
      mustChangePassword: false,
      now,
    })
    await revokeTokens(tx.db, who.userId, 'reset', now)
    await emit(tx, { type: 'password.changed', userId: who.userId })
    return rotateAndRevokeOthers(deps, tx, who)
  })
}
