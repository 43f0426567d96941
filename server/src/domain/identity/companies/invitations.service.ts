import type { acceptInvitationInput, inviteColleagueInput } from 'shared/companies/companies.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import { after, DAY } from '../../../platform/clock.ts'
import { assertNotCommonPassword } from '../../../platform/common-passwords.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { confirmUser, ensureUser, findUserByEmail } from '../accounts/accounts.repository.ts'
import { completeSignIn, type SignInResult } from '../sessions/pending-sign-in.service.ts'
import type { SignInRequest } from '../sessions/sessions.service.ts'
import {
  addCompanyMember,
  chooseCompany,
  deleteEmptyCompanies,
  listCompanyMembers,
  lockCompany,
} from './companies.repository.ts'
import {
  findInvitation,
  type Invitation,
  insertInvitation,
  markAccepted,
  revokeInvitations,
  revokeOwnInvitation,
} from './invitations.repository.ts'
import { lockAdministered } from './members.service.ts'

const INVITATION_DAYS = 7

type Deps = Pick<AppDeps, 'clock' | 'limits' | 'transact'>

type Invited = z.output<typeof inviteColleagueInput>

/**
 * Invites an address to a company that the actor administers. An open invitation to the address is revoked.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` on `email` for a member, `LIMITED`.
 */
export async function inviteColleague(deps: Deps, actor: Actor, invited: Invited): Promise<{ id: string }> {
  await deps.limits.take('saving', actor.userId)
  await deps.limits.take('companyInvitationByRecipient', invited.email)
  return deps.transact(async tx => {
    await lockAdministered(tx, actor.userId, invited.companyId)
    return inviteToCompany(deps, tx, invited, actor)
  })
}

/**
 * Invites an address to a company, without checking permissions; used for colleagues and by the team. The mail names
 * the inviter, or the studio if there is none. An open invitation to the address is revoked.
 * @throws AppError `NOT_FOUND` for the company, `INVALID_INPUT` on `email` for the address of a member.
 */
export async function inviteToCompany(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { companyId, email, hats }: Invited,
  inviter?: Pick<Actor, 'userId' | 'name'>,
): Promise<{ id: string }> {
  const { name: company } = ensureFound(await lockCompany(tx.db, companyId))
  const members = await listCompanyMembers(tx.db, companyId)
  if (members.some(member => member.email === email))
    throw new AppError('INVALID_INPUT', { fields: { email: 'ALREADY_IN_COMPANY' } })
  const now = clock.now()
  const token = newToken()
  await revokeInvitations(tx.db, { companyId, email }, now)
  const id = await insertInvitation(tx.db, {
    companyId,
    email,
    hats,
    tokenHash: hashOf(token),
    invitedBy: inviter?.userId ?? null,
    createdAt: now,
    expiresAt: after(now, INVITATION_DAYS * DAY),
  })
  await emit(tx, {
    type: 'company.invited',
    companyId,
    invitationId: id,
    company,
    email,
    hats,
    inviter: inviter?.name ?? null,
    token,
  })
  return { id }
}

/** Revokes an open invitation. @throws AppError `NOT_FOUND`, also for an accepted one. */
export async function revokeInvitation(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async tx => {
    const { companyId } = ensureFound(await revokeOwnInvitation(tx.db, userId, id, clock.now()))
    await emit(tx, { type: 'company.invitation-revoked', companyId, invitationId: id })
  })
}

type OpenDeps = Pick<AppDeps, 'clock' | 'db' | 'limits'>

/** Asserts that an invitation is open. @throws AppError `INVITATION_GONE`, `INVITATION_USED`, `INVITATION_EXPIRED`. */
function assertOpen(invitation: Invitation | undefined, now: Date): asserts invitation {
  if (!invitation) throw new AppError('INVITATION_GONE')
  if (invitation.acceptedAt) throw new AppError('INVITATION_USED')
  if (invitation.revokedAt) throw new AppError('INVITATION_GONE')
  if (invitation.expiresAt <= now) throw new AppError('INVITATION_EXPIRED')
}

