import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../../platform/platform.ts'
import { findUserByEmail } from '../accounts/accounts.repository.ts'
import type { SignInRequest } from './begin-session.service.ts'
import { completeSignIn, type SignInResult } from './pending-sign-in.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'sessions' | 'transact'>

/**
 * Signs in as an account of the demo, without its password: for the panel of developers, which says whose these are.
 * @throws AppError `NOT_FOUND` for an account that is not there, and for every one where there is no demo, or where
 *   it is production.
 */
export async function signInToDemo(
  ports: Ports,
  request: SignInRequest,
  email: string,
): Promise<SignInResult> {
  const { demo, production } = ports.config
  const user = demo && !production ? await findUserByEmail(ports.db, email) : undefined
  if (!user || user.disabledAt) throw new AppError('NOT_FOUND')
  return ports.transact(work => completeSignIn(ports, work, request, user.id))
}
