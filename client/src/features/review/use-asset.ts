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

/** What waits for the client first, then what has a version. */
const initialAsset = (assets: readonly ReviewAsset[]): ReviewAsset | undefined =>
  assets.find(({ state }) => state === 'waiting') ?? assets.find(({ state }) => state !== 'open') ?? assets[0]

/** The versions of an asset, newest first; of a project whose versions are not filed yet, all. */
export function versionsIn(room: ReviewData, asset: ReviewAsset | undefined): ReviewVersion[] {
  const versions = versionsOf(room)
  return asset ? versions.filter(({ assetId }) => assetId === asset.id) : versions
}

/**
 * What a project delivers, of which of it the newest version is only with the team, and which is on the screen; that
 * stays while others change.
 */
export function useAsset(room: ReviewData) {
  const { assets } = room
  const [id, onChoose] = useState(() => initialAsset(assets)?.id)
  const asset = assets.find(one => one.id === id) ?? assets[0]
  const saved = new Set(assets.filter(one => versionsIn(room, one)[0]?.state === 'saved').map(one => one.id))
  return { assets, saved, asset, onChoose, versions: versionsIn(room, asset) }
}

/** Whether everything that the project needs is approved. */
export const isFinished = (room: ReviewData): boolean =>
  room.assets.length > 0 ? isDelivered(room.assets) : room.items[0]?.state === 'approved'

/** What people call those that still have to be approved, besides one. */
export const otherPendingDeliverables = (
  assets: readonly ReviewAsset[],
  asset: ReviewAsset | undefined,
): string[] =>
  assets
    .filter(({ id, isRequired, state }) => isRequired && state !== 'approved' && id !== asset?.id)
    .map(assetLabel)
