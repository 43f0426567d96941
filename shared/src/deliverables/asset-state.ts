import { type ProjectStatus, projectStatuses } from '../projects/status.ts'
import type { VersionState } from './version-state.ts'

/** Where an asset stands: nothing published yet, or as its newest version. */
export const assetStates = ['open', 'waiting', 'changes-requested', 'approved'] as const

export type AssetState = (typeof assetStates)[number]

export interface AssetFacts {
  /** Whether the project is done only with it. */
  readonly isRequired: boolean
  readonly state: AssetState
}

/** @param newest the state of the newest version that was sent */
export const assetStateOf = (newest: VersionState | undefined): AssetState =>
  newest === undefined || newest === 'superseded' || newest === 'saved' ? 'open' : newest

/** Whether everything that the project needs is approved. */
export function isDelivered(assets: readonly AssetFacts[]): boolean {
  const required = assets.filter(({ isRequired }) => isRequired)
  return required.length > 0 && required.every(({ state }) => state === 'approved')
}

/** What publishing makes of a project: something further leaves one that is done as it is. */
export const statusAfterPublishing = (status: string, { isRequired }: Pick<AssetFacts, 'isRequired'>) =>
  status === 'completed' && !isRequired ? 'completed' : 'in-review'

/**
 * What recalling a version makes of a project: what it was before that was sent, unless something else waits for the
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

/** What asking for changes makes of a project. */
export const statusAfterRequest = (status: string, { isRequired }: Pick<AssetFacts, 'isRequired'>) =>
  status === 'completed' && !isRequired ? 'completed' : 'in-production'

/**
 * What an approval makes of a project, or the removal of an asset that nobody waits for any more: done once all that it
 * needs is approved; else in review while something waits for the client.
 */
export function statusAfterApproval(status: string, assets: readonly AssetFacts[]): ProjectStatus {
  if (status === 'completed' || isDelivered(assets)) return 'completed'
  return assets.some(({ state }) => state === 'waiting') ? 'in-review' : 'in-production'
}
