import type { setHatsInput } from 'shared/companies/companies.inputs'
import { type CompanyRole, companyRoles } from 'shared/companies/hat'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import {
  chooseCompany,
  deleteCompanyMember,
  fillName,
  insertOwnCompany,
  listCompanies,
  listCompanyMembers,
  lockCompany,
  updateHats,
} from './companies.repository.ts'
import { hasCapability } from './companies.service.ts'
import { listOpenInvitations, revokeInvitations } from './invitations.repository.ts'
import { accessRoomOf } from './membership.queries.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

/** Lists a user's companies with the user's roles; the active one first (docs/decisions/companies.md). */
export async function listOwnCompanies({ db }: Pick<Deps, 'db'>, userId: string) {
  const companies = await listCompanies(db, userId)
  return companies.map(({ id, name, hats }) => ({ id, name, hats }))
}

/** Returns a text that changes whenever the user's companies or roles do. */
export async function describeAccess({ db }: Pick<Deps, 'db'>, userId: string): Promise<string> {
  const companies = await listCompanies(db, userId)
  return companies
    .map(({ id, hats }) => `${id} ${[...hats].sort().join(' ')}`)
    .sort()
    .join('\n')
}

/** Returns members and open invitations of a company that the user administers. @throws AppError `NOT_FOUND`. */
export async function listMembers(
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  userId: string,
  companyId: string,
) {
  const company = (await listCompanies(db, userId)).find(({ id }) => id === companyId)
  const { name } = ensureFound(company)
  const members = await listCompanyMembers(db, companyId)
  const invitations = await listOpenInvitations(db, companyId)
  return {
    name,
    members: members.map(member => ({ ...member, isSelf: member.userId === userId })),
    invitations: invitations.map(invitation => ({
      ...invitation,
      isExpired: invitation.expiresAt <= clock.now(),
    })),
  }
}

/**
 * Locks a company that the user administers, which serialises changes of its members.
 * @throws AppError `NOT_FOUND`, also if the user lost the permission while waiting for the lock.
 */
export async function lockAdministered(tx: Tx, userId: string, companyId: string) {
  const company = ensureFound(await lockCompany(tx.db, companyId))
  if (!(await hasCapability(tx, userId, companyId, 'administer'))) throw new AppError('NOT_FOUND')
  return company
}

interface Membership {
  companyId: string
  userId: string
}

/**
 * Replaces the roles of a member; the same roles have no effect. Roles that were given or taken since `from` was read
 * stay so. The open invitations of one who can no longer administer the company are revoked.
 * @throws AppError `NOT_FOUND`, `COMPANY_NEEDS_REPRESENTATIVE`, `LIMITED`, `INVALID_INPUT` on `hats` if none is left.
 */
export async function setHats(
  deps: Deps,
  actor: Actor,
  { companyId, userId, from, hats }: z.output<typeof setHatsInput>,
): Promise<void> {
  await deps.limits.take('saving', actor.userId)
  await deps.transact(async tx => {
    const company = await lockAdministered(tx, actor.userId, companyId)
    const after = await changeHats(tx, company, userId, before => {
      const seen = from ?? before
      const isKept = (hat: CompanyRole) => seen.includes(hat) === hats.includes(hat)
      return companyRoles.filter(hat => (isKept(hat) ? before : hats).includes(hat))
    })
    if (!after.includes('representative'))
      await revokeInvitations(tx.db, { companyId, invitedBy: userId }, deps.clock.now())
  })
}

/**
 * Adds the role of representative to a member, without checking permissions; used by the team.
 * @throws AppError `NOT_FOUND`.
 */
export async function appointRepresentative(tx: Tx, { companyId, userId }: Membership): Promise<void> {
  const company = ensureFound(await lockCompany(tx.db, companyId))
  await changeHats(tx, company, userId, hats => [...new Set<CompanyRole>(['representative', ...hats])])
}

