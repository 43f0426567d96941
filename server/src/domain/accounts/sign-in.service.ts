import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { findPendingPasswordHash, findUserByEmail } from './accounts.repository.ts'
import type { Caller } from './begin-session.service.ts'
import { type Browser, readDevice } from './known-device.service.ts'
import { type Admission, admit } from './pending-sign-in.service.ts'

type Ports = Pick<Platform, 'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'sessions' | 'transact'>

/**
 * Signs a person in; also the team's way in (dashboard and team, section 2.2).
 * @returns the new session, or the right to show a code where a second factor is on.
 * @throws AppError `LIMITED`, `BAD_CREDENTIALS` (unknown address and wrong password alike, in words and time),
 *   `EMAIL_NOT_CONFIRMED` only to somebody who knows the password.
 */
export async function signIn(
  ports: Ports,
  caller: Caller & Browser,
  { email, password }: { email: string; password: string },
): Promise<Admission> {
  await takeTry(ports, caller, email)
  const user = await findUserByEmail(ports.db, email)
  // Asked for unknown addresses too, with an id that nobody has: the same number of questions either way.
  const pending = await findPendingPasswordHash(ports.db, user?.id ?? NOBODY)
  const storedHash = user?.emailConfirmedAt ? user.passwordHash : pending?.passwordHash
  const matches = await ports.passwords.verify(storedHash, password)
  if (!user || !matches || user.disabledAt) throw new AppError('BAD_CREDENTIALS')
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED')
  return ports.transact(async work => {
    const admission = await admit(ports, work, caller, user.id)
    if ('token' in admission) await recordOwnAct(work, user.id, 'session.began')
    return admission
  })
}

/**
 * Wrong passwords that come from everywhere slow unknown devices down and shut none out: each network keeps a few
 * tries. Devices that the account knows are counted for themselves.
 */
async function takeTry(ports: Ports, { address, cookieHeader }: Browser & Caller, email: string) {
  const { limits } = ports
  const device = readDevice(ports, cookieHeader, email)
  if (device) return limits.take('signInByDevice', device)
  await limits.take('signInByAddress', { address })
  await limits.take('signInByPair', { address, about: email })
  if (await limits.exceeds('signInByEmail', email))
    await limits.take('signInWhileGuessed', { address, about: email })
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
