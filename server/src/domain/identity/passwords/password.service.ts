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
 * Checks the user's password before a privileged act.
 * @throws AppError `BAD_CREDENTIALS` on `password`, also for a user without a password; `LIMITED`.
 */
export async function requireOwnPassword(deps: OwnPasswordDeps, userId: string, password: string) {
  await deps.limits.take('ownPassword', userId)
  // The field distinguishes it from a wrong code in the same form.
  if (!(await isOwnPassword(deps, userId, password)))
    throw new AppError('BAD_CREDENTIALS', { fields: { password: 'INVALID_CHARACTERS' } })
}

/** Returns true if the user has a password; a user of Google may have none. */
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

/**
 * Checks the password, which allows privileged acts in this session for 15 minutes. @throws as `requireOwnPassword`.
 */
export async function provePassword(
  deps: OwnPasswordDeps & Pick<AppDeps, 'sessions'>,
  { userId, sessionHandle }: { userId: string; sessionHandle: string },
  password: string,
): Promise<void> {
  await requireOwnPassword(deps, userId, password)
  await deps.sessions.prove(sessionHandle)
}

/**
 * Gives a new member a confirmed account with a temporary password, which must be changed at the first sign-in. A
 * confirmed account keeps its password; an unconfirmed one loses its password and sessions
 * (docs/decisions/temporary-password.md).
 */
export async function grantTemporaryPassword(
  tx: Tx,
  person: { email: string; fullName: string; passwordHash: string; now: Date },
): Promise<void> {
  const { now, passwordHash, fullName } = person
  const user = await ensureUser(tx.db, person.email, fullName)
  if (user.emailConfirmedAt) return
  await endSessions(tx.db, user.id)
  await confirmUser(tx.db, { id: user.id, passwordHash: null, fullName, now })
  await setPassword(tx.db, { id: user.id, passwordHash, mustChangePassword: true, now })
}

type Deps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'transact'>

/**
 * Requests a reset link. A job looks the address up, so that every address gets the same answer after the same work
 * and time. Frequent requests by strangers send fewer mails, but the newest mailed link is always valid for a while.
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
 * Consumes a reset link: sets the password, ends all sessions and mails the user. Returns the address.
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
    const id = spent.userId
    const { email } = await setPassword(tx.db, { id, passwordHash, mustChangePassword: false, now })
    await confirmUser(tx.db, { id, now, passwordHash: null, fullName: null })
    await revokeTokens(tx.db, spent.userId, 'reset', now)
    await endSessions(tx.db, spent.userId)
    await emit(tx, { type: 'password.reset', userId: spent.userId })
    tx.recheck(spent.userId)
    return { email }
  })
}

async function resetRefusal(tx: Tx, token: string): Promise<AppError> {
  const known = await findToken(tx.db, hashOf(token), 'reset')
  if (!known) return new AppError('NOT_FOUND')
  return new AppError(known.usedAt ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
}

/**
 * Changes the password of a signed-in user; ends the other sessions, rotates this one's cookie and revokes reset links.
 * @throws AppError `BAD_CREDENTIALS` if the current password is wrong.
 */
export async function changePassword(
  deps: Deps & Pick<AppDeps, 'sessions'>,
  who: Actor,
  { current, next }: { current: string; next: string },
): Promise<{ cookie: string }> {
  await deps.limits.take('ownPassword', who.userId)
  await assertNotCommonPassword(next, 'next')
  if (current === next) throw new AppError('INVALID_INPUT', { fields: { next: 'SAME_PASSWORD' } })
  if (!(await isOwnPassword(deps, who.userId, current))) throw new AppError('BAD_CREDENTIALS')
  const passwordHash = await deps.passwords.hash(next)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    await setPassword(tx.db, { id: who.userId, passwordHash, mustChangePassword: false, now })
    await revokeTokens(tx.db, who.userId, 'reset', now)
    await emit(tx, { type: 'password.changed', userId: who.userId })
    return rotateAndRevokeOthers(deps, tx, who)
  })
}
