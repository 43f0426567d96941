import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { WindowButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
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
  side: ViewerRole
  /** Where people with an account may attach files and name others. */
  projectId?: string
  acts: CommentMutations
  /** Whether a version's file may be taken away. */
  mayTake: (version: ReviewVersion) => boolean
  /** Hears which version is looked at. */
  onSeen?: (deliverableId: string) => void
  /** What stands above the comments: the client's decision, the team's state of affairs. */
  decision?: ApprovalPanel
  theatre: TheaterMode
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

function useReviewState({ versions, chosen, theatre }: WorkspaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [besideId, compare] = useState<string>()
  const [isWiped, wipe] = useState(false)
  const timeline = filmTimeline(chosen)
  const playback = usePlayback(timeline.frameRate)
  const write = () => {
    // The field has to be there before it can have the focus.
    flushSync(() => theatre.fold(false))
    field.current?.focus()
  }
  const beside = versions.find(({ id }) => id === besideId && id !== chosen.id)
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
    beside,
    compare,
    isWiped,
    wipe,
    marks,
    ...useChosenThread(chosen, playback),
    ...useDrawing(playback),
  }
}

type ReviewState = ReturnType<typeof useReviewState>
type PartProps = WorkspaceProps & { stage: ReviewState; mayWrite: boolean }

/** What is looked at, and what is to be known of it. */
function PlayerColumn({ versions, side, chosen, theatre, mayTake, decision, stage, mayWrite }: PartProps) {
  const { playback, beside, isWiped, board } = stage
  const isNarrow = useIsStackedLayout()
  return (
    <div className={style.film}>
      <FileCard opened={!chosen.isFilm} version={chosen} />
      {chosen.isFilm && (
        <ReviewPlayer
          version={chosen}
          beside={beside}
          isWiped={isWiped}
          onUnwipe={() => stage.wipe(false)}
          playback={playback}
          marks={stage.marks}
          onChooseMark={stage.chooseById}
          onComment={mayWrite ? stage.write : undefined}
          board={board}
          thread={stage.thread}
          isDrawing={stage.isDrawing}
          onDraw={mayWrite ? stage.toggleDrawing : undefined}
          theatre={theatre}
        />
      )}
      <div className={style.under}>
        <CompareBar
          opened={chosen.isFilm && versions.length > 1}
          versions={versions}
          chosen={chosen}
          beside={beside}
          onCompare={stage.compare}
          isWiped={isWiped}
          onWipe={stage.wipe}
          playback={playback}
        />
        <VersionFacts version={chosen} side={side} mayDownload={mayTake(chosen)} />
      </div>
      {!isNarrow && decision?.ofFile?.(chosen)}
    </div>
  )
}

/** All that was written, where to write, and what there is to decide. */
function CommentsColumn({ versions, side, acts, chosen, decision, theatre, stage, mayWrite }: PartProps) {
  const [newest, former] = versions.filter(({ state }) => state !== 'saved')
  const isNarrow = useIsStackedLayout()
  const toDecide = decision?.of(chosen)
  return (
    <div className={style.notes}>
      <div className={style.talk}>
        {!isNarrow && toDecide}
        {former && chosen.id === newest?.id && (
          <AnswersCard
            former={former}
            version={chosen}
            side={side}
            acts={acts}
            onGoTo={thread => stage.playback.goTo(thread)}
          />
        )}
        <Card title={texts.comments.title} className={roomStyle.comments}>
          <ClosedNotice version={chosen} />
          <CommentList
            version={chosen}
            side={side}
            acts={acts}
            chosenId={stage.thread?.id}
            onChoose={stage.chooseThread}
          />
        </Card>
      </div>
      {(mayWrite || (isNarrow && toDecide)) && (
        <div className={style.foot}>
          {mayWrite && (
            <CommentForm
              key={chosen.id}
              deliverableId={chosen.id}
              side={side}
              playback={stage.playback}
              timeline={chosen.isFilm ? stage.timeline : null}
              acts={acts}
              onlyInternal={!chosen.mayComment}
              field={stage.field}
              board={stage.board}
              onDraw={stage.beginDrawing}
            />
          )}
          <MobileActionBar
            opened={isNarrow}
            frame={theatre.frame}
            decision={toDecide ? decision : undefined}
            version={chosen}
          />
        </div>
      )}
    </div>
  )
}

