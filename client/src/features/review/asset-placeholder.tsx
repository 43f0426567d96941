import { isFormat } from 'shared/deliverables/asset'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { AssetShape } from './asset-shape.tsx'
import style from './assets.module.css'
import type { ViewerRole } from './review-types.ts'
import type { RoomAsset } from './use-asset.ts'

type Props = { opened: boolean; asset: RoomAsset | undefined; side: ViewerRole }

/** Stands in the place of what is not published yet. */
export default function AssetPlaceholder({ opened, asset, side }: Props) {
  if (!opened || !asset) return null
  return (
    <section className={style.placeholder}>
      {isFormat(asset.kind) && <AssetShape kind={asset.kind} />}
      <div>
        <h2 className={style.name}>{assetLabel(asset)}</h2>
        <p>{assetRoomTexts.placeholder[side]}</p>
      </div>
    </section>
  )
}
