import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import style from './assets.module.css'
import type { Side } from './review-types.ts'
import room from './room.module.css'
import type { RoomAsset } from './use-asset.ts'

const toneOf: Record<RoomAsset['state'], BadgeTone> = {
  open: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
}

export function AssetBadge({ asset: { state }, side }: { asset: RoomAsset; side: Side }) {
  return <Badge tone={toneOf[state]}>{assetRoomTexts.states[side][state]}</Badge>
}

const SavedBadge = () => <Badge tone="gray">{reviewTexts.versions.states.team.saved}</Badge>

type Props = {
  opened: boolean
  onClose: () => void
  assets: readonly RoomAsset[]
  /** Those whose newest version only the team sees. */
  saved: ReadonlySet<string>
  chosen: RoomAsset | undefined
  side: Side
  onChoose: (id: string) => void
}

/** What a project delivers; the chosen one is on the screen with its versions. */
export default function AssetBar({ opened, assets, saved, chosen, side, onChoose }: Props) {
  if (!opened) return null
  return (
    <fieldset className={`${room.versions} ${style.bar}`}>
      <legend className="visually-hidden">{assetRoomTexts.choose}</legend>
      {assets.map(asset => (
        <button
          key={asset.id}
          type="button"
          className={`${room.version} ${style.choice}`}
          aria-pressed={asset.id === chosen?.id}
          onClick={() => onChoose(asset.id)}
        >
          <b>{assetLabel(asset)}</b>
          {saved.has(asset.id) ? <SavedBadge /> : <AssetBadge asset={asset} side={side} />}
        </button>
      ))}
    </fieldset>
  )
}
