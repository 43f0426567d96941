import { useState } from 'react'
import { isDelivered } from 'shared/deliverables/asset-state'
import { assetLabel } from 'shared/messages/it/assets'
import type { Outputs } from '../../lib/trpc.ts'
import { type ReviewVersion, versionsOf } from './review-model.ts'

type ReviewData =
  | Outputs['dashboard']['deliverables']['list']
  | Outputs['team']['deliverables']['list']
  | Outputs['guestReview']['room']

export type ReviewAsset = ReviewData['assets'][number]

/** Returns the asset shown first: one that waits for the client, else one that has a version. */
const initialAsset = (assets: readonly ReviewAsset[]): ReviewAsset | undefined =>
  assets.find(({ state }) => state === 'waiting') ?? assets.find(({ state }) => state !== 'open') ?? assets[0]

/** Returns the versions of an asset, newest first; all of them if the project has no assets. */
export function versionsIn(review: ReviewData, asset: ReviewAsset | undefined): ReviewVersion[] {
  const versions = versionsOf(review)
  return asset ? versions.filter(({ assetId }) => assetId === asset.id) : versions
}

/**
 * Holds the displayed asset of a project, which stays while others change. `saved` are the assets whose newest version
 * only the team sees.
 */
export function useAsset(review: ReviewData) {
  const { assets } = review
  const [id, onChoose] = useState(() => initialAsset(assets)?.id)
  const asset = assets.find(one => one.id === id) ?? assets[0]
  const saved = new Set(
    assets.filter(one => versionsIn(review, one)[0]?.state === 'saved').map(one => one.id),
  )
  return { assets, saved, asset, onChoose, versions: versionsIn(review, asset) }
}

/** Returns true once everything that the project requires is approved. */
export const isFinished = (review: ReviewData): boolean =>
  review.assets.length > 0 ? isDelivered(review.assets) : review.items[0]?.state === 'approved'

/** Returns the labels of the required assets, except one, that are not approved yet. */
export const otherPendingDeliverables = (
  assets: readonly ReviewAsset[],
  asset: ReviewAsset | undefined,
): string[] =>
  assets
    .filter(({ id, isRequired, state }) => isRequired && state !== 'approved' && id !== asset?.id)
    .map(assetLabel)
