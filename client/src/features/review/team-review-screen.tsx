import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconFolders } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { type ExportFormat, exportFormats } from 'shared/deliverables/comments-export'
import type { Finding } from 'shared/deliverables/media'
import { hasDropFrame, isStartTimecode } from 'shared/deliverables/timecode'
import { filmTimeline, timecodeOfFilmFrame } from 'shared/deliverables/timeline'
import { fieldErrorTexts } from 'shared/errors/codes'
import { clockOf } from 'shared/formats/units'
import { reviewTexts } from 'shared/messages/it/review'
import { timecodeTexts as timecodes } from 'shared/messages/it/review-player'
import { teamTexts } from 'shared/messages/it/team'
import { exportTexts, mediaTexts } from 'shared/messages/it/team-review'
import { trpc } from '../../lib/trpc.ts'
import { DialogButton, QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { downloadText } from '../../ui/download.ts'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { CheckField, FormStack, TextField } from '../../ui/field.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { OFFLINE_MUTATION_OPTIONS } from './comment-draft.ts'
import { GuestsButton } from './guests/guests-button.tsx'
import { VersionBadge } from './option-switcher.tsx'
import { Recall, ReleaseCard, ReplaceButton } from './release-card.tsx'
import {
  createCommentMutations,
  publishFormId,
  type ReviewAsset,
  type ReviewVersion,
  type TeamReviewData,
  type TeamVersion,
  useAsset,
} from './review-model.ts'
import { AssetReview } from './review-workspace.tsx'
import workspace from './workspace.module.css'

const PublishForms = lazyComponent(() => import('./publish-form.tsx'))
const AssetsDialog = lazyComponent(() => import('./assets-dialog.tsx'))

const AssetsButton = (props: { assets: readonly ReviewAsset[]; projectId: string }) => (
  <DialogButton
    size="md"
    leftSection={<IconFolders size={20} aria-hidden="true" />}
    onPointerEnter={AssetsDialog.preload}
    dialog={modal => <AssetsDialog {...props} {...modal} />}
  >
    <span data-label>{reviewTexts.hub.assets}</span>
  </DialogButton>
)

function TimecodeForm({ version }: { version: ReviewVersion }) {
  const [isOpen, setOpen] = useState(false)
  const label = useId()
  const first = timecodeOfFilmFrame(0, filmTimeline(version))
  return (
    <Group gap="4px 12px">
      <p id={label}>
        {timecodes.first}{' '}
        <Text span fw={700} ff="monospace" className="tabular">
          {first}
        </Text>
        {version.correction && (
          <Text span c="dimmed">
            {' '}
            {timecodes.corrected}
          </Text>
        )}
      </p>
      {isOpen ? (
        <CorrectionForm version={version} onClose={() => setOpen(false)} />
      ) : (
        <QuietButton ml={-14} aria-describedby={label} onClick={() => setOpen(true)}>
          {timecodes.correct}
        </QuietButton>
      )}
    </Group>
  )
}

function CorrectionForm({ version, onClose }: { version: ReviewVersion; onClose: () => void }) {
  const timeline = filmTimeline(version)
  const [start, setStart] = useState(timecodeOfFilmFrame(0, timeline))
  const [isDropFrame, setDropFrame] = useState(timeline.isDropFrame)
  const [isWrong, setWrong] = useState(false)
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.correctTimecode.useMutation({
    onSuccess: () => team.deliverables.invalidate().then(onClose),
    onError: error => showErrorToast(error, { text: timecodes.failed }),
  })
  const deliverableId = version.id
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const startTimecode = start.trim()
    const isValid = isStartTimecode(startTimecode, timeline.frameRate, isDropFrame)
    setWrong(!isValid)
    if (isValid) call.mutate({ deliverableId, startTimecode, isDropFrame })
  }
  const takeBack = () => call.mutate({ deliverableId, startTimecode: null, isDropFrame: false })
  return (
    <FormStack gap={12} w="100%" onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={timecodes.label}
        name="startTimecode"
        autoComplete="off"
        value={start}
        error={isWrong && fieldErrorTexts.TIMECODE}
        onChange={event => setStart(event.currentTarget.value)}
      />
      {hasDropFrame(timeline.frameRate) && (
        <CheckField
          label={timecodes.dropFrame}
          checked={isDropFrame}
          onChange={event => setDropFrame(event.currentTarget.checked)}
        />
      )}
      <Group gap={8}>
        <Button type="submit" size="sm" loading={call.isPending}>
          {timecodes.save}
        </Button>
        {version.correction && <SmallButton onClick={takeBack}>{timecodes.takeBack}</SmallButton>}
        <QuietButton onClick={onClose}>{timecodes.cancel}</QuietButton>
      </Group>
    </FormStack>
  )
}

