import { type AssetKind, isFormat } from 'shared/deliverables/asset'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AssetShape } from './asset-shape.tsx'
import style from './empty-room.module.css'
import type { RoomAsset } from './use-asset.ts'

const texts = orderTexts.downloads

/** Returns when a format is delivered. `assets` is empty until the first payment. */
function soonText(assets: readonly RoomAsset[], format: AssetKind): string {
  if (assets.length === 0) return texts.ifOrdered
  return assets.some(({ kind }) => kind === format) ? texts.soon : texts.notOrdered
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
        <p className={style.soon}>
          {assets.some(({ kind }) => !isFormat(kind)) ? texts.soon : texts.ifOrdered}
        </p>
      </Card>
    </>
  )
}
