import { type Asset, type AssetFacts, assetStateOf, isFilmType } from 'shared/deliverables/asset'
import { roundsUsed, versionStateOf } from 'shared/deliverables/version'
import { assetLabel } from 'shared/messages/it/assets'
import type { Database } from '../../../platform/db/store.ts'
import { listVersions, type Version } from '../versions/deliverables.repository.ts'
import { listAssets } from './assets.repository.ts'

/** Asset with the state of its review. `id` is null for the main asset while it has no row. */
export interface ReviewedAsset extends Asset, AssetFacts {
  readonly id: string | null
}

/** Placeholder of the main asset until it has a row, which an order or a version creates. */
const unfiled = { id: null, kind: '16:9', name: null, isMain: true, isRequired: true } as const

/** Groups the versions of an asset: unsent ones, then sent ones, newest first. */
function inReview(versions: readonly Version[]) {
  const sent = versions.filter(({ isSent }) => isSent)
  const saved = versions
    .filter(({ isSent }) => !isSent)
    .map(version => ({ ...version, state: 'saved' as const, nth: sent.length + 1, isFormer: false }))
  const reviewed = sent.map((version, index) => ({
    ...version,
    state: versionStateOf({ ...version, isNewest: index === 0 }),
    nth: sent.length - index,
    isFormer: index === 1,
  }))
  return [...saved, ...reviewed].map(version => ({ ...version, isFilm: isFilmType(version.fileType) }))
}

/**
 * Loads all assets and versions of a project with their review states. Unsent versions are included with `withSaved`.
 */
export async function loadProjectReview(
  db: Database,
  projectId: string,
  { withSaved = false }: { withSaved?: boolean } = {},
) {
  const rows = await listAssets(db, projectId)
  const found = (await listVersions(db, projectId)).filter(({ isSent }) => isSent || withSaved)
  const filed = Map.groupBy(found, ({ assetId }) => assetId)
  const stacks = [...(rows.length > 0 ? rows : [unfiled])].map(asset => ({
    asset,
    versions: inReview(filed.get(asset.id) ?? []),
  }))
  const reviewed = new Map(stacks.flatMap(({ versions }) => versions.map(one => [one.id, one] as const)))
  const assets: ReviewedAsset[] = stacks.map(({ asset, versions }) => ({
    ...asset,
    state: assetStateOf(versions.find(({ isSent }) => isSent)?.state),
  }))
  return {
    /** Versions of all assets, newest first; unsent ones by the time they were saved. */
    versions: found.flatMap(({ id }) => reviewed.get(id) ?? []),
    assets,
    used: roundsUsed(found),
  }
}

export type ProjectReview = Awaited<ReturnType<typeof loadProjectReview>>
export type ReviewedVersion = ProjectReview['versions'][number]

/** Returns the stored assets; empty until something is ordered or published. */
export const filedAssets = ({ assets }: Pick<ProjectReview, 'assets'>) =>
  assets.flatMap(({ id, ...asset }) => (id === null ? [] : [{ id, ...asset }]))

/** Returns the versions of an asset, newest first. */
export const versionsOf = ({ versions }: Pick<ProjectReview, 'versions'>, assetId: string | null) =>
  versions.filter(version => version.assetId === assetId)

/** Returns the newest sent version of an asset, on which the answers to comments are shown. */
export const newestSentOf = (review: Pick<ProjectReview, 'versions'>, assetId: string | null) =>
  versionsOf(review, assetId).find(({ isSent }) => isSent)

/** Returns the display name of an asset; null if the project has one asset only. */
export function assetNameOf({ assets }: Pick<ProjectReview, 'assets'>, assetId: string | null) {
  const asset = assets.find(({ id }) => id === assetId)
  return asset && assets.length > 1 ? assetLabel(asset) : null
}

/** Returns the labels of required assets that are not approved. */
export const openLabels = (assets: readonly ReviewedAsset[]): string[] =>
  assets.filter(({ isRequired, state }) => isRequired && state !== 'approved').map(assetLabel)
