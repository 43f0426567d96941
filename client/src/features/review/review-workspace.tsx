import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { AppModal } from '../../ui/app-modal.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { AnswersCard } from './answers-card.tsx'
import { AssetPlaceholder } from './asset-placeholder.tsx'
import { AssetSwitch } from './asset-switch.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { CompareBar } from './compare-bar.tsx'
import { useDrawing } from './drawing-board.ts'
import { FileCard } from './file-card.tsx'
import { type Playback, usePlayback } from './playback.ts'
import reviewStyle from './review.module.css'
import {
  type ApprovalPanel,
  type CommentMutations,
  ReviewContext,
  type ReviewThread,
  type ReviewVersion,
  type ViewerRole,
} from './review-model.ts'
import { ReviewPlayer } from './review-player.tsx'
import { type TheaterMode, TheaterModeFocusTrap, useTheaterMode } from './theater-mode.tsx'
import type { ReviewAsset } from './use-asset.ts'
import { VersionFacts } from './version-facts.tsx'
import { VersionSwitch } from './version-switch.tsx'
import style from './workspace.module.css'

const texts = reviewTexts

type WorkspaceProps = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  viewer: ViewerRole
  /** Undefined for guests, who cannot attach files or mention people. */
  projectId?: string
  mutations: CommentMutations
  /** Returns true if the file of a version can be downloaded. */
  canDownload: (version: ReviewVersion) => boolean
  /** Called with the version id whenever another version is shown. */
  onVersionViewed?: (deliverableId: string) => void
  approvalPanel?: ApprovalPanel
  theater: TheaterMode
}

function ClosedNotice({ version }: { version: ReviewVersion }) {
  const { state } = version
  if (state !== 'approved' && state !== 'superseded') return null
  return <p className={reviewStyle.closed}>{texts.versions.closed[state]}</p>
}

/** Holds the chosen thread. Choosing one seeks the film to it. */
function useChosenThread({ comments }: ReviewVersion, playback: Playback) {
  const [threadId, setThread] = useState<string>()
  const choose = (thread: ReviewThread) => {
    setThread(thread.id)
    playback.goTo(thread)
  }
  const chooseById = (id: string) => {
    const thread = comments.find(one => one.id === id)
    if (thread) choose(thread)
  }
  return { thread: comments.find(({ id }) => id === threadId), chooseThread: choose, chooseById }
}

function useReviewState({ versions, chosen, theater }: WorkspaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [compareId, compare] = useState<string>()
  const [isWipeCompare, setWipeCompare] = useState(false)
  const timeline = filmTimeline(chosen)
  const playback = usePlayback(timeline.frameRate)
  const write = () => {
    // The field must be rendered before it can be focused.
    flushSync(() => theater.fold(false))
    field.current?.focus()
  }
  const compareVersion = versions.find(({ id }) => id === compareId && id !== chosen.id)
  const marks = chosen.comments.map(({ id, atMs, untilMs, state, authorName, text }) => ({
    id,
    atMs,
    untilMs,
    isResolved: state !== 'open',
    label: `${authorName}: ${text}`,
  }))
  return {
    field,
    write,
    playback,
    timeline,
    compareVersion,
    compare,
    isWipeCompare,
    setWipeCompare,
    marks,
    ...useChosenThread(chosen, playback),
    ...useDrawing(playback),
  }
}

type ReviewState = ReturnType<typeof useReviewState>
type PartProps = WorkspaceProps & { reviewState: ReviewState; canWrite: boolean }

