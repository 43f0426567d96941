import { AppError } from 'shared/errors/app-error'
import { after, HOUR } from '../../platform/clock.ts'
import { assertUncommon } from '../../platform/common-passwords.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { inEvenTime } from '../../platform/even-time.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { alreadyRegisteredMail, confirmEmailMail } from './accounts.mails.ts'
import {
  confirmUser,
  ensureUser,
  findToken,
  hasMemberAddress,
  insertToken,
  spendToken,
  voidTokens,
} from './accounts.repository.ts'
import type { Caller } from './begin-session.service.ts'
import { type Admission, admit } from './pending-sign-in.service.ts'
import { findAddress } from './second-factor.repository.ts'

type Ports = Pick<Platform, 'config' | 'clock' | 'limits' | 'passwords' | 'transact'>

const LINK_HOURS = 48

/**
 * Signs a company up. Known and unknown addresses get the same answer after the same work; only the mail differs
 * (decision 3). The chosen password waits with its own link, so that nobody can slip one into another's sign-up.
 */
export async function signUp(
  ports: Ports,
  address: string,
  input: { fullName: string; email: string; password: string },
): Promise<{ ok: true }> {
  await assertUncommon(input.password, 'password', input.email)
  await ports.limits.take('signUpByAddress', { address })
  await ports.limits.take('signUpByPair', { address, about: input.email })
  await ports.limits.take('signUpByEmail', input.email)
  await inEvenTime(register(ports, input))
  return { ok: true }
}

async function register(ports: Ports, input: Parameters<typeof signUp>[2]): Promise<void> {
  const passwordHash = await ports.passwords.hash(input.password)
  await ports.transact(async work => {
    const user = await ensureUser(work.db, input.email, input.fullName)
    if (user.emailConfirmedAt) {
      await sendMail(work, input.email, alreadyRegisteredMail(ports.config, await findAddress(work, user.id)))
    } else {
      await sendConfirmation(ports, work, { ...input, userId: user.id, passwordHash })
    }
  })
}

async function sendConfirmation(
  { config, clock }: Ports,
  work: Work,
  person: { userId: string; email: string; fullName: string; passwordHash: string },
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  await insertToken(work.db, {
    tokenHash: hashOf(token),
    purpose: 'confirm',
    userId: person.userId,
    passwordHash: person.passwordHash,
    fullName: person.fullName,
    createdAt: now,
    expiresAt: after(now, LINK_HOURS * HOUR),
  })
  const mail = confirmEmailMail(config, { fullName: person.fullName, token, validHours: LINK_HOURS })
  await sendMail(work, person.email, mail)
}

/**
 * Spends the link of a confirmation mail and lets in; the account takes the password and name that came with that link.
 * At an address of the team, such as the founder's, it takes a password given here instead: whoever knows the address
 * can sign up with it, and must not choose what opens the hub.
 * @throws AppError `INVALID_INPUT` on `password` when it is needed and lacking; `TOKEN_USED`, `TOKEN_EXPIRED`, or `NOT_FOUND` for a link that was never given out.
 */
export async function confirmEmail(
  ports: Ports & Pick<Platform, 'sessions'>,
  caller: Caller,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Admission> {
  await ports.limits.take('tokenTries', { address: caller.address })
  if (password !== undefined) await assertUncommon(password, 'password')
  const chosenHash = password === undefined ? undefined : await ports.passwords.hash(password)
  const now = ports.clock.now()
  return ports.transact(async work => {
    const spent = await spendToken(work.db, hashOf(token), 'confirm', now)
    if (!spent) throw await refusalOfToken(work, token, 'confirm')
    const isMember = await hasMemberAddress(work.db, spent.userId)
    if (isMember && !chosenHash) throw new AppError('INVALID_INPUT', { fields: { password: 'REQUIRED' } })
    await confirmUser(work.db, {
      id: spent.userId,
      now,
      passwordHash: chosenHash ?? spent.passwordHash,
      fullName: spent.fullName,
    })
    await voidTokens(work.db, spent.userId, 'confirm', now)
    await recordOwnAct(work, spent.userId, 'account.confirmed')
    return admit(ports, work, caller, spent.userId)
  })
}

/** Why a link does not work (any more). */
export async function refusalOfToken(
  work: Work,
  token: string,
  purpose: 'confirm' | 'reset',
): Promise<AppError> {
  const known = await findToken(work.db, hashOf(token), purpose)
  if (!known) return new AppError('NOT_FOUND')
  return new AppError(known.usedAt ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
}
