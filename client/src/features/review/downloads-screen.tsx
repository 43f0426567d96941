import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { type AssetKind, isFormat } from 'shared/deliverables/asset'
import { downloadBlockReason } from 'shared/deliverables/downloads'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { approvalTexts, assetLabel } from 'shared/messages/it/assets'
import { companyTexts } from 'shared/messages/it/companies'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { useCan } from '../../lib/capabilities.ts'
import { PaymentPageLink, useOutstandingBalance } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import { OFFLINE_MUTATION_OPTIONS } from './comment-draft.ts'
import { DecisionCard } from './decision-card.tsx'
import { GuestsButton } from './guests/guests-button.tsx'
import { AssetShape, VersionFrame } from './option-switcher.tsx'
import style from './review.module.css'
import {
  createCommentMutations,
  downloadAddress,
  isFinished,
  otherPendingDeliverables,
  type ReviewAsset,
  type ReviewVersion,
  useAsset,
  versionsIn,
} from './review-model.ts'
import { AssetReview } from './review-workspace.tsx'
import { CertificateLink, DownloadLink, factsOf } from './version-facts.tsx'

const deliveredTexts = assetRoomTexts.finished

type Delivered = { asset: ReviewAsset; version: ReviewVersion }

function DeliveredList({ delivered, projectId }: { delivered: readonly Delivered[]; projectId: string }) {
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
      <Box component="ul" w="100%" maw={520} aria-label={deliveredTexts.list}>
        {delivered.map(({ asset, version }) => (
          <Group
            component="li"
            key={version.id}
            className="ruled"
            justify="space-between"
            gap={16}
            py={10}
            wrap="nowrap"
          >
            <Stack gap={0} miw={0} className="breaks">
              <b>{assetLabel(asset)}</b>
              <Text span c="dimmed" className="tabular">
                {factsOf(version)}
              </Text>
              <CertificateLink version={version} label={assetLabel(asset)} />
            </Stack>
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
          </Group>
        ))}
      </Box>
    </>
  )
}

const finished = finishedTexts
const due = paymentTexts.balance.downloads

type FinishedProps = {
  /** The version of the main asset. */
  version: ReviewVersion
  /** The approved version of each asset. */
  delivered: readonly Delivered[]
  projectId: string
}

/** Offers the downloads, or the payment that they wait for. */
function Download({ version, delivered, projectId }: FinishedProps) {
  const unpaid = useOutstandingBalance(projectId)
  const can = useCan()
  if (!unpaid) return null
  if (unpaid.isPaidInFull && delivered.length < 2) return <DownloadLink version={version} large />
  if (unpaid.isPaidInFull) return <DeliveredList delivered={delivered} projectId={projectId} />
  const { balance } = unpaid
  return (
    <Stack component="section" align="flex-start" gap={12} aria-labelledby="unpaid">
      <Title order={3} size="h4" id="unpaid">
        {balance ? due.title : due.firstTitle}
      </Title>
      {can('order') ? (
        <>
          <p>{balance ? due.text(euro(balance.totalCents)) : due.first}</p>
          <LinkButton to="/dashboard/payment" search={{ project: projectId }} size="lg">
            {balance ? due.pay : due.payFirst}
          </LinkButton>
        </>
      ) : (
        <p>{companyTexts.waitsForPayment}</p>
      )}
    </Stack>
  )
}

/** Shown once all is approved: downloads, then the request for a testimonial. */
function FinishedCard(props: FinishedProps) {
  const { version, delivered, projectId } = props
  return (
    <Viewfinder className={style.finished} focusing>
      <Stack align="flex-start" gap={18} flex="1 1 280px">
        <Title order={2} fz="clamp(1.5rem, 3vw, 2.125rem)">
          {delivered.length > 1 ? finished.titleOfSeveral : finished.title}
        </Title>
        {delivered.length > 1 && <p>{approvalTexts.all}</p>}
        {delivered.length < 2 && version.approvedAt && (
          <p>{finished.text(version.versionName, dateIt(version.approvedAt))}</p>
        )}
        <Download {...props} />
        {delivered.length < 2 && <CertificateLink version={version} />}
      </Stack>
      <VersionFrame version={version} />
      <Group gap="10px 20px" w="100%" c="dimmed">
        <p>{finished.reviewText}</p>
        <LinkButton variant="default" to="/dashboard/testimonial" search={{ project: projectId }}>
          {finished.review}
        </LinkButton>
      </Group>
    </Viewfinder>
  )
}

const texts = orderTexts.downloads

/** Returns when a format is delivered. `assets` is empty until the first payment. */
function soonText(assets: readonly ReviewAsset[], format: AssetKind): string {
  if (assets.length === 0) return texts.ifOrdered
  return assets.some(({ kind }) => kind === format) ? texts.soon : texts.notOrdered
}