/** The player or file preview, with the facts of the version. */
function PlayerColumn({
  versions,
  viewer,
  chosen,
  theater,
  canDownload,
  approvalPanel,
  reviewState,
  canWrite,
}: PartProps) {
  const { playback, compareVersion, isWipeCompare, board } = reviewState
  const isStacked = useIsStackedLayout()
  return (
    <div className={style.film}>
      {!chosen.isFilm && <FileCard version={chosen} />}
      {chosen.isFilm && (
        <ReviewPlayer
          version={chosen}
          compareVersion={compareVersion}
          isWipeCompare={isWipeCompare}
          onWipeFailed={() => reviewState.setWipeCompare(false)}
          playback={playback}
          marks={reviewState.marks}
          onChooseMark={reviewState.chooseById}
          onComment={canWrite ? reviewState.write : undefined}
          board={board}
          thread={reviewState.thread}
          isDrawing={reviewState.isDrawing}
          onDraw={canWrite ? reviewState.toggleDrawing : undefined}
          theater={theater}
        />
      )}
      <div className={style.belowPlayer}>
        {chosen.isFilm && (
          <CompareBar
            versions={versions}
            chosen={chosen}
            compareVersion={compareVersion}
            onCompare={reviewState.compare}
            isWipeCompare={isWipeCompare}
            onWipeCompareChange={reviewState.setWipeCompare}
            playback={playback}
          />
        )}
        <VersionFacts version={chosen} viewer={viewer} mayDownload={canDownload(chosen)} />
      </div>
      {!isStacked && approvalPanel?.ofFile?.(chosen)}
    </div>
  )
}

/** The approval panel, the comments and the composer. */
function CommentsColumn({
  versions,
  viewer,
  mutations,
  chosen,
  approvalPanel,
  theater,
  reviewState,
  canWrite,
}: PartProps) {
  const [newest, previousVersion] = versions.filter(({ state }) => state !== 'saved')
  const isStacked = useIsStackedLayout()
  const panel = approvalPanel?.of(chosen)
  return (
    <div className={style.notes}>
      <div className={style.commentsScroll}>
        {!isStacked && panel}
        {previousVersion && chosen.id === newest?.id && (
          <AnswersCard
            previousVersion={previousVersion}
            version={chosen}
            viewer={viewer}
            mutations={mutations}
            onGoTo={thread => reviewState.playback.goTo(thread)}
          />
        )}
        <SectionCard title={texts.comments.title} className={reviewStyle.comments}>
          <ClosedNotice version={chosen} />
          <CommentList
            version={chosen}
            viewer={viewer}
            mutations={mutations}
            chosenId={reviewState.thread?.id}
            onChoose={reviewState.chooseThread}
          />
        </SectionCard>
      </div>
      {(canWrite || (isStacked && panel)) && (
        <div className={style.composerBar}>
          {canWrite && (
            <CommentForm
              key={chosen.id}
              deliverableId={chosen.id}
              viewer={viewer}
              playback={reviewState.playback}
              timeline={chosen.isFilm ? reviewState.timeline : null}
              mutations={mutations}
              onlyInternal={!chosen.mayComment}
              field={reviewState.field}
              board={reviewState.board}
              onDraw={reviewState.beginDrawing}
            />
          )}
          <MobileActionBar
            opened={isStacked}
            frame={theater.frame}
            approvalPanel={panel ? approvalPanel : undefined}
            version={chosen}
          />
        </div>
      )}
    </div>
  )
}

function Workspace(props: WorkspaceProps) {
  const { viewer, chosen, theater } = props
  const reviewState = useReviewState(props)
  const canWrite = chosen.mayComment || viewer === 'team'
  const onEscape = () => (reviewState.board.read().isOpen ? reviewState.board.close() : theater.toggle())
  return (
    <>
      <PlayerColumn {...props} reviewState={reviewState} canWrite={canWrite} />
      <CommentsColumn {...props} reviewState={reviewState} canWrite={canWrite} />
      <TheaterModeFocusTrap opened={theater.isOn && chosen.isFilm} theater={theater} onEscape={onEscape} />
    </>
  )
}