async function changeHats(
  tx: Tx,
  { id: companyId, name: company }: { id: string; name: string | null },
  userId: string,
  change: (hats: CompanyRole[]) => CompanyRole[],
): Promise<CompanyRole[]> {
  const members = await listCompanyMembers(tx.db, companyId)
  const { hats: from } = ensureFound(members.find(member => member.userId === userId))
  const to = change(from)
  if (to.length === from.length && to.every(hat => from.includes(hat))) return to
  if (to.length === 0) throw new AppError('INVALID_INPUT', { fields: { hats: 'REQUIRED' } })
  if (!to.includes('representative')) assertRepresentativeStays(members, userId)
  await updateHats(tx.db, { companyId, userId, hats: to })
  recheckAccess(tx, userId)
  await emit(tx, { type: 'company.hats-changed', companyId, userId, company, from, to })
  return to
}

/** Makes the user's open streams and downloads check their permissions again, in every process, after the commit. */
function recheckAccess(tx: Tx, userId: string): void {
  tx.recheck(userId)
  tx.signal(accessRoomOf(userId))
}

/** Asserts that the company keeps another representative. @throws AppError `COMPANY_NEEDS_REPRESENTATIVE`. */
function assertRepresentativeStays(members: { userId: string; hats: CompanyRole[] }[], userId: string): void {
  if (!members.some(member => member.userId !== userId && member.hats.includes('representative')))
    throw new AppError('COMPANY_NEEDS_REPRESENTATIVE')
}

/**
 * Removes a member of a company and revokes the member's open invitations; what the member wrote stays.
 * @throws AppError `NOT_FOUND`, `COMPANY_NEEDS_REPRESENTATIVE`, `LIMITED`.
 */
export async function removeMember(deps: Deps, actor: Actor, { companyId, userId }: Membership) {
  await deps.limits.take('saving', actor.userId)
  await deps.transact(async tx => {
    const { name: company } = await lockAdministered(tx, actor.userId, companyId)
    await endMembership(deps, tx, { companyId, userId })
    await emit(
      tx,
      actor.userId === userId
        ? { type: 'company.left', companyId, userId }
        : { type: 'company.removed', companyId, userId, company },
    )
  })
}

/** Ends the caller's membership. @throws AppError `NOT_FOUND`, `COMPANY_NEEDS_REPRESENTATIVE`. */
export async function leaveCompany(
  deps: Pick<Deps, 'clock' | 'transact'>,
  userId: string,
  companyId: string,
) {
  await deps.transact(async tx => {
    ensureFound(await lockCompany(tx.db, companyId))
    await endMembership(deps, tx, { companyId, userId })
    await emit(tx, { type: 'company.left', companyId, userId })
  })
}

async function endMembership(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { companyId, userId }: Membership,
): Promise<void> {
  const members = await listCompanyMembers(tx.db, companyId)
  ensureFound(members.find(member => member.userId === userId))
  assertRepresentativeStays(members, userId)
  await deleteCompanyMember(tx.db, companyId, userId)
  await revokeInvitations(tx.db, { companyId, invitedBy: userId }, clock.now())
  recheckAccess(tx, userId)
}

/**
 * Creates a company for a user who has none, with the user as representative.
 * @throws AppError `HAS_COMPANY`, `LIMITED`.
 */
export async function beginCompany(
  { limits, transact }: Deps,
  userId: string,
  { name }: { name?: string | undefined },
): Promise<{ id: string }> {
  await limits.take('saving', userId)
  return transact(async tx => {
    await lockUser(tx.db, userId)
    if ((await listCompanies(tx.db, userId)).length > 0) throw new AppError('HAS_COMPANY')
    const companyId = await insertOwnCompany(tx.db, userId)
    if (name) await fillName(tx.db, companyId, name)
    recheckAccess(tx, userId)
    await emit(tx, { type: 'company.begun', companyId, userId })
    return { id: companyId }
  })
}

/** Makes a company the active one of the session. @throws AppError `NOT_FOUND`. */
export async function switchCompany(
  { db, transact }: Pick<Deps, 'db' | 'transact'>,
  actor: Actor,
  companyId: string,
): Promise<void> {
  ensureFound((await listCompanies(db, actor.userId)).find(({ id }) => id === companyId))
  await transact(tx => chooseCompany(tx.db, actor.sessionHandle, companyId))
}
