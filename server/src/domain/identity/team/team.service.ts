import { initialsOf } from 'shared/accounts/person'
import { AppError } from 'shared/errors/app-error'
import { isManager } from 'shared/team/roles'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { assertRecentAuth } from '../../../platform/sessions/sessions.ts'
import { emit } from '../../events/emit.service.ts'
import { accessRoomOf } from '../companies/membership.queries.ts'
import { grantTemporaryPassword } from '../passwords/password.service.ts'
import { findAccountOf } from './recipients.queries.ts'
import {
  countOtherManagers,
  findMember,
  findMemberByEmail,
  insertMember,
  listMembers,
  lockMember,
  type Member,
  type MemberChange,
  updateMember,
} from './team.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'passwords' | 'transact'>

/** Member as an actor, with permissions. */
export interface ActingMember extends Member {
  isManager: boolean
  /** True if limited to accounting; false for managers. */
  isAccountingOnly: boolean
}

/** Acting member with the time of the last password entry. */
export type ProvingMember = ActingMember & { provedAt: Date }

/** Returns the member of a confirmed address, unless suspended. */
export async function findActingMember({ db, config }: Pick<Deps, 'db' | 'config'>, email: string) {
  const member = await findMemberByEmail(db, email)
  if (!member) return undefined
  const manages = isManager(member, config.founderEmail)
  return { ...member, isManager: manages, isAccountingOnly: member.accountingOnly && !manages }
}

/** Lists all members, suspended ones included. */
export const listTeam = ({ db }: Pick<Deps, 'db'>, page: PageRequest) => listMembers(db, page)

/** Returns a member. @throws AppError `NOT_FOUND`. */
export async function getMember({ db }: Pick<Deps, 'db'>, id: string): Promise<Member> {
  return ensureFound(await findMember(db, id))
}

/** Returns a member. @throws AppError `NOT_FOUND`, also for other members if the actor is limited to accounting. */
export function getMemberPage(
  deps: Pick<Deps, 'db'>,
  actor: Pick<ActingMember, 'id' | 'isAccountingOnly'>,
  id: string,
): Promise<Member> {
  if (actor.isAccountingOnly && id !== actor.id) throw new AppError('NOT_FOUND')
  return getMember(deps, id)
}

/**
 * Adds a member. The account is created, or an unconfirmed one is taken over, with the temporary password, which the
 * manager passes on; a confirmed account keeps its own (docs/decisions/temporary-password.md).
 * @throws AppError `INVALID_INPUT` on `email` for an existing member, `PASSWORD_NEEDED` for a new manager.
 */
export async function addMember(
  deps: Deps,
  manager: ProvingMember,
  input: { fullName: string; email: string; password: string; role: string },
): Promise<Member> {
  const { password, ...person } = input
  if (isManager(person, deps.config.founderEmail)) assertRecentAuth(deps.clock, manager)
  const passwordHash = await deps.passwords.hash(password)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    const added = await insertMember(tx.db, {
      ...person,
      initials: initialsOf(person.fullName),
      createdAt: now,
    })
    if (!added) throw new AppError('INVALID_INPUT', { fields: { email: 'ALREADY_MEMBER' } })
    await grantTemporaryPassword(tx, { ...person, passwordHash, now })
    await emit(tx, { type: 'member.added', memberId: added.id, ...person })
    if (isManager(added, deps.config.founderEmail)) await emitPromoted(tx, added)
    return added
  })
}

/**
 * Updates a member: one's own data except role and limit to accounting, or as a manager anyone's. Only the founder can
 * change the founder's role. A manager is never limited. Every manager is notified of a new manager.
 * @throws AppError `NOT_FOUND`, `NOT_A_MANAGER`, `FOUNDER_STAYS`, `LAST_MANAGER`, `PASSWORD_NEEDED` for a new manager.
 */
export async function changeMember(
  deps: Deps,
  actor: ProvingMember,
  { id, role, ...fields }: { id: string; role?: string | undefined } & Partial<MemberChange>,
): Promise<Member> {
  const changesAccess = role !== undefined || fields.accountingOnly !== undefined
  if (!actor.isManager && (id !== actor.id || changesAccess)) throw new AppError('NOT_A_MANAGER')
  return deps.transact(async tx => {
    const promotes = role !== undefined && (await checkRoleChange(deps, tx, actor, { id, role }))
    if (promotes) assertRecentAuth(deps.clock, actor)
    const before = ensureFound(await lockMember(tx.db, id))
    const change = {
      ...fields,
      ...(role !== undefined && { role }),
      ...(isManager({ ...before, role: role ?? before.role }, deps.config.founderEmail) && {
        accountingOnly: false,
      }),
      ...(fields.fullName && { initials: initialsOf(fields.fullName) }),
    }
    const member = await updateMember(tx.db, id, { ...change, updatedAt: deps.clock.now() })
    const account = changesAccess && (await findAccountOf(tx, id))
    if (account) {
      tx.recheck(account.userId)
      tx.signal(accessRoomOf(account.userId))
    }
    await emit(tx, { type: 'member.changed', memberId: id, ...differences(before, member, change), role })
    if (promotes) await emitPromoted(tx, member)
    return member
  })
}

/**
 * Checks a change of role: the last manager must stay, and only the founder can change the founder's
 * (docs/decisions/managers.md).
 * @returns true if the member becomes a manager.
 * @throws AppError `NOT_FOUND`, `FOUNDER_STAYS`, `LAST_MANAGER`.
 */
async function checkRoleChange(
  { config }: Deps,
  tx: Tx,
  actor: ActingMember,
  { id, role }: { id: string; role: string },
): Promise<boolean> {
  const others = await countOtherManagers(tx.db, id, config.founderEmail)
  const member = ensureFound(await findMember(tx.db, id))
  if (member.email === config.founderEmail && id !== actor.id && role !== member.role)
    throw new AppError('FOUNDER_STAYS')
  const [was, becomes] = [member, { ...member, role }].map(one => isManager(one, config.founderEmail))
  if (was && !becomes && others === 0) throw new AppError('LAST_MANAGER')
  return becomes === true && !was
}

/** Returns the given fields whose values changed, with old and new values. */
function differences(before: Member, after: Member, given: object) {
  const names = (Object.keys(given) as (keyof Member)[]).filter(name => before[name] !== after[name])
  const valuesOf = (member: Member) => Object.fromEntries(names.map(name => [name, member[name]]))
  return { from: valuesOf(before), to: valuesOf(after) }
}

const emitPromoted = (tx: Tx, { id, fullName }: Member): Promise<void> =>
  emit(tx, { type: 'member.promoted', memberId: id, fullName })

/** Inserts the founder as a member at the first start (docs/decisions/managers.md). */
export async function ensureFounder({ clock, config, transact }: Deps): Promise<void> {
  const email = config.founderEmail
  if (!email) return
  const fullName = email.slice(0, email.indexOf('@'))
  await transact(tx =>
    insertMember(tx.db, {
      email,
      fullName,
      role: 'Founder',
      initials: initialsOf(fullName),
      createdAt: clock.now(),
    }),
  )
}
