import type { AssetKind } from 'shared/deliverables/asset'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AssetShape } from './asset-shape.tsx'
import style from './empty-room.module.css'
import type { RoomAsset } from './use-asset.ts'

const texts = orderTexts.downloads

/** Whether a format comes, once it is known what is ordered. */
function soonText(assets: readonly RoomAsset[], format: AssetKind): string {
  const isOrdered = assets.length === 0 || assets.some(({ kind }) => kind === format)
  return isOrdered ? texts.soon : texts.notOrdered
}

/** What will be here: the films, their other formats, and what comes along. */
export function EmptyRoom({ assets }: { assets: readonly RoomAsset[] }) {
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptyText} />
      <Card title={texts.otherFormats}>
        <ul className={style.formats}>
          {texts.formats.map((format, index) => (
            <li key={format} className={style.format}>
              <AssetShape kind={format} />
              <div>
                <b>{format}</b>
                <p>{texts.formatUses[index]}</p>
                <p className={style.soon}>{soonText(assets, format)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={texts.additional}>
        <p>{texts.additionalText}</p>
        <p className={style.soon}>{texts.soon}</p>
      </Card>
    </>
  )
}
