import type { createClientInput } from 'shared/companies/clients.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { DAY, HOUR, withMinimumDuration } from '../../../platform/clock.ts'
import { assertNotCommonPassword } from '../../../platform/common-passwords.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { nameOwnCompany, ownCompanyId } from '../companies/companies.service.ts'
import { completeSignIn, type SignInResult } from '../sessions/pending-sign-in.service.ts'
import type { SignInRequest } from '../sessions/sessions.service.ts'
import { isMemberAddress, personOf } from '../team/recipients.queries.ts'
import {
  confirmUser,
  consumeToken,
  createEmailToken,
  ensureUser,
  findToken,
  findUserByEmail,
  revokeTokens,
} from './accounts.repository.ts'
import { resendConfirmationJob, sendConfirmation } from './confirmation.jobs.ts'
import { updateProfile } from './profile.repository.ts'

/** Days for which an invited user can choose a password. */
export const INVITATION_DAYS = 14

/** Invited account; `token` is null if it is confirmed, otherwise it allows choosing a password. */
type Invited = { userId: string; token: string | null }

/**
 * Returns the account of an address; creates it if needed. An unconfirmed one gets a token to choose a password, which
 * also confirms the address, and a name for an unnamed company. Passwords of earlier links become invalid, since a
 * stranger may have entered them.
 */
export async function inviteAccount(
  tx: Tx,
  { email, fullName, company, now }: { email: string; fullName: string; company?: string | null; now: Date },
): Promise<Invited> {
  const user = await ensureUser(tx.db, email, fullName)
  if (user.emailConfirmedAt) return { userId: user.id, token: null }
  if (company) await nameOwnCompany(tx, user.id, company)
  await revokeTokens(tx.db, user.id, 'confirm', now)
  const lifeMs = INVITATION_DAYS * DAY
  const token = await createEmailToken(tx.db, { userId: user.id, purpose: 'reset', now, lifeMs })
  return { userId: user.id, token }
}

/**
 * Creates a company and its first user, the representative, who is invited by mail to choose a password.
 * @throws AppError `INVALID_INPUT` on `email`: `MEMBER_EXISTS` for an address of the team, `CLIENT_EXISTS` for another
 * that has an account.
 */
export async function createClient(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  { company, fullName, email, phone }: z.output<typeof createClientInput>,
): Promise<{ companyId: string; clientId: string }> {
  return transact(async tx => {
    if (await isMemberAddress(tx, email))
      throw new AppError('INVALID_INPUT', { fields: { email: 'MEMBER_EXISTS' } })
    if (await findUserByEmail(tx.db, email))
      throw new AppError('INVALID_INPUT', { fields: { email: 'CLIENT_EXISTS' } })
    const { userId, token } = await inviteAccount(tx, { email, fullName, company, now: clock.now() })
    if (phone) await updateProfile(tx.db, userId, { phone, updatedAt: clock.now() })
    const companyId = await ownCompanyId(tx, userId)
    if (token)
      await emit(tx, {
        type: 'client.created',
        userId,
        companyId,
        company,
        email,
        fullName,
        token,
        validDays: INVITATION_DAYS,
      })
    return { companyId, clientId: userId }
  })
}

export const FOUNDER_LINK_HOURS = 24

/**
 * Returns a link by which the founder chooses the first password; printed at start only.
 * Undefined once the founder's account is confirmed, or without a founder.
 */
export async function firstFounderLink({
  clock,
  config,
  transact,
}: Pick<AppDeps, 'clock' | 'config' | 'transact'>): Promise<string | undefined> {
  const { founderEmail, publicUrl } = config
  if (!founderEmail) return undefined
  return transact(async tx => {
    const user = await ensureUser(tx.db, founderEmail, founderEmail.slice(0, founderEmail.indexOf('@')))
    if (user.emailConfirmedAt) return undefined
    const lifeMs = FOUNDER_LINK_HOURS * HOUR
    const token = await createEmailToken(tx.db, {
      userId: user.id,
      purpose: 'reset',
      now: clock.now(),
      lifeMs,
    })
    return `${publicUrl}/reset-password#${token}`
  })
}

