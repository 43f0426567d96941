import { AppError } from 'shared/errors/app-error'
import { news } from 'shared/messages/it/news'
import { isManager } from 'shared/team/manager'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellPrivilegedAct } from './privileged-acts.service.ts'
import {
  countOtherManagers,
  endSessionsOf,
  lockMember,
  type Member,
  updateMember,
} from './team.repository.ts'
import { type ActingMember, recordMemberAct } from './team.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/**
 * Shuts a member out: sessions, open screens and the calendar's address end at once; what is assigned to them stays.
 * Every manager is told.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` on `id` for oneself, `FOUNDER_STAYS`, `LAST_MANAGER`.
 */
export async function suspendMember(ports: Ports, manager: ActingMember, id: string): Promise<Member> {
  if (id === manager.id) throw new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })
  return ports.transact(async work => {
    const suspended = await suspend(ports, work, id)
    await recordMemberAct(work, manager, 'member.suspended', id, {})
    const userId = await endSessionsOf(work, suspended.email)
    if (userId) work.recheck(userId)
    const { title, message } = news.memberSuspended
    await tellPrivilegedAct(ports, work, {
      link: `/team/member/${id}`,
      title,
      message: message(suspended.fullName, manager.fullName),
    })
    return suspended
  })
}

async function suspend({ clock, config }: Ports, work: Work, id: string): Promise<Member> {
  // Managers are held first and in one order: two who suspend each other at once leave one of them.
  const others = await countOtherManagers(work, id, config.founderEmail)
  const before = await lockMember(work, id)
  if (!before) throw new AppError('NOT_FOUND')
  if (before.email === config.founderEmail) throw new AppError('FOUNDER_STAYS')
  if (before.suspendedAt) return before
  if (isManager(before, config.founderEmail) && others === 0) throw new AppError('LAST_MANAGER')
  const now = clock.now()
  return (await updateMember(work, id, { suspendedAt: now, updatedAt: now })) ?? before
}

/** Lets a suspended member in again. @throws AppError `NOT_FOUND`. */
export async function restoreMember(
  { clock, transact }: Ports,
  manager: ActingMember,
  id: string,
): Promise<Member> {
  return transact(async work => {
    const member = await updateMember(work, id, { suspendedAt: null, updatedAt: clock.now() })
    if (!member) throw new AppError('NOT_FOUND')
    await recordMemberAct(work, manager, 'member.restored', id, {})
    return member
  })
}