/** A review for clients, team and guests. Permissions come with the data. */
function ReviewWorkspace(props: WorkspaceProps) {
  const { viewer, projectId, chosen, onVersionViewed } = props
  const place = useMemo(
    () => (projectId && viewer !== 'guest' ? { viewer, projectId } : null),
    [viewer, projectId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each version that is shown
  useEffect(() => onVersionViewed?.(chosen.id), [chosen.id])
  return (
    <ReviewContext value={place}>
      <Workspace {...props} />
    </ReviewContext>
  )
}

type ActionBarProps = {
  opened: boolean
  frame: RefObject<HTMLElement | null>
  /** Undefined if there is nothing to decide. */
  approvalPanel: ApprovalPanel | undefined
  version: ReviewVersion
}

type ButtonProps = { approvalPanel: ApprovalPanel; version: ReviewVersion }

/** Opens the approval panel in a modal, where it would push the comments out of sight. */
function DecisionButton({ approvalPanel, version }: ButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button className={style.decide} aria-haspopup="dialog" onClick={open}>
        {approvalPanel.label}
      </Button>
      <AppModal opened={opened} onClose={close} title={approvalPanel.title}>
        <div className={style.approvalDialog}>
          {approvalPanel.of(version)}
          {approvalPanel.ofFile?.(version)}
        </div>
      </AppModal>
    </>
  )
}

/** Keeps the composer above the phone's keyboard, and offers the approval panel. */
function MobileActionBar({ opened, frame, approvalPanel, version }: ActionBarProps) {
  useKeyboardInset(frame)
  // The modal closes once the version is decided.
  return opened && approvalPanel ? (
    <DecisionButton key={`${version.id} ${version.state}`} approvalPanel={approvalPanel} version={version} />
  ) : null
}

/** The stylesheets of the review use the same width. */
const STACKED_LAYOUT = '(max-width: 1080px)'

/** Returns true if player and comments are stacked. */
const useIsStackedLayout = () => useMediaQuery(STACKED_LAYOUT, undefined, { getInitialValueInEffect: false })

type Props = Omit<ComponentProps<typeof ReviewWorkspace>, 'chosen' | 'theater'> & {
  assets: readonly ReviewAsset[]
  saved: ReadonlySet<string>
  asset: ReviewAsset | undefined
  onChoose: (id: string) => void
  /** True if it fills the viewport's height. */
  fillsViewport?: boolean
}

/** Holds the chosen version. A newer one replaces it unless an older one was chosen by hand. */
function useChosenVersion(versions: ReviewVersion[]) {
  const [id, choose] = useState<string>()
  const chosen = versions.find(version => version.id === id) ?? versions[0]
  return { chosen, choose: (next: string) => choose(next === versions[0]?.id ? undefined : next) }
}

/** The review of a project's asset, with switches for asset and version. */
export function AssetReview({ assets, saved, asset, onChoose, fillsViewport = true, ...review }: Props) {
  const { viewer, versions } = review
  const { chosen, choose } = useChosenVersion(versions)
  const frame = useRef<HTMLDivElement>(null)
  const theater = useTheaterMode(frame)
  const isTheater = theater.isOn && chosen?.isFilm === true
  return (
    <div
      ref={frame}
      className={chosen ? style.workspace : style.empty}
      data-workspace={(chosen && fillsViewport) || undefined}
      data-theater={isTheater || undefined}
      data-comments-hidden={(isTheater && theater.areCommentsHidden) || undefined}
    >
      <div className={style.bar}>
        {assets.length > 1 && (
          <AssetSwitch assets={assets} saved={saved} chosen={asset} viewer={viewer} onChoose={onChoose} />
        )}
        {chosen && <VersionSwitch versions={versions} chosen={chosen} viewer={viewer} onChoose={choose} />}
      </div>
      {chosen ? (
        <ReviewWorkspace key={asset?.id} {...review} chosen={chosen} theater={theater} />
      ) : (
        asset && assets.length > 1 && <AssetPlaceholder asset={asset} viewer={viewer} />
      )}
    </div>
  )
}
