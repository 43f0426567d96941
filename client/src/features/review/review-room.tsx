import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Card } from '../../ui/card.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { FileCard } from './asset-parts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import type { Playback } from './playback.ts'
import { ReviewPlayer } from './review-player.tsx'
import type { ReviewActs, ReviewThread, ReviewVersion, Side } from './review-types.ts'
import style from './room.module.css'
import { RoomPlace } from './room-place.ts'
import { useDrawing } from './use-drawing.ts'
import { usePlayback } from './use-playback.ts'
import { VersionFacts } from './version-facts.tsx'
import workspace from './workspace.module.css'

const texts = reviewTexts

/** Only where there is a version before. */
const CompareBar = onDemand(() => import('./compare-bar.tsx'))
const AnswersCard = onDemand(() => import('./answers-card.tsx'))
const nothing = () => undefined

type Props = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  side: Side
  /** Where people with an account may attach files and name others. */
  projectId?: string
  acts: ReviewActs
  /** Whether a version's file may be taken away. */
  mayTake: (version: ReviewVersion) => boolean
  /** Hears which version is looked at. */
  onSeen?: (deliverableId: string) => void
  /** What stands above the comments: the client's decision, the team's state of affairs. */
  decision?: (version: ReviewVersion) => ReactNode
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

type StageProps = Omit<Props, 'decision'>

function useStage({ versions, chosen }: StageProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [besideId, compare] = useState<string>()
  const [isWiped, wipe] = useState(false)
  const timeline = filmTimeline(chosen)
  const playback = usePlayback(timeline.frameRate)
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

/** The film with its line of words, where to write, and all that was written. */
function Room(props: StageProps & { decision: ReactNode }) {
  const { versions, side, acts, chosen, decision } = props
  const { field, playback, timeline, beside, compare, marks, ...stage } = useStage(props)
  const [newest, former] = versions.filter(({ state }) => state !== 'saved')
  const mayWrite = chosen.mayComment || side === 'team'
  return (
    <>
      <div className={workspace.column}>
        <FileCard opened={!chosen.isFilm} onClose={nothing} version={chosen} />
        {chosen.isFilm && (
          <ReviewPlayer
            version={chosen}
            beside={beside}
            isWiped={stage.isWiped}
            playback={playback}
            marks={marks}
            onChooseMark={stage.chooseById}
            onComment={mayWrite ? () => field.current?.focus() : undefined}
            board={stage.board}
            thread={stage.thread}
            isDrawing={stage.isDrawing}
            onDraw={mayWrite ? stage.toggleDrawing : undefined}
          />
        )}
        <CompareBar
          opened={chosen.isFilm && versions.length > 1}
          onClose={nothing}
          versions={versions}
          chosen={chosen}
          beside={beside}
          onCompare={compare}
          isWiped={stage.isWiped}
          onWipe={stage.wipe}
          playback={playback}
        />
        <VersionFacts version={chosen} side={side} mayDownload={props.mayTake(chosen)} />
      </div>
      <div className={workspace.column}>
        {decision}
        {former && chosen.id === newest?.id && (
          <AnswersCard
            opened
            onClose={nothing}
            former={former}
            side={side}
            acts={acts}
            onGoTo={thread => playback.goTo(thread)}
          />
        )}
        <Card title={texts.comments.title} className={style.comments}>
          <Closed version={chosen} />
          {mayWrite && (
            <CommentForm
              key={chosen.id}
              deliverableId={chosen.id}
              side={side}
              playback={playback}
              timeline={chosen.isFilm ? timeline : null}
              acts={acts}
              onlyInternal={!chosen.mayComment}
              field={field}
              board={stage.board}
              onDraw={stage.beginDrawing}
            />
          )}
          <CommentList
            version={chosen}
            side={side}
            acts={acts}
            chosenId={stage.thread?.id}
            onChoose={stage.chooseThread}
          />
        </Card>
      </div>
    </>
  )
}

/** A review as both sides see it; who may do what stands in what the server answers. */
export function ReviewRoom({ decision, onSeen, ...props }: Props) {
  const { side, projectId, chosen } = props
  const place = useMemo(() => (projectId && side !== 'guest' ? { side, projectId } : null), [side, projectId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each version that is shown
  useEffect(() => onSeen?.(chosen.id), [chosen.id])
  return (
    <RoomPlace value={place}>
      <Room {...props} decision={decision?.(chosen)} />
    </RoomPlace>
  )
}
