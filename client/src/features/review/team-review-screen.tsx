import { Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AssetsButton } from './assets-dialog.tsx'
import { createCommentMutations } from './comment-mutations.ts'
import { GuestsButton } from './guests/guests-dialog.tsx'
import { OFFLINE_MUTATION_OPTIONS } from './offline-comments.ts'
import { PublishButton, PublishForms, type Publishing, usePublishing } from './publish-form.tsx'
import { ReleaseCard } from './release-card.tsx'
import style from './review.module.css'
import type { ReviewVersion, TeamReviewData } from './review-model.ts'
import { AssetReview } from './review-workspace.tsx'
import { useAsset } from './use-asset.ts'
import { ExportComments, MediaReport, TimecodeForm } from './version-file-tools.tsx'
import { StateBadge } from './version-switch.tsx'
import workspace from './workspace.module.css'

const texts = reviewTexts.hub

const always = () => true

function useTeamMutations() {
  const { team } = trpc.useUtils()
  const comment = trpc.team.deliverables.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  const edit = trpc.team.deliverables.editComment.useMutation()
  const remove = trpc.team.deliverables.removeComment.useMutation()
  const resolve = trpc.team.deliverables.resolveComment.useMutation()
  const decline = trpc.team.deliverables.declineComment.useMutation()
  const take = trpc.team.deliverables.takeComment.useMutation()
  const assign = trpc.team.deliverables.assignComment.useMutation()
  return createCommentMutations({
    comment: comment.mutateAsync,
    edit: edit.mutateAsync,
    remove: remove.mutateAsync,
    resolve: resolve.mutateAsync,
    decline: decline.mutateAsync,
    take: take.mutateAsync,
    assign: assign.mutateAsync,
    refresh: () => team.deliverables.invalidate(),
  })
}

type VersionProps = { version: ReviewVersion; review: TeamReviewData }

const RoundCard = ({ version, review, publishing }: VersionProps & { publishing: Publishing }) => (
  <SectionCard>
    <Stack gap={16}>
      <Group gap="2px 12px">
        <b>{reviewTexts.rounds.of(version.round, review.rounds)}</b>
        <StateBadge version={version} viewer="team" />
      </Group>
      <PublishButton publishing={publishing} />
    </Stack>
  </SectionCard>
)

/** Preview state, start timecode and comment export of a version's file. */
function VersionFileCard({ version, review }: VersionProps) {
  const media = review.items.find(({ id }) => id === version.id)?.media ?? null
  if (!media && !version.isFilm) return null
  return (
    <SectionCard className={workspace.care}>
      {media && <MediaReport id={version.id} media={media} />}
      {version.isFilm && <TimecodeForm key={version.id} version={version} />}
      {version.isFilm && <ExportComments deliverableId={version.id} />}
    </SectionCard>
  )
}

type ReleaseProps = VersionProps & { projectId: string; fetchedAt: number }

/** Release actions; nothing for most versions. */
function ReleaseSection({ version, review, ...around }: ReleaseProps) {
  const item = review.items.find(({ id }) => id === version.id)
  const isThere = item !== undefined && (item.mayReplace || item.recallMsLeft !== null)
  return isThere && <ReleaseCard key={item.id} version={item} review={review} {...around} />
}

function TeamReview({ review, projectId, fetchedAt }: Omit<ReleaseProps, 'version'>) {
  const mutations = useTeamMutations()
  const shown = useAsset(review)
  const publishing = usePublishing(review, shown.asset)
  return (
    <div className={style.inside}>
      <AssetReview
        canDownload={always}
        {...shown}
        viewer="team"
        projectId={projectId}
        mutations={mutations}
        approvalPanel={{
          label: texts.manage,
          title: texts.manageTitle,
          of: version => (
            <>
              <ReleaseSection version={version} review={review} projectId={projectId} fetchedAt={fetchedAt} />
              <RoundCard version={version} review={review} publishing={publishing} />
            </>
          ),
          ofFile: version => <VersionFileCard version={version} review={review} />,
        }}
      />
      <PublishForms review={review} projectId={projectId} publishing={publishing} />
    </div>
  )
}

/** The team's review screen. */
export function TeamReviewScreen({ projectId }: { projectId: string }) {
  const query = trpc.team.deliverables.list.useQuery({ projectId })
  const project = trpc.team.projects.get.useQuery({ id: projectId })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  const back = (
    <>
      <GuestsButton projectId={projectId} viewer="team" />
      <LinkButton
        variant="default"
        to="/team/project/$projectId"
        params={{ projectId }}
        leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
      >
        <span data-label>{project.data?.title ?? teamTexts.project.back}</span>
      </LinkButton>
    </>
  )
  return (
    <Screen
      wide
      compact
      title={texts.title}
      actions={
        <>
          {query.data && <AssetsButton assets={query.data.assets} projectId={projectId} />}
          {back}
        </>
      }
    >
      <QueryView
        query={query}
        skeletonHeights={[420, 200]}
        errorTitle={missing ? teamTexts.project.missing : texts.load}
      >
        {review => <TeamReview review={review} projectId={projectId} fetchedAt={query.dataUpdatedAt} />}
      </QueryView>
    </Screen>
  )
}