/** Exports comments for spreadsheets, editing programs or print, once its button is pressed. */
function ExportComments({ deliverableId }: { deliverableId: string }) {
  const { team } = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const [withInternal, setInternal] = useState(false)
  const run = async (format: ExportFormat) => {
    try {
      const input = { deliverableId, format, withInternal }
      const { fileName, content } = await team.deliverables.exportComments.fetch(input)
      downloadText(fileName, content)
    } catch (error) {
      showErrorToast(error, { text: exportTexts.failed })
    }
  }
  if (!isOpen)
    return (
      <QuietButton ml={-14} onClick={() => setOpen(true)}>
        {reviewTexts.comments.export}
      </QuietButton>
    )
  const sheet = `/documents/commenti.pdf?version=${deliverableId}${withInternal ? '&internal=1' : ''}`
  return (
    <Group component="fieldset" gap={8}>
      <Text component="legend" mb={4}>
        {reviewTexts.comments.export}
      </Text>
      {exportFormats.map(format => (
        <SmallButton key={format} onClick={() => void run(format)}>
          {exportTexts.formats[format]}
        </SmallButton>
      ))}
      <Button component="a" variant="default" size="sm" href={sheet} download>
        {exportTexts.sheet}
      </Button>
      <CheckField
        label={exportTexts.internal}
        checked={withInternal}
        onChange={event => setInternal(event.currentTarget.checked)}
      />
    </Group>
  )
}

type MediaProps = { id: string; media: NonNullable<TeamVersion['media']> }

const findingIt = ({ kind, fromSeconds, toSeconds }: Finding): string =>
  fromSeconds === undefined || toSeconds === undefined
    ? mediaTexts.findings[kind]
    : mediaTexts.stretch(mediaTexts.findings[kind], clockOf(fromSeconds), clockOf(toSeconds))

function FailedMedia({ id, media }: MediaProps) {
  const { team } = trpc.useUtils()
  const retry = trpc.team.deliverables.retryMedia.useMutation({
    onSuccess: () => team.deliverables.invalidate(),
    onError: error => showErrorToast(error, { text: mediaTexts.retryFailed }),
  })
  return (
    <Stack align="flex-start" gap={8} role="status">
      <p>{mediaTexts.failures[media.failure ?? 'OTHER']}</p>
      <SmallButton loading={retry.isPending} onClick={() => retry.mutate({ deliverableId: id })}>
        {mediaTexts.retry}
      </SmallButton>
    </Stack>
  )
}

function MediaReport({ id, media }: MediaProps) {
  const { state, percent, findings, loudness } = media
  const isWorking = state === 'waiting' || state === 'running'
  const progress = state === 'waiting' ? mediaTexts.waiting : mediaTexts.progress(percent)
  return (
    <Stack component="section" gap={8} aria-label={mediaTexts.title}>
      <Title order={3} size="h5">
        {mediaTexts.title}
      </Title>
      {isWorking && (
        <div>
          <Text className="tabular">{progress}</Text>
          <Progress value={percent} aria-label={progress} />
        </div>
      )}
      {state === 'failed' && <FailedMedia id={id} media={media} />}
      {state === 'done' && findings.length === 0 && <Text c="dimmed">{mediaTexts.nothingFound}</Text>}
      {state === 'done' && findings.length > 0 && (
        <ul>
          {findings.map(finding => (
            <li key={`${finding.kind} ${finding.fromSeconds ?? 0}`}>{findingIt(finding)}</li>
          ))}
        </ul>
      )}
      {state === 'done' && loudness && (
        <Text c="dimmed">{mediaTexts.loudness(loudness.integratedLufs, loudness.truePeakDb)}</Text>
      )}
    </Stack>
  )
}

