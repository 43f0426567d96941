import { IconDownload } from '@tabler/icons-react'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import style from './assets.module.css'
import { downloadAddress } from './download-address.ts'
import type { ReviewVersion } from './review-types.ts'
import type { RoomAsset } from './use-asset.ts'
import { CertificateLink, factsOf } from './version-facts.tsx'

const texts = assetRoomTexts.finished

export type Delivered = { asset: RoomAsset; version: ReviewVersion }

type Props = { delivered: readonly Delivered[]; projectId: string }

/** All that was delivered, one by one and as one archive. */
export default function DeliveredList({ delivered, projectId }: Props) {
  const bytes = delivered.reduce((sum, { version }) => sum + version.fileSize, 0)
  return (
    <>
      <ButtonAnchor size="large" href={`/documents/consegna.zip?project=${projectId}`} download>
        <IconDownload size={20} aria-hidden="true" />
        {texts.all(delivered.length, bytes)}
      </ButtonAnchor>
      <ul className={style.delivered} aria-label={texts.list}>
        {delivered.map(({ asset, version }) => (
          <li key={version.id}>
            <div>
              <b>{assetLabel(asset)}</b>
              <span className="soft tabular">{factsOf(version)}</span>
              <CertificateLink version={version} label={assetLabel(asset)} />
            </div>
            <ButtonAnchor
              variant="outline"
              size="small"
              href={downloadAddress(version.url)}
              download
              aria-label={texts.download(assetLabel(asset))}
            >
              <IconDownload size={20} aria-hidden="true" />
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </>
  )
}