/**
 * Describes an open invitation to the bearer of its link; `hasAccount` if the address has a confirmed account.
 * @throws AppError `INVITATION_GONE`, `INVITATION_USED`, `INVITATION_EXPIRED`, `LIMITED`.
 */
export async function describeInvitation({ clock, db, limits }: OpenDeps, address: string, token: string) {
  await limits.take('tokenTries', { address })
  const invitation = await findInvitation(db, hashOf(token))
  assertOpen(invitation, clock.now())
  const { company, inviter, email, hats } = invitation
  const user = await findUserByEmail(db, email)
  return { company, inviter, email, hats, hasAccount: Boolean(user?.emailConfirmedAt) }
}

/**
 * Makes the bearer of an invitation link a member. A signed-in user must have the invited address. An address without a
 * confirmed account gets one with the given name and password, without a company of its own, and is signed in. In an
 * existing session the company becomes the active one.
 * @returns the new sign-in; undefined for a user who was signed in already.
 * @throws AppError `INVITATION_GONE`, `INVITATION_USED`, `INVITATION_EXPIRED`, `INVITATION_OTHER_ADDRESS`; `SIGNED_OUT`
 * if a confirmed account has to sign in first; `INVALID_INPUT` for a missing name or password; `LIMITED`.
 */
export async function acceptInvitation(
  deps: Deps & Pick<AppDeps, 'passwords' | 'sessions'>,
  request: SignInRequest,
  { token, fullName, password }: z.output<typeof acceptInvitationInput>,
  signedIn: { id: string; email: string; sessionHandle: string } | undefined,
): Promise<SignInResult | undefined> {
  await deps.limits.take('tokenTries', { address: request.address })
  if (password !== undefined) await assertNotCommonPassword(password, 'password')
  const passwordHash = password === undefined ? undefined : await deps.passwords.hash(password)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    const invitation = await findInvitation(tx.db, hashOf(token))
    assertOpen(invitation, now)
    const { id, companyId, email, hats } = invitation
    if (signedIn && signedIn.email !== email) throw new AppError('INVITATION_OTHER_ADDRESS')
    const userId = signedIn?.id ?? (await makeAccount(tx, { email, fullName, passwordHash, now }))
    if (!(await markAccepted(tx.db, id, now))) throw new AppError('INVITATION_USED')
    await lockCompany(tx.db, companyId)
    await addCompanyMember(tx.db, { companyId, userId, hats, joinedAt: now })
    if (signedIn) await chooseCompany(tx.db, signedIn.sessionHandle, companyId)
    await emit(tx, { type: 'company.joined', companyId, userId, hats })
    tx.recheck(userId)
    return signedIn ? undefined : completeSignIn(deps, tx, request, userId)
  })
}

/** Creates or confirms the account of an invited address. The link was mailed, so its bearer owns the address. */
async function makeAccount(
  tx: Tx,
  {
    email,
    fullName,
    passwordHash,
    now,
  }: { email: string; fullName: string | undefined; passwordHash: string | undefined; now: Date },
): Promise<string> {
  const known = await findUserByEmail(tx.db, email)
  if (known?.disabledAt) throw new AppError('INVITATION_GONE')
  if (known?.emailConfirmedAt) throw new AppError('SIGNED_OUT')
  if (!fullName || !passwordHash)
    throw new AppError('INVALID_INPUT', {
      fields: { ...(!fullName && { fullName: 'REQUIRED' }), ...(!passwordHash && { password: 'REQUIRED' }) },
    })
  const user = await ensureUser(tx.db, email, fullName)
  // A concurrent request has confirmed it since it was read.
  if (user.emailConfirmedAt) throw new AppError('SIGNED_OUT')
  await deleteEmptyCompanies(tx.db, user.id)
  await confirmUser(tx.db, { id: user.id, passwordHash, fullName, now })
  await emit(tx, { type: 'account.confirmed', userId: user.id })
  return user.id
}
