import { Group, SegmentedControl, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts as texts } from 'shared/messages/it/review'
import { wipeTexts } from 'shared/messages/it/review-player'
import { DialogButton, QuietButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { CommentForm } from './comment-form.tsx'
import { AnswersCard, CommentList } from './comment-list.tsx'
import { FileCard } from './file-card.tsx'
import {
  AssetBadge,
  AssetPlaceholder,
  OptionSwitcher,
  VersionBadge,
  VersionThumbnail,
} from './option-switcher.tsx'
import { usePlaybackPart } from './playback.ts'
import style from './review.module.css'
import {
  type ApprovalPanel,
  type CommentMutations,
  ReviewContext,
  type ReviewVersion,
  type useAsset,
  type ViewerRole,
} from './review-model.ts'
import { ReviewPlayer } from './review-player.tsx'
import { type ReviewState, useReviewState } from './review-state.ts'
import { type TheaterMode, TheaterModeFocusTrap, useTheaterMode } from './theater-mode.tsx'
import { VersionFacts } from './version-facts.tsx'
import workspace from './workspace.module.css'

const modes = (['pair', 'wipe'] as const).map(value => ({ value, label: wipeTexts.modes[value] }))

type CompareProps = { versions: ReviewVersion[]; version: ReviewVersion; reviewState: ReviewState }

/** Chooses the version to compare with, side by side or by wipe, and which one is heard. */
function CompareBar({ versions, version, reviewState }: CompareProps) {
  const { playback, compareVersion, compare, isWipeCompare, setWipeCompare } = reviewState
  const isOtherHeard = usePlaybackPart(playback, state => state.isOtherHeard)
  const others = versions.filter(({ id, isFilm }) => id !== version.id && isFilm)
  if (others.length === 0) return null
  if (!compareVersion)
    return (
      <QuietButton mr={-14} onClick={() => compare(others[0]?.id)}>
        {texts.versions.compare}
      </QuietButton>
    )
  return (
    <Group align="end" gap={12}>
      <SelectField
        label={texts.versions.compareWith}
        data={others.map(({ id, versionName }) => ({ value: id, label: versionName }))}
        value={compareVersion.id}
        onChange={id => compare(id ?? undefined)}
      />
      <SegmentedControl
        aria-label={wipeTexts.how}
        data={modes}
        value={isWipeCompare ? 'wipe' : 'pair'}
        onChange={mode => setWipeCompare(mode === 'wipe')}
      />
      <SegmentedControl
        aria-label={wipeTexts.sound}
        data={[version, compareVersion].map(({ id, versionName }) => ({
          value: id,
          label: wipeTexts.soundOf(versionName),
        }))}
        value={isOtherHeard ? compareVersion.id : version.id}
        onChange={id => playback.hearOther(id === compareVersion.id)}
      />
      <QuietButton onClick={() => compare(undefined)}>{texts.versions.stopComparing}</QuietButton>
    </Group>
  )
}

/** The stylesheets of the review use the same width. */
const STACKED_LAYOUT = '(max-width: 1080px)'

const useIsStackedLayout = () => useMediaQuery(STACKED_LAYOUT, undefined, { getInitialValueInEffect: false })

type WorkspaceProps = {
  versions: ReviewVersion[]
  canDownload: (version: ReviewVersion) => boolean
  /** Called with the version id whenever another version is shown. */
  onVersionViewed?: (deliverableId: string) => void
  approvalPanel?: ApprovalPanel
}

type ChosenProps = WorkspaceProps & { version: ReviewVersion; viewer: ViewerRole; theater: TheaterMode }
type ColumnProps = ChosenProps & { reviewState: ReviewState }

function PlayerColumn({ versions, version, canDownload, approvalPanel, reviewState }: ColumnProps) {
  const isStacked = useIsStackedLayout()
  return (
    <div className={workspace.film}>
      {version.isFilm ? (
        <ReviewPlayer version={version} reviewState={reviewState} />
      ) : (
        <FileCard version={version} />
      )}
      <div className={workspace.belowPlayer}>
        {version.isFilm && <CompareBar versions={versions} version={version} reviewState={reviewState} />}
        <VersionFacts version={version} canDownload={canDownload(version)} />
      </div>
      {!isStacked && approvalPanel?.ofFile?.(version)}
    </div>
  )
}

function CommentsColumn({ versions, version, approvalPanel, theater, reviewState }: ColumnProps) {
  const [newest, previousVersion] = versions.filter(({ state }) => state !== 'saved')
  const isStacked = useIsStackedLayout()
  useKeyboardInset(theater.frame)
  const panel = approvalPanel?.of(version)
  const { state } = version
  return (
    <div className={workspace.notes}>
      <div className={workspace.commentsScroll}>
        {!isStacked && panel}
        {previousVersion && version.id === newest?.id && (
          <AnswersCard
            previousVersion={previousVersion}
            version={version}
            onGoTo={thread => reviewState.playback.goTo(thread)}
          />
        )}
        <SectionCard className={style.comments}>
          {(state === 'approved' || state === 'superseded') && (
            <Text p="10px 14px" bg="var(--surface-2)" bdrs="var(--radius-s)">
              {texts.versions.closed[state]}
            </Text>
          )}
          <CommentList
            version={version}
            chosenId={reviewState.thread?.id}
            onChoose={reviewState.chooseThread}
          />
        </SectionCard>
      </div>
      {(reviewState.canWrite || (isStacked && panel)) && (
        <div className={workspace.composerBar}>
          {reviewState.canWrite && (
            <CommentForm key={version.id} version={version} versions={versions} reviewState={reviewState} />
          )}
          {isStacked && approvalPanel && panel && (
            // The modal closes once the version is decided.
            <DecisionButton key={`${version.id} ${state}`} approvalPanel={approvalPanel} version={version} />
          )}
        </div>
      )}
    </div>
  )
}

type DecisionProps = { approvalPanel: ApprovalPanel; version: ReviewVersion }

/** Opens the approval panel in a modal, where it would push the comments out of sight. */
function DecisionButton({ approvalPanel, version }: DecisionProps) {
  const quietLabel = version.state === 'changes-requested' && approvalPanel.quietLabel
  return (
    <DialogButton
      className={workspace.decide}
      maw="40%"
      p="2px 16px"
      // Two lines leave more of a phone to the comment's field.
      styles={{ label: { whiteSpace: 'normal', lineHeight: 1.2 } }}
      size="md"
      variant={quietLabel ? 'default' : 'filled'}
      aria-haspopup="dialog"
      dialog={modal => (
        <AppModal {...modal} title={approvalPanel.title}>
          <div className={workspace.approvalDialog}>
            {approvalPanel.of(version)}
            {approvalPanel.ofFile?.(version)}
          </div>
        </AppModal>
      )}
    >
      {quietLabel || approvalPanel.label}
    </DialogButton>
  )
}

function Workspace(props: ChosenProps) {
  const { versions, version, viewer, theater, onVersionViewed } = props
  const reviewState = useReviewState(versions, version, viewer, theater)
  const { board } = reviewState
  const onEscape = () => (board.read().isOpen ? board.close() : theater.toggle())
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each version that is shown
  useEffect(() => onVersionViewed?.(version.id), [version.id])
  return (
    <>
      <PlayerColumn {...props} reviewState={reviewState} />
      <CommentsColumn {...props} reviewState={reviewState} />
      {theater.isOn && version.isFilm && <TheaterModeFocusTrap theater={theater} onEscape={onEscape} />}
    </>
  )
}

type Props = WorkspaceProps &
  Omit<ReturnType<typeof useAsset>, 'versions'> & {
    viewer: ViewerRole
    /** Undefined for guests, who cannot attach files or mention people. */
    projectId?: string
    mutations: CommentMutations
    fillsViewport?: boolean
  }

/** Renders the review of a project's asset for client, team or guest, with switches for asset and version. */
export function AssetReview({ assets, saved, asset, onChoose, fillsViewport = true, ...props }: Props) {
  const { viewer, projectId, mutations, versions } = props
  // A newer version replaces the chosen one unless an older one was chosen by hand.
  const [versionId, choose] = useState<string>()
  const version = versions.find(({ id }) => id === versionId) ?? versions[0]
  const frame = useRef<HTMLDivElement>(null)
  const theater = useTheaterMode(frame)
  const isTheater = theater.isOn && version?.isFilm === true
  return (
    <ReviewContext value={{ viewer, projectId, mutations }}>
      <div
        ref={frame}
        className={version ? workspace.workspace : workspace.empty}
        data-workspace={(version && fillsViewport) || undefined}
        data-theater={isTheater || undefined}
        data-comments-hidden={(isTheater && theater.areCommentsHidden) || undefined}
      >
        <div className={workspace.bar}>
          {assets.length > 1 && (
            <OptionSwitcher
              label={assetRoomTexts.choose}
              options={assets.map(item => ({
                id: item.id,
                name: assetLabel(item),
                badge: <AssetBadge asset={item} isSaved={saved.has(item.id)} viewer={viewer} />,
              }))}
              chosenId={asset?.id}
              onChange={onChoose}
            />
          )}
          {version && (
            <OptionSwitcher
              label={texts.versions.choose}
              options={versions.map(item => ({
                id: item.id,
                name: item.versionName,
                badge: <VersionBadge version={item} viewer={viewer} />,
                picture: <VersionThumbnail version={item} />,
              }))}
              chosenId={version.id}
              onChange={id => choose(id === versions[0]?.id ? undefined : id)}
            />
          )}
        </div>
        {version ? (
          <Workspace key={asset?.id} {...props} version={version} theater={theater} />
        ) : (
          asset && assets.length > 1 && <AssetPlaceholder asset={asset} viewer={viewer} />
        )}
      </div>
    </ReviewContext>
  )
}
