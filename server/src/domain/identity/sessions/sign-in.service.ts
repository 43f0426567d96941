import { AppError } from 'shared/errors/app-error'
import { normalizeAddress } from 'shared/fields/normalize'
import type { AppDeps } from '../../../platform/platform.ts'
import { findPendingPasswordHash, findUserByEmail } from '../accounts/accounts.repository.ts'
import { completeSignIn, type SignInResult } from './pending-sign-in.service.ts'
import type { SignInRequest } from './sessions.service.ts'
import { type Browser, readDevice } from './trusted-device.service.ts'

type DemoSignInDeps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'sessions' | 'transact'>

/**
 * Signs in as an account of the demo, without its password: for the panel of developers, which says whose these are.
 * @throws AppError `NOT_FOUND` for an account that is not there, and for every one where there is no demo, or where
 *   it is production.
 */
export async function signInToDemo(
  deps: DemoSignInDeps,
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
 * Signs a person in; also the team's way in. An account with exactly the typed address goes before one with it normalized.
 * @returns the new session, or the right to show a code where a second factor is on.
 * @throws AppError `LIMITED`, `BAD_CREDENTIALS` (unknown address and wrong password alike, in words and time),
 *   `EMAIL_NOT_CONFIRMED` only to somebody who knows the password.
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
  // Asked for unknown addresses too, with an id that nobody has: the same number of questions either way.
  const pending = await findPendingPasswordHash(deps.db, user?.id ?? NOBODY)
  const storedHash = user?.emailConfirmedAt ? user.passwordHash : pending?.passwordHash
  const matches = await deps.passwords.verify(storedHash, password)
  if (!user || !matches || user.disabledAt) throw new AppError('BAD_CREDENTIALS')
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  return deps.transact(tx => completeSignIn(deps, tx, request, user.id))
}

/**
 * Wrong passwords that come from everywhere slow unknown devices down and shut none out: each network keeps a few
 * tries. Devices that the account knows are counted for themselves.
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
