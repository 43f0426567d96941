import { INCLUDED_ROUNDS, roundsUsed } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { AppDeps } from '../../../platform/platform.ts'
import { acceptNextRound, nextRoundOf } from '../../orders/proposals/answer-proposal.service.ts'
import { extraRoundsOf } from '../../orders/proposals/proposals.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { listVersions } from '../versions/deliverables.repository.ts'

type Reader = Pick<AppDeps, 'clock' | 'db'>
type Deps = Pick<AppDeps, 'clock' | 'transact'>

/** Returns a project's number of rounds of changes: included, granted and bought ones. */
export const allowedRounds = async (deps: Reader, projectId: string) =>
  INCLUDED_ROUNDS + (await extraRoundsOf(deps, projectId)).count

/**
 * Returns the used, included and allowed rounds of a project, and the price of the next one, null while rounds are left
 * (docs/decisions/downloads-and-review.md).
 */
export async function roundsOf(deps: Reader, { projectId, used }: { projectId: string; used: number }) {
  const allowed = await allowedRounds(deps, projectId)
  const next = used < allowed ? null : await nextRoundOf(deps, projectId)
  return { used, included: INCLUDED_ROUNDS, allowed, next }
}

/**
 * Accepts the price of a further round, once all are used; the round opens when it is paid.
 * @throws AppError `NOT_FOUND`, `ROUNDS_LEFT`, `ORDER_NOT_PAID`, `PRICE_CHANGED`.
 */
export async function buyRound(deps: Deps, userId: string, order: { projectId: string; totalCents: number }) {
  await deps.transact(async tx => {
    await lockOwnProject(tx, userId, order.projectId)
    const used = roundsUsed(await listVersions(tx.db, order.projectId))
    if (used < (await allowedRounds({ ...deps, db: tx.db }, order.projectId)))
      throw new AppError('ROUNDS_LEFT')
    await acceptNextRound(deps, tx, userId, order)
  })
}
