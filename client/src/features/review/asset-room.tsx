import type { ComponentProps } from 'react'
import { AssetBar, AssetPlaceholder } from './asset-parts.ts'
import { ReviewRoom } from './review-room.tsx'
import type { RoomAsset } from './use-asset.ts'

const nothing = () => undefined

type Props = Omit<ComponentProps<typeof ReviewRoom>, 'switcher'> & {
  assets: readonly RoomAsset[]
  saved: ReadonlySet<string>
  asset: RoomAsset | undefined
  onChoose: (id: string) => void
}

/** The review of one of the things that a project delivers, with the way to the others. */
export function AssetRoom({ assets, saved, asset, onChoose, ...room }: Props) {
  const { side, versions } = room
  const switcher = (
    <AssetBar
      opened={assets.length > 1}
      onClose={nothing}
      assets={assets}
      saved={saved}
      chosen={asset}
      side={side}
      onChoose={onChoose}
    />
  )
  if (versions.length > 0) return <ReviewRoom key={asset?.id} {...room} switcher={switcher} />
  return (
    <>
      {switcher}
      <AssetPlaceholder opened={assets.length > 1} onClose={nothing} asset={asset} side={side} />
    </>
  )
}
