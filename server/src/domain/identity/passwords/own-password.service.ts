import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../../platform/platform.ts'
import { findPasswordHash } from '../accounts/accounts.repository.ts'

type Ports = Pick<Platform, 'db' | 'limits' | 'passwords'>

/**
 * Asks for the own password once more, before something that weighs.
 * @throws AppError `BAD_CREDENTIALS` on `password`, also for who has none and comes in with Google, `LIMITED`.
 */
export async function requireOwnPassword(ports: Ports, userId: string, password: string): Promise<void> {
  await ports.limits.take('ownPassword', userId)
  // The field says that it was the password, where a code is asked for beside it.
  if (!(await isOwnPassword(ports, userId, password)))
    throw new AppError('BAD_CREDENTIALS', { fields: { password: 'INVALID_CHARACTERS' } })
}

/** Whether the person has a password; who comes in with Google may have none. */
export async function hasPassword({ db }: Pick<Ports, 'db'>, userId: string): Promise<boolean> {
  return Boolean((await findPasswordHash(db, userId))?.passwordHash)
}

/** Whether this is the person's password. */
export async function isOwnPassword(
  { db, passwords }: Pick<Ports, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<boolean> {
  return passwords.verify((await findPasswordHash(db, userId))?.passwordHash, password)
}

/** Opens acts that weigh for a quarter of an hour, in this session. @throws as `requireOwnPassword`. */
export async function provePassword(
  ports: Ports & Pick<Platform, 'sessions'>,
  { userId, sessionHandle }: { userId: string; sessionHandle: string },
  password: string,
): Promise<void> {
  await requireOwnPassword(ports, userId, password)
  await ports.sessions.prove(sessionHandle)
}