const texts = reviewTexts.hub

function useTeamMutations() {
  const { client, team } = trpc.useUtils()
  const calls = client.team.deliverables
  const comment = trpc.team.deliverables.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  return createCommentMutations(
    {
      comment: comment.mutateAsync,
      edit: calls.editComment.mutate,
      remove: calls.removeComment.mutate,
      resolve: calls.resolveComment.mutate,
      decline: calls.declineComment.mutate,
      take: calls.takeComment.mutate,
      assign: calls.assignComment.mutate,
    },
    () => team.deliverables.invalidate(),
  )
}

function VersionFileCard({ version }: { version: TeamVersion | undefined }) {
  if (!version?.media && !version?.isFilm) return null
  const { id, media, isFilm } = version
  return (
    <SectionCard className={workspace.care}>
      {media && <MediaReport id={id} media={media} />}
      {isFilm && <TimecodeForm key={id} version={version} />}
      {isFilm && <ExportComments deliverableId={id} />}
    </SectionCard>
  )
}

/** `fetchedAt`: time of the fetch, by this browser's clock. */
type Props = { review: TeamReviewData; projectId: string; fetchedAt: number }

function TeamReview({ review, projectId, fetchedAt }: Props) {
  const mutations = useTeamMutations()
  const shown = useAsset(review)
  const [openId, setOpenId] = useState<string>()
  const itemOf = (version: ReviewVersion) => review.items.find(({ id }) => id === version.id)
  const panelOf = (version: ReviewVersion) => {
    const item = itemOf(version)
    const release = item && { version: item, review, projectId }
    const isSaved = version.state === 'saved'
    return (
      <>
        {release && isSaved && <ReleaseCard key={version.id} {...release} />}
        <SectionCard>
          <Stack gap={10}>
            <Group gap="2px 12px">
              <b>{reviewTexts.rounds.of(version.round, review.rounds)}</b>
              <VersionBadge version={version} viewer="team" />
            </Group>
            {item && item.recallMsLeft !== null && (
              <Recall key={item.id} version={item} endsAt={fetchedAt + item.recallMsLeft} />
            )}
            <Group gap={8}>
              <Button
                size="sm"
                aria-haspopup="dialog"
                onPointerEnter={PublishForms.preload}
                onClick={() => setOpenId(publishFormId(shown.asset))}
              >
                {texts.upload}
              </Button>
              {release?.version.mayReplace && !isSaved && <ReplaceButton key={version.id} {...release} />}
            </Group>
          </Stack>
        </SectionCard>
      </>
    )
  }
  const fileToolsOf = (version: ReviewVersion) => <VersionFileCard version={itemOf(version)} />
  return (
    <Stack gap={32} miw={0} mih={0}>
      <AssetReview
        canDownload={() => true}
        {...shown}
        viewer="team"
        projectId={projectId}
        mutations={mutations}
        approvalPanel={{ label: texts.manage, title: texts.manageTitle, of: panelOf, ofFile: fileToolsOf }}
      />
      <PublishForms
        review={review}
        projectId={projectId}
        asset={shown.asset}
        openId={openId}
        // A form that ends behind another one leaves that one open.
        onEnd={id => setOpenId(current => (current === id ? undefined : current))}
        opened={openId !== undefined || shown.versions.length === 0}
        {...(openId !== undefined && { onClose: () => setOpenId(undefined) })}
      />
    </Stack>
  )
}

export function TeamReviewScreen({ projectId }: { projectId: string }) {
  const query = trpc.team.deliverables.list.useQuery({ projectId })
  const project = trpc.team.projects.get.useQuery({ id: projectId })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  return (
    <Screen
      wide
      compact
      title={texts.title}
      actions={
        <>
          {query.data && <AssetsButton assets={query.data.assets} projectId={projectId} />}
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
