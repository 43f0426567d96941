import { archiveName, deliveryName, withoutDoubles } from 'shared/deliverables/downloads'
import { AppError } from 'shared/errors/app-error'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { ZipEntry } from '../../../platform/zip/zip.ts'
import { storedSize } from '../../files/files.service.ts'
import { isPaidInFull } from '../../orders/payment/payment-status.service.ts'
import { onSideOf } from '../../projects/team-projects.service.ts'
import { assertMayReview, getSide } from '../review/review-access.service.ts'
import { namesOfProject } from '../versions/deliverables.repository.ts'
import { loadProjectReview, type ReviewedVersion, versionsOf } from './project-review.service.ts'

type Deps = Pick<AppDeps, 'db' | 'log' | 'storage'>

/**
 * Returns the files of a project for one archive: the last approved version of each asset.
 * @throws AppError `NOT_FOUND`, also if nothing is approved; `NOT_PAID_IN_FULL` for an unpaid client; `UNAVAILABLE` if
 * the bytes of a version are missing.
 */
export async function deliveryOf(deps: Deps, caller: Actor, projectId: string) {
  const { db } = deps
  const actor = await onSideOf(deps, caller, projectId)
  await assertMayReview(deps, actor, projectId)
  const approved = await approvedVersions(db, projectId)
  const names = await namesOfProject(db, projectId)
  if (approved.length === 0 || !names) throw new AppError('NOT_FOUND')
  if (getSide(actor) === 'client' && !(await isPaidInFull(db, projectId)))
    throw new AppError('NOT_PAID_IN_FULL')
  const fileNames = withoutDoubles(
    approved.map(({ asset, version }) => deliveryName({ ...names, ...version, asset })),
  )
  const entries = approved.map(({ version }, index) => entryOf(deps, version, fileNames[index] ?? version.id))
  return { fileName: archiveName(names), entries: await Promise.all(entries) }
}

async function approvedVersions(db: Database, projectId: string) {
  const review = await loadProjectReview(db, projectId)
  return review.assets.flatMap(asset => {
    const version = versionsOf(review, asset.id).find(({ state }) => state === 'approved')
    return version ? [{ asset, version }] : []
  })
}

async function entryOf(deps: Deps, version: ReviewedVersion, name: string): Promise<ZipEntry> {
  const { id, filePath, createdAt } = version
  const sizeBytes = await storedSize(deps, filePath, 'a version', { deliverableId: id })
  return { name, sizeBytes, modifiedAt: createdAt, open: () => deps.storage.openRead(filePath) }
}
