import { AppError } from 'shared/errors/app-error'
import { isManager } from 'shared/team/manager'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import {
  countOtherManagers,
  endSessionsOf,
  lockMember,
  type Member,
  updateMember,
} from './team.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/**
 * Shuts a member out: sessions, open screens and the calendar's address end at once; what is assigned to them stays.
 * Every manager is told.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` on `id` for oneself, `FOUNDER_STAYS`, `LAST_MANAGER`.
 */
export async function suspendMember(ports: Ports, ownId: string, id: string): Promise<Member> {
  if (id === ownId) throw new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })
  return ports.transact(async work => {
    const { before, suspended } = await suspend(ports, work, id)
    const userId = await endSessionsOf(work.db, suspended.email)
    if (userId) work.recheck(userId)
    await emit(work, {
      type: 'member.suspended',
      memberId: id,
      fullName: suspended.fullName,
      from: before.suspendedAt,
      to: suspended.suspendedAt,
    })
    return suspended
  })
}

async function suspend({ clock, config }: Ports, work: Work, id: string) {
  // Managers are held first and in one order: two who suspend each other at once leave one of them.
  const others = await countOtherManagers(work.db, id, config.founderEmail)
  const before = orNotFound(await lockMember(work.db, id))
  if (before.email === config.founderEmail) throw new AppError('FOUNDER_STAYS')
  if (before.suspendedAt) return { before, suspended: before }
  if (isManager(before, config.founderEmail) && others === 0) throw new AppError('LAST_MANAGER')
  const now = clock.now()
  return { before, suspended: await updateMember(work.db, id, { suspendedAt: now, updatedAt: now }) }
}

/** Lets a suspended member in again. @throws AppError `NOT_FOUND`. */
export async function restoreMember({ clock, transact }: Ports, id: string): Promise<Member> {
  return transact(async work => {
    const before = orNotFound(await lockMember(work.db, id))
    const member = await updateMember(work.db, id, { suspendedAt: null, updatedAt: clock.now() })
    await emit(work, { type: 'member.restored', memberId: id, from: before.suspendedAt })
    return member
  })
}
