import { AppError } from 'shared/errors/app-error'
import { isManager } from 'shared/team/roles'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { assertRecentAuth } from '../../../platform/sessions/sessions.ts'
import { emit } from '../../events/emit.service.ts'
import { endSessions, findUserByEmail } from '../accounts/accounts.repository.ts'
import { accessRoomOf } from '../companies/membership.queries.ts'
import { countOtherManagers, lockMember, type Member, updateMember } from './team.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'transact'>

/**
 * Suspends a member: ends sessions, streams, downloads and calendar feed at once; assignments stay. Every manager is
 * notified. Idempotent.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` on `id` for oneself, `FOUNDER_STAYS`, `LAST_MANAGER`.
 */
export async function suspendMember(deps: Deps, ownId: string, id: string): Promise<Member> {
  if (id === ownId) throw new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })
  const { clock, config, transact } = deps
  return transact(async tx => {
    // Managers are locked first, in one order: of two who suspend each other at once, one fails.
    const others = await countOtherManagers(tx.db, id, config.founderEmail)
    const before = ensureFound(await lockMember(tx.db, id))
    if (before.email === config.founderEmail) throw new AppError('FOUNDER_STAYS')
    if (before.suspendedAt) return before
    if (isManager(before, config.founderEmail) && others === 0) throw new AppError('LAST_MANAGER')
    const now = clock.now()
    const suspended = await updateMember(tx.db, id, { suspendedAt: now, updatedAt: now })
    const user = await findUserByEmail(tx.db, suspended.email)
    if (user) {
      await endSessions(tx.db, user.id)
      tx.recheck(user.id)
      tx.signal(accessRoomOf(user.id))
    }
    const { fullName, suspendedAt } = suspended
    await emit(tx, { type: 'member.suspended', memberId: id, fullName, suspendedAt })
    return suspended
  })
}

/** Restores a suspended member; idempotent. @throws AppError `NOT_FOUND`, `PASSWORD_NEEDED` for a manager. */
export async function restoreMember(
  { clock, config, transact }: Deps,
  actor: { provedAt: Date },
  id: string,
): Promise<Member> {
  return transact(async tx => {
    const before = ensureFound(await lockMember(tx.db, id))
    if (!before.suspendedAt) return before
    if (isManager(before, config.founderEmail)) assertRecentAuth(clock, actor)
    const member = await updateMember(tx.db, id, { suspendedAt: null, updatedAt: clock.now() })
    await emit(tx, { type: 'member.restored', memberId: id, suspendedAt: before.suspendedAt })
    return member
  })
}
