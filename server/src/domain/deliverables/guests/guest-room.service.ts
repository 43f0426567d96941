import { downloadBlockReason } from 'shared/deliverables/downloads'
import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { isPaidInFull } from '../../orders/payment/payment-status.service.ts'
import { assertMayReview } from '../review/review-access.service.ts'
import { findProjectOf } from '../versions/deliverables.repository.ts'
import { listDeliverables } from '../versions/deliverables.service.ts'
import type { Guest } from './guests.repository.ts'
import { insertViewing, type Viewer } from './viewings.repository.ts'

/**
 * Returns a guest's review room: assets, versions and comments of client, team and guests. Without internal notes,
 * rounds and prices. @throws AppError `NOT_FOUND`.
 */
export async function guestRoom(deps: Pick<AppDeps, 'clock' | 'config' | 'db' | 'media'>, guest: Guest) {
  const { id, projectId, name, title, mayComment, mayDownload, expiresAt } = guest
  const { assets, items } = await listDeliverables(deps, { guest }, projectId)
  const isPaid = mayDownload && (await isPaidInFull(deps.db, projectId))
  return {
    guest: { id, name, mayComment, mayDownload, expiresAt },
    title,
    assets,
    items: items.map(version => ({
      ...version,
      mayDownload: mayDownload && downloadBlockReason({ ...version, isPaidInFull: isPaid }) === null,
    })),
  }
}

/** Records that a guest viewed a version. @throws AppError `NOT_FOUND`. */
export async function markSeenByGuest(
  deps: Pick<AppDeps, 'clock' | 'db' | 'transact'>,
  { id: guestId, projectId }: Guest,
  deliverableId: string,
): Promise<void> {
  if ((await findProjectOf(deps.db, deliverableId, { onlySent: true })) !== projectId)
    throw new AppError('NOT_FOUND')
  return markSeen(deps, { projectId, deliverableId, viewer: { guestId } })
}

/** Records that a user of the company viewed a version. @throws AppError `NOT_FOUND`. */
export async function markSeenByClient(
  deps: Pick<AppDeps, 'clock' | 'db' | 'transact'>,
  { member: _, ...client }: Actor,
  deliverableId: string,
): Promise<void> {
  const projectId = ensureFound(await findProjectOf(deps.db, deliverableId, { onlySent: true }))
  await assertMayReview(deps, client, projectId)
  return markSeen(deps, { projectId, deliverableId, viewer: { userId: client.userId } })
}

async function markSeen(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  seen: { projectId: string; deliverableId: string; viewer: Viewer },
): Promise<void> {
  await transact(async (tx: Tx) => {
    const isFirst = await insertViewing(tx.db, { ...seen, now: clock.now() })
    if (isFirst) await emit(tx, { type: 'version.seen', projectId: seen.projectId })
  })
}
