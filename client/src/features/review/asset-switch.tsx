import { Badge } from '@mantine/core'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { OptionSwitcher } from './option-switcher.tsx'
import type { ViewerRole } from './review-model.ts'
import type { ReviewAsset } from './use-asset.ts'

const toneOf: Record<ReviewAsset['state'], string> = {
  open: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
}

export function AssetBadge({ asset: { state }, viewer }: { asset: ReviewAsset; viewer: ViewerRole }) {
  return (
    <Badge component="span" color={toneOf[state]}>
      {assetRoomTexts.states[viewer][state]}
    </Badge>
  )
}

const SavedBadge = () => (
  <Badge component="span" color="gray">
    {reviewTexts.versions.states.team.saved}
  </Badge>
)

type Props = {
  assets: readonly ReviewAsset[]
  /** Ids of the assets whose newest version only the team sees. */
  saved: ReadonlySet<string>
  chosen: ReviewAsset | undefined
  viewer: ViewerRole
  onChoose: (id: string) => void
}

/** Switches between the assets of a project. */
export function AssetSwitch({ assets, saved, chosen, viewer, onChoose }: Props) {
  return (
    <OptionSwitcher
      label={assetRoomTexts.choose}
      options={assets.map(asset => ({
        id: asset.id,
        name: assetLabel(asset),
        badge: saved.has(asset.id) ? <SavedBadge /> : <AssetBadge asset={asset} viewer={viewer} />,
      }))}
      chosenId={chosen?.id}
      onChange={onChoose}
    />
  )
}