type Deps = Pick<AppDeps, 'clock' | 'limits' | 'passwords' | 'transact'>

/**
 * Signs a user up. Known and unknown addresses get the same answer after the same work; only the mail differs
 * (docs/decisions/sign-up-does-not-tell.md). The password is stored with its own link, so that nobody can set a
 * password for another user's sign-up.
 */
export async function signUp(
  deps: Deps,
  address: string,
  input: { fullName: string; email: string; password: string },
): Promise<void> {
  await assertNotCommonPassword(input.password, 'password', input.email)
  await limitAccountMails(deps, address, input.email)
  await withMinimumDuration(register(deps, input))
}

/**
 * Mails the link of a sign-up again. A job looks the address up, so that every address gets the same answer after the
 * same work (docs/decisions/sign-up-does-not-tell.md).
 */
export async function resendConfirmation(deps: Deps, address: string, email: string): Promise<void> {
  await limitAccountMails(deps, address, email)
  await withMinimumDuration(deps.transact(tx => tx.enqueue(resendConfirmationJob, { email })))
}

/** Consumes the rate limits of mails to an address, which may not be the caller's. @throws AppError `LIMITED`. */
export async function limitAccountMails({ limits }: Pick<AppDeps, 'limits'>, address: string, email: string) {
  await limits.take('signUpByAddress', { address })
  await limits.take('signUpByPair', { address, about: email })
  await limits.take('signUpByEmail', email)
}

async function register(deps: Deps, input: Parameters<typeof signUp>[2]): Promise<void> {
  const passwordHash = await deps.passwords.hash(input.password)
  await deps.transact(async tx => {
    const user = await ensureUser(tx.db, input.email, input.fullName)
    if (user.emailConfirmedAt) {
      await emit(tx, { type: 'account.signed-up-again', userId: user.id })
    } else {
      await sendConfirmation(deps, tx, { ...input, userId: user.id, passwordHash })
    }
  })
}

/**
 * Consumes a confirmation link and signs in. The account gets the password and name of that link. Two cases need a new
 * password instead: a link without one, and an address of the team or the founder, with which anyone could sign up.
 * @throws AppError `INVALID_INPUT` on `password` if it is required and missing; `TOKEN_USED`, `TOKEN_EXPIRED`, or
 * `NOT_FOUND` for an unknown link.
 */
export async function confirmEmail(
  deps: Deps & Pick<AppDeps, 'sessions'>,
  request: SignInRequest,
  { token, password }: { token: string; password?: string | undefined },
): Promise<SignInResult> {
  await deps.limits.take('tokenTries', { address: request.address })
  if (password !== undefined) await assertNotCommonPassword(password, 'password')
  const chosenHash = password === undefined ? undefined : await deps.passwords.hash(password)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    const spent = await consumeToken(tx.db, hashOf(token), 'confirm', now)
    if (!spent) throw await confirmationRefusal(tx, token)
    const { email } = await personOf(tx, spent.userId)
    const isMember = await isMemberAddress(tx, email)
    if ((isMember || !spent.passwordHash) && !chosenHash)
      throw new AppError('INVALID_INPUT', { fields: { password: 'REQUIRED' } })
    await confirmUser(tx.db, {
      id: spent.userId,
      now,
      passwordHash: chosenHash ?? spent.passwordHash,
      fullName: spent.fullName,
    })
    await emit(tx, { type: 'account.confirmed', userId: spent.userId })
    return completeSignIn(deps, tx, request, spent.userId)
  })
}

/**
 * Returns the error of an invalid confirmation link. For a confirmed account it is `TOKEN_USED`, however old the link.
 */
async function confirmationRefusal(tx: Tx, token: string): Promise<AppError> {
  const known = await findToken(tx.db, hashOf(token), 'confirm')
  if (!known) return new AppError('NOT_FOUND')
  return new AppError(known.emailConfirmedAt ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
}
