import type { Format } from '../briefing/brief/brief.ts'
import { extensionOf } from '../materials/file-name.ts'
import { type ProjectStatus, projectStatuses } from '../projects/status.ts'
import type { VersionState } from './version.ts'

/** State of an asset: `open` without a published version, otherwise the state of the newest one. */
export const assetStates = ['open', 'waiting', 'changes-requested', 'approved'] as const

export type AssetState = (typeof assetStates)[number]

export interface AssetFacts {
  /** True if the project needs it to be complete. */
  readonly isRequired: boolean
  readonly state: AssetState
}

/** @param newest the state of the newest version that was sent */
export const assetStateOf = (newest: VersionState | undefined): AssetState =>
  newest === undefined || newest === 'superseded' || newest === 'saved' ? 'open' : newest

export function isDelivered(assets: readonly AssetFacts[]): boolean {
  const required = assets.filter(({ isRequired }) => isRequired)
  return required.length > 0 && required.every(({ state }) => state === 'approved')
}

/** Returns the project's status after publishing; an additional asset leaves a completed project as it is. */
export const statusAfterPublishing = (status: string, { isRequired }: Pick<AssetFacts, 'isRequired'>) =>
  status === 'completed' && !isRequired ? 'completed' : 'in-review'

/**
 * Returns a project's status after a recall: the one before the version was sent, unless something else waits for the
 * client, or somebody has moved it on since: then it stays as it is, which is null.
 * @param before null where nobody has written it down
 */
export function statusAfterRecall(
  status: string,
  before: string | null,
  assets: readonly Pick<AssetFacts, 'state'>[],
): ProjectStatus | null {
  if (status !== 'in-review' || assets.some(({ state }) => state === 'waiting')) return null
  const known = projectStatuses.find(one => one === before)
  return known === undefined || known === 'in-review' ? 'in-production' : known
}

/** Returns the project's status after a request for changes. */
export const statusAfterRequest = (status: string, { isRequired }: Pick<AssetFacts, 'isRequired'>) =>
  status === 'completed' && !isRequired ? 'completed' : 'in-production'

/**
 * Returns a project's status after an approval, or the removal of an asset that nobody waits for any more: done once
 * all that it needs is approved; else in review while something waits for the client.
 */
export function statusAfterApproval(status: string, assets: readonly AssetFacts[]): ProjectStatus {
  if (status === 'completed' || isDelivered(assets)) return 'completed'
  return assets.some(({ state }) => state === 'waiting') ? 'in-review' : 'in-production'
}

/** Aspect ratios; repeated here so that screens do not load the module of the brief. */
const shapes = ['16:9', '9:16', '1:1'] as const satisfies readonly Format[]

/**
 * Deliverables of a project: the video in its formats, and additional assets (docs/decisions/downloads-and-review.md).
 */
export const assetKinds = [...shapes, 'subtitles', 'stills', 'additional'] as const

export type AssetKind = (typeof assetKinds)[number]

export interface Asset {
  readonly kind: AssetKind
  /** Name that distinguishes assets of the same kind. */
  readonly name: string | null
  readonly isMain: boolean
}

/** Returns true if an asset of this kind is a video. */
export const isFormat = (kind: AssetKind): boolean => (shapes as readonly string[]).includes(kind)

/** Returns assets with the main one first, then by kind and age. */
export const assetsInOrder = <One extends Asset & { readonly createdAt: Date }>(
  assets: readonly One[],
): One[] =>
  assets.toSorted(
    (one, other) =>
      Number(other.isMain) - Number(one.isMain) ||
      assetKinds.indexOf(one.kind) - assetKinds.indexOf(other.kind) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  )

export const isFilmType = (fileType: string): boolean =>
  fileType.startsWith('video/') || fileType === 'application/mxf'

const subtitleExtensions = ['.srt', '.vtt']

/** Returns true if a file can be a version of such an asset. */
export function acceptsFile(kind: AssetKind, { fileName, fileType }: { fileName: string; fileType: string }) {
  if (isFormat(kind)) return isFilmType(fileType)
  if (kind === 'subtitles')
    return fileType.startsWith('text/') && subtitleExtensions.includes(extensionOf(fileName))
  if (kind === 'stills') return fileType.startsWith('image/') || fileType === 'application/zip'
  return true
}
