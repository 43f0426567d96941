import type { Format } from 'shared/briefing/brief/brief'
import { type AssetKind, isDelivered, isFormat, statusAfterApproval } from 'shared/deliverables/asset'
import { addedFormats, orderedFormats } from 'shared/deliverables/formats'
import { AppError } from 'shared/errors/app-error'
import { assetLabel } from 'shared/messages/it/assets'
import type { Instalment } from 'shared/payment/payment-types'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { getPurchasedItems } from '../../orders/payment/payment-status.service.ts'
import { lockProject, lockProjectForTeam, setProjectStatus } from '../../projects/team-projects.service.ts'
import {
  type AssetRow,
  changeMainKind,
  deleteAsset,
  findAsset,
  insertAsset,
  listAssets,
} from './assets.repository.ts'
import { loadProjectReview } from './project-review.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

/** Returns the main asset of a locked project; inserts it if it is missing. */
export async function mainAssetOf(
  tx: Pick<Tx, 'db'>,
  projectId: string,
  { now, kind = '16:9' }: { now: Date; kind?: AssetKind },
): Promise<AssetRow> {
  const [main] = await listAssets(tx.db, projectId)
  if (main) return main
  await insertAsset(tx.db, { projectId, kind, isMain: true, createdAt: now })
  const [made] = await listAssets(tx.db, projectId)
  if (!made) throw new Error('A project has no main asset.')
  return made
}

/** Returns the asset of a locked project for a new version. @throws AppError `NOT_FOUND`. */
export async function assetToPublish(
  tx: Pick<Tx, 'db'>,
  projectId: string,
  { assetId, kind, now }: { assetId: string | undefined; kind: AssetKind; now: Date },
): Promise<AssetRow> {
  if (assetId === undefined) return mainAssetOf(tx, projectId, { now, kind })
  const asset = await findAsset(tx.db, assetId)
  if (asset?.projectId !== projectId) throw new AppError('NOT_FOUND')
  return asset
}

/**
 * Adds an asset to a project; the client sees it as planned. In a completed project it is a further asset and does not
 * reopen the project.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` if the project has one of this kind and name.
 */
export async function addAsset(
  { clock, transact }: Deps,
  actor: Actor & MemberScope,
  order: { projectId: string; kind: AssetKind; name?: string | undefined; isRequired: boolean },
): Promise<{ id: string }> {
  const { projectId, kind, name = null } = order
  return transact(async tx => {
    const project = await lockProjectForTeam(tx, actor, projectId)
    const now = clock.now()
    await mainAssetOf(tx, projectId, { now })
    const isRequired = order.isRequired && project.status !== 'completed'
    const id = await insertAsset(tx.db, { projectId, kind, name, isRequired, createdAt: now })
    if (id === undefined) throw new AppError('INVALID_INPUT', { fields: { name: 'ASSET_NAME' } })
    await emit(tx, { type: 'asset.added', projectId, assetId: id, label: assetLabel({ kind, name }) })
    return { id }
  })
}

/**
 * Removes an asset without versions. If all others are approved, this completes the project.
 * @throws AppError `NOT_FOUND`; `ASSET_IN_USE` if it has versions or is the main one.
 */
export async function removeAsset({ clock, transact }: Deps, actor: Actor & MemberScope, id: string) {
  await transact(async tx => {
    const found = ensureFound(await findAsset(tx.db, id))
    const { projectId } = found
    const project = await lockProjectForTeam(tx, actor, projectId)
    if (!(await deleteAsset(tx.db, id))) {
      throw new AppError((await findAsset(tx.db, id)) ? 'ASSET_IN_USE' : 'NOT_FOUND')
    }
    const { assets } = await loadProjectReview(tx.db, projectId)
    const completes = project.status !== 'completed' && isDelivered(assets)
    if (completes)
      await setProjectStatus(tx, projectId, statusAfterApproval(project.status, assets), clock.now())
    await emit(tx, { type: 'asset.removed', projectId, assetId: id, label: assetLabel(found), completes })
  })
}

interface Paid {
  projectId: string
  paymentId: string
  instalment: Instalment
}

/**
 * Adds the assets of a payment: the order's formats with its first payment, those of an addendum with its own
 * (docs/decisions/downloads-and-review.md). Idempotent; existing assets stay.
 */
export async function openOrderedAssets(tx: Tx, paid: Paid, now: Date): Promise<void> {
  const { projectId, instalment } = paid
  if (instalment === 'balance') return
  const { status } = await lockProject(tx, projectId)
  const ordered = await getPurchasedItems(tx.db, paid)
  if (!ordered) return
  const isOrder = instalment === 'deposit'
  const formats = orderedFormats(ordered)
  const [kind] = formats
  const main = await mainAssetOf(tx, projectId, { now, ...(isOrder && { kind }) })
  // An asset that the team added before the payment has created a main one of the default format.
  if (isOrder && main.kind !== kind) await changeMainKind(tx.db, main, kind)
  const known = await formatsOf(tx, projectId)
  const bought = isOrder ? formats : addedFormats(ordered.lines, known)
  const missing = bought.filter(format => !known.includes(format))
  const isRequired = status !== 'completed'
  for (const format of missing)
    await insertAsset(tx.db, { projectId, kind: format, isRequired, createdAt: now })
}

async function formatsOf(tx: Tx, projectId: string): Promise<Format[]> {
  const assets = await listAssets(tx.db, projectId)
  return assets.map(({ kind }) => kind).filter((kind): kind is Format => isFormat(kind))
}
