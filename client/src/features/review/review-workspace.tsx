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
import {
  type ApprovalPanel,
  type CommentMutations,
  ReviewContext,
  type ReviewThread,
  type ReviewVersion,
  type ViewerRole,
} from './review-model.ts'
import { ReviewPlayer } from './review-player.tsx'
import roomStyle from './room.module.css'
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
  /** Where people with an account may attach files and name others. */
  projectId?: string
  mutations: CommentMutations
  /** Whether a version's file may be taken away. */
  canDownload: (version: ReviewVersion) => boolean
  /** Hears which version is looked at. */
  onVersionViewed?: (deliverableId: string) => void
  /** What stands above the comments: the client's decision, the team's state of affairs. */
  approvalPanel?: ApprovalPanel
  theater: TheaterMode
}

function ClosedNotice({ version }: { version: ReviewVersion }) {
  const { state } = version
  if (state !== 'approved' && state !== 'superseded') return null
  return <p className={roomStyle.closed}>{texts.versions.closed[state]}</p>
}

/** The thread that is looked at: the film stands where it is about. */
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
    // The field has to be there before it can have the focus.
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

/** What is looked at, and what is to be known of it. */
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
      <FileCard opened={!chosen.isFilm} version={chosen} />
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
      <div className={style.under}>
        <CompareBar
          opened={chosen.isFilm && versions.length > 1}
          versions={versions}
          chosen={chosen}
          compareVersion={compareVersion}
          onCompare={reviewState.compare}
          isWipeCompare={isWipeCompare}
          onWipeCompareChange={reviewState.setWipeCompare}
          playback={playback}
        />
        <VersionFacts version={chosen} viewer={viewer} mayDownload={canDownload(chosen)} />
      </div>
      {!isStacked && approvalPanel?.ofFile?.(chosen)}
    </div>
  )
}

/** All that was written, where to write, and what there is to decide. */
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
      <div className={style.talk}>
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
        <SectionCard title={texts.comments.title} className={roomStyle.comments}>
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
        <div className={style.foot}>
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

/** The film with its line of words beside all that was written. */
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

/** A review as both sides see it; who may do what stands in what the server answers. */
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
  /** None, where there is nothing to decide. */
  approvalPanel: ApprovalPanel | undefined
  version: ReviewVersion
}

type ButtonProps = { approvalPanel: ApprovalPanel; version: ReviewVersion }

/** What there is to decide, behind one button: where it would push the comments out of sight. */
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

/** What the foot of a room has on a phone: it stays above the keyboard, and holds the decision. */
function MobileActionBar({ opened, frame, approvalPanel, version }: ActionBarProps) {
  useKeyboardInset(frame)
  // Once it is decided the window has nothing more to say.
  return opened && approvalPanel ? (
    <DecisionButton key={`${version.id} ${version.state}`} approvalPanel={approvalPanel} version={version} />
  ) : null
}

/** Where film and comments do not fit side by side; the styles of a room turn at the same width. */
const STACKED_LAYOUT = '(max-width: 1080px)'

/** Whether a room shows its parts below each other. */
const useIsStackedLayout = () => useMediaQuery(STACKED_LAYOUT, undefined, { getInitialValueInEffect: false })

type Props = Omit<ComponentProps<typeof ReviewWorkspace>, 'chosen' | 'theater'> & {
  assets: readonly ReviewAsset[]
  saved: ReadonlySet<string>
  asset: ReviewAsset | undefined
  onChoose: (id: string) => void
  /** Whether it is all of its screen, and so as high as the window lets it. */
  fillsViewport?: boolean
}

/** The chosen version; a newer one that arrives is taken up unless an older one was chosen by hand. */
function useChosenVersion(versions: ReviewVersion[]) {
  const [id, choose] = useState<string>()
  const chosen = versions.find(version => version.id === id) ?? versions[0]
  return { chosen, choose: (next: string) => choose(next === versions[0]?.id ? undefined : next) }
}

/** The review of one of the things that a project delivers, with the way to the others and to its versions. */
export function AssetReview({ assets, saved, asset, onChoose, fillsViewport = true, ...room }: Props) {
  const { viewer, versions } = room
  const { chosen, choose } = useChosenVersion(versions)
  const frame = useRef<HTMLDivElement>(null)
  const theater = useTheaterMode(frame)
  const isTheater = theater.isOn && chosen?.isFilm === true
  return (
    <div
      ref={frame}
      className={chosen ? style.room : style.empty}
      data-workspace={(chosen && fillsViewport) || undefined}
      data-theater={isTheater || undefined}
      data-comments-hidden={(isTheater && theater.areCommentsHidden) || undefined}
    >
      <div className={style.bar}>
        <AssetSwitch
          opened={assets.length > 1}
          assets={assets}
          saved={saved}
          chosen={asset}
          viewer={viewer}
          onChoose={onChoose}
        />
        {chosen && <VersionSwitch versions={versions} chosen={chosen} viewer={viewer} onChoose={choose} />}
      </div>
      {chosen ? (
        <ReviewWorkspace key={asset?.id} {...room} chosen={chosen} theater={theater} />
      ) : (
        <AssetPlaceholder opened={assets.length > 1} asset={asset} viewer={viewer} />
      )}
    </div>
  )
}
