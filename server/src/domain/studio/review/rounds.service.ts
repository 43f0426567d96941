import { INCLUDED_ROUNDS, roundsUsed } from 'shared/deliverables/rounds'
import { AppError } from 'shared/errors/app-error'
import type { Database } from '../../../platform/db/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  acceptNextRound,
  type NextRound,
  nextRoundOf,
} from '../../orders/proposals/answer-proposal.service.ts'
import { extraRoundsOf } from '../../orders/proposals/proposals.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { listVersions } from '../deliverables/deliverables.repository.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

/** How many rounds of changes a project has: those in its price, and those that were given or bought. */
export const allowedRounds = async (ports: Pick<Ports, 'clock'>, db: Database, projectId: string) =>
  INCLUDED_ROUNDS + (await extraRoundsOf(ports, db, projectId)).count

export interface RoundsOfProject {
  used: number
  included: number
  allowed: number
  /** What the next one costs, once all are used. */
  next: NextRound | null
}

/** Where the rounds of a project stand (docs/decisions/downloads-and-review.md). */
export async function roundsOf(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { projectId, used }: { projectId: string; used: number },
): Promise<RoundsOfProject> {
  const allowed = await allowedRounds(ports, db, projectId)
  const next = used < allowed ? null : await nextRoundOf(ports, db, projectId)
  return { used, included: INCLUDED_ROUNDS, allowed, next }
}

/**
 * Accepts the next round of changes at the price that was seen, once all are used; it opens when it is paid.
 * @throws AppError `NOT_FOUND`, `ROUNDS_LEFT`, `ORDER_NOT_PAID`, `PRICE_CHANGED`.
 */
export async function buyRound(
  ports: Ports,
  userId: string,
  order: { projectId: string; totalCents: number },
): Promise<void> {
  await ports.transact(async work => {
    await lockOwnProject(work, userId, order.projectId)
    const used = roundsUsed(await listVersions(work.db, order.projectId))
    if (used < (await allowedRounds(ports, work.db, order.projectId))) throw new AppError('ROUNDS_LEFT')
    await acceptNextRound(ports, work, userId, order)
  })
}