function EmptyReview({ assets }: { assets: readonly ReviewAsset[] }) {
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptyText} />
      <SectionCard title={texts.otherFormats}>
        <ul className={style.formats}>
          {texts.formats.map((format, index) => (
            <Group component="li" key={format} gap={18} wrap="nowrap">
              <AssetShape kind={format} />
              <div>
                <b>{format}</b>
                <p>{texts.formatUses[index]}</p>
                <Note>{soonText(assets, format)}</Note>
              </div>
            </Group>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={texts.additional}>
        <p>{texts.additionalText}</p>
        <Note>{assets.some(({ kind }) => !isFormat(kind)) ? texts.soon : texts.ifOrdered}</Note>
      </SectionCard>
    </>
  )
}

type ReviewData = Outputs['dashboard']['deliverables']['list']

function useClientMutations() {
  const { client, dashboard } = trpc.useUtils()
  const calls = client.dashboard.deliverables
  const comment = trpc.dashboard.deliverables.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  return createCommentMutations(
    {
      comment: ({ internal: _, ...input }) => comment.mutateAsync(input),
      edit: calls.editComment.mutate,
      remove: calls.removeComment.mutate,
      resolve: calls.resolveComment.mutate,
      accept: calls.acceptComment.mutate,
    },
    () => dashboard.deliverables.invalidate(),
  )
}

type ReviewProps = { review: ReviewData; projectId: string }

const isOpen = ({ state }: ReviewVersion) => state === 'waiting' || state === 'changes-requested'

type RoomProps = ReviewProps & { fillsViewport?: boolean }

function ClientReview({ review, projectId, fillsViewport = true }: RoomProps) {
  const mutations = useClientMutations()
  const isPaidInFull = useOutstandingBalance(projectId)?.isPaidInFull ?? false
  const seen = trpc.dashboard.reviewGuests.markSeen.useMutation()
  const shown = useAsset(review)
  return (
    <AssetReview
      {...shown}
      viewer="client"
      projectId={projectId}
      mutations={mutations}
      canDownload={version => downloadBlockReason({ ...version, isPaidInFull }) === null}
      onVersionViewed={deliverableId => seen.mutate({ deliverableId })}
      fillsViewport={fillsViewport}
      approvalPanel={{
        label: decideTexts.open,
        quietLabel: decideTexts.openRequested,
        title: decideTexts.title,
        of: version =>
          isOpen(version) && (
            <DecisionCard
              key={version.id}
              version={version}
              rounds={review.rounds}
              projectId={projectId}
              stillOpen={otherPendingDeliverables(shown.assets, shown.asset)}
              isPaidInFull={isPaidInFull}
            />
          ),
      }}
    />
  )
}

/** Folds the review once all is approved; open if something else waits in it. */
function PreviousVersions({ review, projectId }: ReviewProps) {
  const [isShown, show] = useState(review.assets.some(({ state }) => state === 'waiting'))
  return (
    <details className={style.past} open={isShown} onToggle={event => show(event.currentTarget.open)}>
      <summary>{finishedTexts.room}</summary>
      {isShown && <ClientReview review={review} projectId={projectId} fillsViewport={false} />}
    </details>
  )
}

/** Returns the version of each asset that was approved last. */
const deliveredOf = (review: ReviewData): Delivered[] =>
  review.assets.flatMap(asset => {
    const version = versionsIn(review, asset).find(({ state }) => state === 'approved')
    return version ? [{ asset, version }] : []
  })

function DownloadsContent({ review, projectId }: ReviewProps) {
  if (review.items.length === 0) return <EmptyReview assets={review.assets} />
  const delivered = deliveredOf(review)
  const version = delivered[0]?.version ?? review.items[0]
  if (!version || !isFinished(review)) return <ClientReview review={review} projectId={projectId} />
  return (
    <>
      <FinishedCard version={version} delivered={delivered} projectId={projectId} />
      <PreviousVersions review={review} projectId={projectId} />
    </>
  )
}

/** Renders the client's screen of videos: watch, comment, decide, download. */
export function DownloadsScreen({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.deliverables.list.useQuery({ projectId })
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      wide
      compact
      actions={
        <>
          <GuestsButton projectId={projectId} viewer="client" />
          <PaymentPageLink
            projectId={projectId}
            className={buttonClass({ variant: 'outline' })}
            sign={<IconReceipt size={20} aria-hidden="true" />}
          />
        </>
      }
    >
      <QueryView query={query} skeletonHeights={[420, 120]} errorTitle={texts.load}>
        {review => <DownloadsContent review={review} projectId={projectId} />}
      </QueryView>
    </Screen>
  )
}
