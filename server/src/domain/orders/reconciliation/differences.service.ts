import { AppError } from 'shared/errors/app-error'
import type { DifferenceKind, DifferenceResolution, DifferenceState } from 'shared/reconciliation/difference'
import type { PageRequest } from '../../../platform/db/page.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { closeWithReason, listDifferenceRows, lockDifference } from './differences.repository.ts'
import { findNewestRun } from './runs.repository.ts'

/** Lists differences of one state, by default the open ones. */
export async function listDifferences(
  { db }: Pick<Platform, 'db'>,
  { show, ...page }: PageRequest & { show?: DifferenceState | undefined },
) {
  const { items, nextCursor } = await listDifferenceRows(db, { ...page, show: show ?? 'open' })
  return { items: items.map(({ createdAt: foundAt, ...each }) => ({ ...each, foundAt })), nextCursor }
}

/**
 * With whom payments are compared, and how that went last: up to which day, and since when it fails, if it does. Where
 * payments are simulated there is nobody to compare with.
 */
export async function reconciliationState({ checkout, db }: Pick<Platform, 'checkout' | 'db'>) {
  const done = await findNewestRun(db, 'done')
  const failed = await findNewestRun(db, 'failed')
  const isFailing = failed !== undefined && (done === undefined || failed.createdAt > done.createdAt)
  return {
    provider: checkout?.provider ?? ('simulated' as const),
    done: done ? { fromDay: done.fromDay, untilDay: done.untilDay, at: done.createdAt } : null,
    failedAt: isFailing ? failed.createdAt : null,
  }
}

/**
 * Closes a difference with the reason, and for money that was not booked with what became of it. Idempotent.
 * @throws AppError `NOT_FOUND`, `DIFFERENCE_CLOSED`, `INVALID_INPUT` where that is missing.
 */
export async function closeDifference(
  { clock, transact }: Pick<Platform, 'clock' | 'transact'>,
  { id, reason, resolution }: { id: string; reason: string; resolution?: DifferenceResolution | undefined },
): Promise<void> {
  await transact(async work => {
    const difference = orNotFound(await lockDifference(work.db, id))
    const isSame = difference.reason === reason && difference.resolution === (resolution ?? null)
    if (difference.state === 'closed' && isSame) return
    if (difference.state !== 'open') throw new AppError('DIFFERENCE_CLOSED')
    if (difference.cause && !resolution)
      throw new AppError('INVALID_INPUT', { fields: { resolution: 'REQUIRED' } })
    const endedBy = work.actor?.userId
    await closeWithReason(work.db, id, { reason, resolution, endedBy, now: clock.now() })
    const { projectId, kind } = difference
    await emit(work, {
      ...{ type: 'difference.closed', differenceId: id, projectId, reason },
      kind: kind as DifferenceKind,
    })
  })
}
