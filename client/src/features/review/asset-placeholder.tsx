import { Title } from '@mantine/core'
import { type AssetKind, isFormat } from 'shared/deliverables/asset'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import style from './assets.module.css'
import type { ViewerRole } from './review-model.ts'
import type { ReviewAsset } from './use-asset.ts'

const shapes: Partial<Record<AssetKind, string | undefined>> = {
  '16:9': style.wide,
  '9:16': style.tall,
  '1:1': style.square,
}

/** The format of an asset as a box of its proportions. */
export function AssetShape({ kind }: { kind: AssetKind }) {
  return (
    <span className={`${style.shape} ${shapes[kind] ?? ''}`} aria-hidden="true">
      {kind}
    </span>
  )
}

type Props = { asset: ReviewAsset; viewer: ViewerRole }

/** Shown instead of the player while an asset has no version. */
export function AssetPlaceholder({ asset, viewer }: Props) {
  return (
    <section className={style.placeholder}>
      {isFormat(asset.kind) && <AssetShape kind={asset.kind} />}
      <div>
        <Title order={2} size="h3">
          {assetLabel(asset)}
        </Title>
        <p>{assetRoomTexts.placeholder[viewer]}</p>
      </div>
    </section>
  )
}