/** The film with its line of words beside all that was written. */
function Workspace(props: WorkspaceProps) {
  const { side, chosen, theatre } = props
  const stage = useReviewState(props)
  const mayWrite = chosen.mayComment || side === 'team'
  const onEscape = () => (stage.board.read().isOpen ? stage.board.close() : theatre.toggle())
  return (
    <>
      <PlayerColumn {...props} stage={stage} mayWrite={mayWrite} />
      <CommentsColumn {...props} stage={stage} mayWrite={mayWrite} />
      <TheaterModeFocusTrap opened={theatre.isOn && chosen.isFilm} theatre={theatre} onEscape={onEscape} />
    </>
  )
}

/** A review as both sides see it; who may do what stands in what the server answers. */
function ReviewWorkspace(props: WorkspaceProps) {
  const { side, projectId, chosen, onSeen } = props
  const place = useMemo(() => (projectId && side !== 'guest' ? { side, projectId } : null), [side, projectId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each version that is shown
  useEffect(() => onSeen?.(chosen.id), [chosen.id])
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
  decision: ApprovalPanel | undefined
  version: ReviewVersion
}

type ButtonProps = { decision: ApprovalPanel; version: ReviewVersion }

/** What there is to decide, behind one button: where it would push the comments out of sight. */
function DecisionButton({ decision, version }: ButtonProps) {
  return (
    <WindowButton
      className={style.decide}
      aria-haspopup="dialog"
      window={state => (
        <LazyModal {...state} title={decision.title}>
          <div className={style.decision}>
            {decision.of(version)}
            {decision.ofFile?.(version)}
          </div>
        </LazyModal>
      )}
    >
      {decision.label}
    </WindowButton>
  )
}

/** What the foot of a room has on a phone: it stays above the keyboard, and holds the decision. */
function MobileActionBar({ opened, frame, decision, version }: ActionBarProps) {
  useKeyboardInset(frame)
  // Once it is decided the window has nothing more to say.
  return opened && decision ? (
    <DecisionButton key={`${version.id} ${version.state}`} decision={decision} version={version} />
  ) : null
}

/** Where film and comments do not fit side by side; the styles of a room turn at the same width. */
const STACKED_LAYOUT = '(max-width: 1080px)'

/** Whether a room shows its parts below each other. */
const useIsStackedLayout = () => useMediaQuery(STACKED_LAYOUT, undefined, { getInitialValueInEffect: false })

type Props = Omit<ComponentProps<typeof ReviewWorkspace>, 'chosen' | 'theatre'> & {
  assets: readonly ReviewAsset[]
  saved: ReadonlySet<string>
  asset: ReviewAsset | undefined
  onChoose: (id: string) => void
  /** Whether it is all of its screen, and so as high as the window lets it. */
  isWhole?: boolean
}

/** The chosen version; a newer one that arrives is taken up unless an older one was chosen by hand. */
function useChosenVersion(versions: ReviewVersion[]) {
  const [id, choose] = useState<string>()
  const chosen = versions.find(version => version.id === id) ?? versions[0]
  return { chosen, choose: (next: string) => choose(next === versions[0]?.id ? undefined : next) }
}

/** The review of one of the things that a project delivers, with the way to the others and to its versions. */
export function AssetReview({ assets, saved, asset, onChoose, isWhole = true, ...room }: Props) {
  const { side, versions } = room
  const { chosen, choose } = useChosenVersion(versions)
  const frame = useRef<HTMLDivElement>(null)
  const theatre = useTheaterMode(frame)
  const isTheatre = theatre.isOn && chosen?.isFilm === true
  return (
    <div
      ref={frame}
      className={chosen ? style.room : style.empty}
      data-workspace={(chosen && isWhole) || undefined}
      data-theatre={isTheatre || undefined}
      data-folded={(isTheatre && theatre.isFolded) || undefined}
    >
      <div className={style.bar}>
        <AssetSwitch
          opened={assets.length > 1}
          assets={assets}
          saved={saved}
          chosen={asset}
          side={side}
          onChoose={onChoose}
        />
        {chosen && <VersionSwitch versions={versions} chosen={chosen} side={side} onChoose={choose} />}
      </div>
      {chosen ? (
        <ReviewWorkspace key={asset?.id} {...room} chosen={chosen} theatre={theatre} />
      ) : (
        <AssetPlaceholder opened={assets.length > 1} asset={asset} side={side} />
      )}
    </div>
  )
}
