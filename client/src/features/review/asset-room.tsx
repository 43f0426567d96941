import { type ComponentProps, useRef, useState } from 'react'
import { AssetPlaceholder, AssetSwitch } from './lazy-asset-components.ts'
import { ReviewRoom } from './review-room.tsx'
import type { ReviewVersion } from './review-types.ts'
import type { RoomAsset } from './use-asset.ts'
import { useTheatre } from './use-theatre.ts'
import { VersionSwitch } from './version-switch.tsx'
import style from './workspace.module.css'

type Props = Omit<ComponentProps<typeof ReviewRoom>, 'chosen' | 'theatre'> & {
  assets: readonly RoomAsset[]
  saved: ReadonlySet<string>
  asset: RoomAsset | undefined
  onChoose: (id: string) => void
  /** Whether it is all of its screen, and so as high as the window lets it. */
  isWhole?: boolean
}

/** The chosen version; a newer one that arrives is taken up unless an older one was chosen by hand. */
function useChosen(versions: ReviewVersion[]) {
  const [id, choose] = useState<string>()
  const chosen = versions.find(version => version.id === id) ?? versions[0]
  return { chosen, choose: (next: string) => choose(next === versions[0]?.id ? undefined : next) }
}

/** The review of one of the things that a project delivers, with the way to the others and to its versions. */
export function AssetRoom({ assets, saved, asset, onChoose, isWhole = true, ...room }: Props) {
  const { side, versions } = room
  const { chosen, choose } = useChosen(versions)
  const frame = useRef<HTMLDivElement>(null)
  const theatre = useTheatre(frame)
  const isTheatre = theatre.isOn && chosen?.isFilm === true
  return (
    <div
      ref={frame}
      className={chosen ? style.room : style.empty}
      data-workspace={(chosen && isWhole) || undefined}
      data-theatre={isTheatre || undefined}
      data-folded={(isTheatre && theatre.isFolded) || undefined}
    >
      <div className={style.bar}>
        <AssetSwitch
          opened={assets.length > 1}
          assets={assets}
          saved={saved}
          chosen={asset}
          side={side}
          onChoose={onChoose}
        />
        {chosen && <VersionSwitch versions={versions} chosen={chosen} side={side} onChoose={choose} />}
      </div>
      {chosen ? (
        <ReviewRoom key={asset?.id} {...room} chosen={chosen} theatre={theatre} />
      ) : (
        <AssetPlaceholder opened={assets.length > 1} asset={asset} side={side} />
      )}
    </div>
  )
}
