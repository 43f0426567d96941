import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { approvalTexts, assetLabel } from 'shared/messages/it/assets'
import { paymentTexts } from 'shared/messages/it/payment'
import { finishedTexts } from 'shared/messages/it/review-decision'
import { useOutstandingBalance } from '../../lib/payment-page-link.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import assetStyle from './assets.module.css'
import style from './review.module.css'
import { downloadAddress, type ReviewVersion } from './review-model.ts'
import type { ReviewAsset } from './use-asset.ts'
import { CertificateLink, DownloadLink, factsOf } from './version-facts.tsx'
import { VersionFrame } from './version-switch.tsx'

const deliveredTexts = assetRoomTexts.finished

export type Delivered = { asset: ReviewAsset; version: ReviewVersion }

type DeliveredProps = { delivered: readonly Delivered[]; projectId: string }

/** Downloads of all delivered files, one by one and as an archive. */
function DeliveredList({ delivered, projectId }: DeliveredProps) {
  const bytes = delivered.reduce((sum, { version }) => sum + version.fileSize, 0)
  return (
    <>
      <Button
        component="a"
        size="lg"
        href={`/documents/consegna.zip?project=${projectId}`}
        download
        leftSection={<IconDownload size={20} aria-hidden="true" />}
      >
        {deliveredTexts.all(delivered.length, bytes)}
      </Button>
      <ul className={assetStyle.delivered} aria-label={deliveredTexts.list}>
        {delivered.map(({ asset, version }) => (
          <li key={version.id}>
            <div>
              <b>{assetLabel(asset)}</b>
              <Text span c="dimmed" className="tabular">
                {factsOf(version)}
              </Text>
              <CertificateLink version={version} label={assetLabel(asset)} />
            </div>
            <Button
              component="a"
              variant="default"
              size="sm"
              href={downloadAddress(version.url)}
              download
              aria-label={deliveredTexts.download(assetLabel(asset))}
            >
              <IconDownload size={20} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const texts = finishedTexts
const due = paymentTexts.balance.downloads

type Props = {
  /** The version of the main asset. */
  version: ReviewVersion
  /** The approved version of each asset. */
  delivered: readonly Delivered[]
  projectId: string
}

/** Offers the downloads, or the payment that they wait for. */
function Download({ version, delivered, projectId }: Props) {
  const unpaid = useOutstandingBalance(projectId)
  if (!unpaid) return null
  if (unpaid.isPaidInFull && delivered.length < 2) return <DownloadLink version={version} large />
  if (unpaid.isPaidInFull) return <DeliveredList delivered={delivered} projectId={projectId} />
  const { balance } = unpaid
  return (
    <section className={style.unpaid} aria-labelledby="unpaid">
      <Title order={3} size="h4" id="unpaid">
        {balance ? due.title : due.firstTitle}
      </Title>
      <p>{balance ? due.text(euro(balance.totalCents)) : due.first}</p>
      <LinkButton to="/dashboard/payment" search={{ project: projectId }} size="lg">
        {balance ? due.pay : due.payFirst}
      </LinkButton>
    </section>
  )
}

/** Shown once all is approved: downloads, then the request for a testimonial. */
export function FinishedCard(props: Props) {
  const { version, delivered, projectId } = props
  return (
    <Viewfinder className={style.finished} focusing>
      <Stack align="flex-start" gap={18} flex="1 1 280px">
        <Title order={2} fz="clamp(1.5rem, 3vw, 2.125rem)">
          {delivered.length > 1 ? texts.titleOfSeveral : texts.title}
        </Title>
        {delivered.length > 1 && <p>{approvalTexts.all}</p>}
        {delivered.length < 2 && version.approvedAt && (
          <p>{texts.text(version.versionName, dateIt(version.approvedAt))}</p>
        )}
        <Download {...props} />
        {delivered.length < 2 && <CertificateLink version={version} />}
      </Stack>
      <VersionFrame version={version} />
      <Group gap="10px 20px" w="100%" c="dimmed">
        <p>{texts.reviewText}</p>
        <LinkButton variant="default" to="/dashboard/testimonial" search={{ project: projectId }}>
          {texts.review}
        </LinkButton>
      </Group>
    </Viewfinder>
  )
}
