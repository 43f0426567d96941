import { AppError } from 'shared/errors/app-error'
import { normalizeAddress } from 'shared/fields/normalize'
import type { AppDeps } from '../../../platform/platform.ts'
import { findPendingPasswordHash, findUserByEmail, lockUser } from '../accounts/accounts.repository.ts'
import { completeSignIn, type SignInResult } from './pending-sign-in.service.ts'
import type { SignInRequest } from './sessions.service.ts'
import { type Browser, readDevice } from './trusted-device.service.ts'

/**
 * Signs in to a demo account without password, from the developer pages.
 * @throws AppError `NOT_FOUND` for an unknown account, without a demo, and in production.
 */
export async function signInToDemo(
  deps: Pick<AppDeps, 'clock' | 'config' | 'db' | 'sessions' | 'transact'>,
  request: SignInRequest,
  email: string,
): Promise<SignInResult> {
  const { demo, production } = deps.config
  const user = demo && !production ? await findUserByEmail(deps.db, email) : undefined
  if (!user || user.disabledAt) throw new AppError('NOT_FOUND')
  return deps.transact(tx => completeSignIn(deps, tx, request, user.id))
}

type Deps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'sessions' | 'transact'>

/**
 * Signs a user in, client or member. An account with exactly the entered address precedes one with the normalized
 * address.
 * @returns a session, or a pending sign-in if a second factor is enabled.
 * @throws AppError `LIMITED`; `BAD_CREDENTIALS`, with the same text and duration for an unknown address and a wrong
 * password; `EMAIL_NOT_CONFIRMED` only with the right password.
 */
export async function signIn(
  deps: Deps,
  request: SignInRequest & Browser,
  { email: typed, password }: { email: string; password: string },
): Promise<SignInResult> {
  const email = normalizeAddress(typed)
  await limitSignInAttempts(deps, request, email)
  const exact = typed === email ? undefined : await findUserByEmail(deps.db, typed)
  const user = exact ?? (await findUserByEmail(deps.db, email))
  // Queried for unknown addresses too, so that both cases run the same number of queries.
  const pending = await findPendingPasswordHash(deps.db, user?.id ?? NOBODY)
  const storedHash = user?.emailConfirmedAt ? user.passwordHash : pending?.passwordHash
  const matches = await deps.passwords.verify(storedHash, password)
  if (!user || !matches || user.disabledAt) throw new AppError('BAD_CREDENTIALS')
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  return deps.transact(async tx => {
    // A concurrent change of the password has revoked all sessions; the former one must not open a new one.
    const current = await lockUser(tx.db, user.id)
    if (!current || current.disabledAt || current.passwordHash !== storedHash)
      throw new AppError('BAD_CREDENTIALS')
    return completeSignIn(deps, tx, request, user.id)
  })
}

/**
 * Limits sign-in attempts. Many wrong passwords restrict unknown devices, but each network keeps a few attempts. Known
 * devices of the account are counted separately.
 */
async function limitSignInAttempts(
  deps: Deps,
  { address, cookieHeader }: Browser & SignInRequest,
  email: string,
) {
  const { limits } = deps
  const device = readDevice(deps, cookieHeader, email)
  if (device) return limits.take('signInByDevice', device)
  await limits.take('signInByAddress', { address })
  await limits.take('signInByPair', { address, about: email })
  if (!(await limits.tryConsume('signInByEmail', email)))
    await limits.take('signInWhileGuessed', { address, about: email })
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
