import { initialsOf } from 'shared/accounts/display-name'
import { AppError } from 'shared/errors/app-error'
import { isManager } from 'shared/team/manager'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertProved } from '../../../platform/sessions/sessions.ts'
import { emit } from '../../events/emit.service.ts'
import { grantTemporaryPassword } from '../passwords/password.service.ts'
import {
  countOtherManagers,
  findMember,
  findMemberByEmail,
  hasSuspendedMember,
  insertMember,
  listAccountsOf,
  listMembers,
  lockMember,
  type Member,
  type MemberChange,
  updateMember,
} from './team.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'passwords' | 'transact'>

/** A member as the one who acts: what they may do stands with them. */
export interface ActingMember extends Member {
  isManager: boolean
}

/** With the moment at which they last gave the password. */
export type ProvingMember = ActingMember & { provedAt: Date }

/** The member behind a confirmed address, unless suspended. */
export async function findActingMember(
  { db, config }: Pick<Ports, 'db' | 'config'>,
  email: string,
): Promise<ActingMember | undefined> {
  const member = await findMemberByEmail(db, email)
  return member && { ...member, isManager: isManager(member, config.founderEmail) }
}

/** Whether the address is that of a suspended member. */
export const isSuspendedMember = ({ db }: Pick<Ports, 'db'>, email: string): Promise<boolean> =>
  hasSuspendedMember(db, email)

/** All members, suspended ones too. */
export const listTeam = ({ db }: Pick<Ports, 'db'>, page: PageRequest) => listMembers(db, page)

/** @throws AppError `NOT_FOUND`. */
export async function getMember({ db }: Pick<Ports, 'db'>, id: string): Promise<Member> {
  return orNotFound(await findMember(db, id))
}

/**
 * Adds a member. Their account is made, or an unconfirmed one taken over, with the temporary password, which the
 * manager hands over in person; a confirmed account keeps its own (docs/decisions/temporary-password.md).
 * @throws AppError `INVALID_INPUT` on `email` when there is such a member already, `PASSWORD_NEEDED` for a manager.
 */
export async function addMember(
  ports: Ports,
  manager: ProvingMember,
  input: { fullName: string; email: string; password: string; role: string },
): Promise<Member> {
  const { password, ...person } = input
  if (isManager(person, ports.config.founderEmail)) assertProved(ports.clock, manager)
  const passwordHash = await ports.passwords.hash(password)
  const now = ports.clock.now()
  const member = await ports.transact(async work => {
    const added = await insertMember(work.db, {
      ...person,
      initials: initialsOf(person.fullName),
      createdAt: now,
    })
    if (!added) throw new AppError('INVALID_INPUT', { fields: { email: 'INVALID_EMAIL' } })
    await grantTemporaryPassword(work, { ...person, passwordHash, now })
    await emit(work, { type: 'member.added', memberId: added.id, ...person })
    if (isManager(added, ports.config.founderEmail)) await emitPromoted(work, added)
    return added
  })
  return member
}

/**
 * Changes a member's page: one's own but for the role, or, as a manager, anyone's.
 * The founder's role is the founder's own matter; every manager hears of a new one.
 * @throws AppError `NOT_FOUND`, `NOT_A_MANAGER`, `FOUNDER_STAYS`, `LAST_MANAGER`, `PASSWORD_NEEDED` for a new manager.
 */
export async function changeMember(
  ports: Ports,
  actor: ProvingMember,
  { id, role, ...fields }: { id: string; role?: string | undefined } & Partial<MemberChange>,
): Promise<Member> {
  if (!actor.isManager && (id !== actor.id || role !== undefined)) throw new AppError('NOT_A_MANAGER')
  return ports.transact(async work => {
    const promotes = role !== undefined && (await checkRoleChange(ports, work, actor, { id, role }))
    if (promotes) assertProved(ports.clock, actor)
    const before = orNotFound(await lockMember(work.db, id))
    const change = {
      ...fields,
      ...(role !== undefined && { role }),
      ...(fields.fullName && { initials: initialsOf(fields.fullName) }),
    }
    const member = await updateMember(work.db, id, { ...change, updatedAt: ports.clock.now() })
    if (role !== undefined) for (const { userId } of await listAccountsOf(work.db, [id])) work.recheck(userId)
    await emit(work, { type: 'member.changed', memberId: id, ...differences(before, member, change), role })
    if (promotes) await emitPromoted(work, member)
    return member
  })
}

/**
 * Refuses a change of the last manager's role, and of the founder's by anybody else (docs/decisions/managers.md).
 * @returns true if the change newly makes the member a manager.
 * @throws AppError `NOT_FOUND`, `FOUNDER_STAYS`, `LAST_MANAGER`.
 */
async function checkRoleChange(
  { config }: Ports,
  work: Work,
  actor: ActingMember,
  { id, role }: { id: string; role: string },
): Promise<boolean> {
  const others = await countOtherManagers(work.db, id, config.founderEmail)
  const member = orNotFound(await findMember(work.db, id))
  if (member.email === config.founderEmail && id !== actor.id && role !== member.role)
    throw new AppError('FOUNDER_STAYS')
  const [was, becomes] = [member, { ...member, role }].map(one => isManager(one, config.founderEmail))
  if (was && !becomes && others === 0) throw new AppError('LAST_MANAGER')
  return becomes === true && !was
}

/** Which of the given fields are another now, before and after. */
function differences(before: Member, after: Member, given: object) {
  const names = (Object.keys(given) as (keyof Member)[]).filter(name => before[name] !== after[name])
  const valuesOf = (member: Member) => Object.fromEntries(names.map(name => [name, member[name]]))
  return { from: valuesOf(before), to: valuesOf(after) }
}

const emitPromoted = (work: Work, { id, fullName }: Member): Promise<void> =>
  emit(work, { type: 'member.promoted', memberId: id, fullName })

/** The founder is a member from the first start on (docs/decisions/managers.md). */
export async function ensureFounder({ clock, config, transact }: Ports): Promise<void> {
  const email = config.founderEmail
  if (!email) return
  const fullName = email.slice(0, email.indexOf('@'))
  await transact(work =>
    insertMember(work.db, {
      email,
      fullName,
      role: 'Founder',
      initials: initialsOf(fullName),
      createdAt: clock.now(),
    }),
  )
}
