import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { type AssetKind, isFormat } from 'shared/deliverables/asset'
import { heldBackBy } from 'shared/deliverables/download-permission'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { decideTexts, finishedTexts } from 'shared/messages/it/review-decision'
import { PaymentPageLink, useOutstandingBalance } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AssetShape } from './asset-placeholder.tsx'
import assetStyle from './assets.module.css'
import { createCommentMutations } from './comment-mutations.ts'
import { DecisionCard } from './decision-card.tsx'
import { type Delivered, FinishedCard } from './finished-card.tsx'
import { GuestsButton } from './guests/guests-dialog.tsx'
import { OFFLINE_MUTATION_OPTIONS } from './offline-comments.ts'
import style from './review.module.css'
import { type ReviewVersion, versionsOf } from './review-model.ts'
import { AssetReview } from './review-workspace.tsx'
import { isFinished, otherPendingDeliverables, type ReviewAsset, useAsset, versionsIn } from './use-asset.ts'

const texts = orderTexts.downloads

/** Returns when a format is delivered. `assets` is empty until the first payment. */
function soonText(assets: readonly ReviewAsset[], format: AssetKind): string {
  if (assets.length === 0) return texts.ifOrdered
  return assets.some(({ kind }) => kind === format) ? texts.soon : texts.notOrdered
}

/** Shows what will be delivered before the first version is published. */
function EmptyReview({ assets }: { assets: readonly ReviewAsset[] }) {
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptyText} />
      <SectionCard title={texts.otherFormats}>
        <ul className={assetStyle.formats}>
          {texts.formats.map((format, index) => (
            <li key={format} className={assetStyle.format}>
              <AssetShape kind={format} />
              <div>
                <b>{format}</b>
                <p>{texts.formatUses[index]}</p>
                <Text size="sm" c="dimmed">
                  {soonText(assets, format)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={texts.additional}>
        <p>{texts.additionalText}</p>
        <Text size="sm" c="dimmed">
          {assets.some(({ kind }) => !isFormat(kind)) ? texts.soon : texts.ifOrdered}
        </Text>
      </SectionCard>
    </>
  )
}

type ReviewData = Outputs['dashboard']['deliverables']['list']

function useClientMutations() {
  const { dashboard } = trpc.useUtils()
  const comment = trpc.dashboard.deliverables.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  const edit = trpc.dashboard.deliverables.editComment.useMutation()
  const remove = trpc.dashboard.deliverables.removeComment.useMutation()
  const resolve = trpc.dashboard.deliverables.resolveComment.useMutation()
  const accept = trpc.dashboard.deliverables.acceptComment.useMutation()
  return createCommentMutations({
    comment: ({ internal: _, ...input }) => comment.mutateAsync(input),
    edit: edit.mutateAsync,
    remove: remove.mutateAsync,
    resolve: resolve.mutateAsync,
    accept: accept.mutateAsync,
    refresh: () => dashboard.deliverables.invalidate(),
  })
}

type ReviewProps = { review: ReviewData; projectId: string }

/** Returns true if a version waits for a decision. */
const isOpen = ({ state }: ReviewVersion) => state === 'waiting' || state === 'changes-requested'

function ClientReview({
  review,
  projectId,
  fillsViewport = true,
}: ReviewProps & { fillsViewport?: boolean }) {
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
      canDownload={version => heldBackBy({ ...version, isPaidInFull }) === null}
      onVersionViewed={deliverableId => seen.mutate({ deliverableId })}
      fillsViewport={fillsViewport}
      approvalPanel={{
        label: decideTexts.open,
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
  const version = delivered[0]?.version ?? versionsOf(review)[0]
  if (!version || !isFinished(review)) return <ClientReview review={review} projectId={projectId} />
  return (
    <>
      <FinishedCard version={version} delivered={delivered} projectId={projectId} />
      <PreviousVersions review={review} projectId={projectId} />
    </>
  )
}

/** The client's screen of videos: watch, comment, decide, download. */
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
