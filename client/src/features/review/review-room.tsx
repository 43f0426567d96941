import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Card } from '../../ui/card.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { FileCard } from './lazy-asset-components.ts'
import type { Playback } from './playback.ts'
import { ReviewPlayer } from './review-player.tsx'
import type { Decision, ReviewActs, ReviewThread, ReviewVersion, ViewerRole } from './review-types.ts'
import style from './room.module.css'
import { RoomPlace } from './room-place.ts'
import { useDrawing } from './use-drawing.ts'
import { useNarrow } from './use-narrow.ts'
import { usePlayback } from './use-playback.ts'
import type { Theatre } from './use-theatre.ts'
import { VersionFacts } from './version-facts.tsx'
import workspace from './workspace.module.css'

const texts = reviewTexts

/** Only where there is a version before. */
const CompareBar = onDemand(() => import('./compare-bar.tsx'))
const AnswersCard = onDemand(() => import('./answers-card.tsx'))
/** Only where all stands in one column. */
const NarrowFoot = onDemand(() => import('./narrow-foot.tsx'))
const TheatreHold = onDemand(() => import('./theatre-hold.tsx'))

type Props = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  side: ViewerRole
  /** Where people with an account may attach files and name others. */
  projectId?: string
  acts: ReviewActs
  /** Whether a version's file may be taken away. */
  mayTake: (version: ReviewVersion) => boolean
  /** Hears which version is looked at. */
  onSeen?: (deliverableId: string) => void
  /** What stands above the comments: the client's decision, the team's state of affairs. */
  decision?: Decision
  theatre: Theatre
}

function Closed({ version }: { version: ReviewVersion }) {
  const { state } = version
  if (state !== 'approved' && state !== 'superseded') return null
  return <p className={style.closed}>{texts.versions.closed[state]}</p>
}

/** The thread that is looked at: the film stands where it is about. */
function useThread({ comments }: ReviewVersion, playback: Playback) {
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

function useReviewState({ versions, chosen, theatre }: Props) {
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
    ...useThread(chosen, playback),
    ...useDrawing(playback),
  }
}

type Stage = ReturnType<typeof useReviewState>
type PartProps = Props & { stage: Stage; mayWrite: boolean }

/** What is looked at, and what is to be known of it. */
function Film({ versions, side, chosen, theatre, mayTake, decision, stage, mayWrite }: PartProps) {
  const { playback, beside, isWiped, board } = stage
  const isNarrow = useNarrow()
  return (
    <div className={workspace.film}>
      <FileCard opened={!chosen.isFilm} version={chosen} />
      {chosen.isFilm && (
        <ReviewPlayer
          version={chosen}
          beside={beside}
          isWiped={isWiped}
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
      <div className={workspace.under}>
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
function Notes({ versions, side, acts, chosen, decision, theatre, stage, mayWrite }: PartProps) {
  const [newest, former] = versions.filter(({ state }) => state !== 'saved')
  const isNarrow = useNarrow()
  const toDecide = decision?.of(chosen)
  return (
    <div className={workspace.notes}>
      <div className={workspace.talk}>
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
        <Card title={texts.comments.title} className={style.comments}>
          <Closed version={chosen} />
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
        <div className={workspace.foot}>
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
          <NarrowFoot
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
function Room(props: Props) {
  const { side, chosen, theatre } = props
  const stage = useReviewState(props)
  const mayWrite = chosen.mayComment || side === 'team'
  const onEscape = () => (stage.board.read().isOpen ? stage.board.close() : theatre.toggle())
  return (
    <>
      <Film {...props} stage={stage} mayWrite={mayWrite} />
      <Notes {...props} stage={stage} mayWrite={mayWrite} />
      <TheatreHold opened={theatre.isOn && chosen.isFilm} theatre={theatre} onEscape={onEscape} />
    </>
  )
}

/** A review as both sides see it; who may do what stands in what the server answers. */
export function ReviewRoom(props: Props) {
  const { side, projectId, chosen, onSeen } = props
  const place = useMemo(() => (projectId && side !== 'guest' ? { side, projectId } : null), [side, projectId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each version that is shown
  useEffect(() => onSeen?.(chosen.id), [chosen.id])
  return (
    <RoomPlace value={place}>
      <Room {...props} />
    </RoomPlace>
  )
}
