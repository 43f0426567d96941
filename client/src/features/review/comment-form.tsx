import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { type FilmRange, rangeBetween } from 'shared/deliverables/film-range'
import type { FilmTimeline } from 'shared/deliverables/film-timeline'
import { fileCommentText } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import type { CommentDraft } from './comment-draft.ts'
import { CommentPin } from './comment-pin.tsx'
import style from './comments.module.css'
import type { BoardState, DrawingBoard } from './drawing-board.ts'
import { DrawingChip } from './drawing-chip.tsx'
import type { Playback } from './playback.ts'
import type { ReviewActs, ViewerRole } from './review-types.ts'
import { useAttaching } from './use-attaching.tsx'
import { useSaying } from './use-comment-draft.ts'
import { useNaming } from './use-naming.tsx'
import { usePlaybackPart } from './use-playback.ts'
import { useUnfolding } from './use-unfolding.ts'

const texts = reviewTexts.comments

type Props = {
  deliverableId: string
  side: ViewerRole
  playback: Playback
  /** None, where it is about all of a file. */
  timeline: FilmTimeline | null
  acts: ReviewActs
  /** Only internal notes can still be written. */
  onlyInternal: boolean
  field: RefObject<HTMLTextAreaElement | null>
  board: DrawingBoard
  onDraw: () => void
}

/** What a draft is about: the stretch that is set, the frame that was drawn on, or where it was begun, if it was. */
function pinnedAt(
  { atMs, untilMs }: CommentDraft,
  range: FilmRange | null,
  board: BoardState,
): FilmRange | null {
  if (range) return range
  if (board.shapes.length > 0 && board.atMs !== null && untilMs === null)
    return { atMs: Math.round(board.atMs), untilMs }
  return atMs === null ? null : { atMs: Math.round(atMs), untilMs }
}

function useSending({ deliverableId, playback, acts, onlyInternal, board }: Props) {
  const takeUp = () => board.load(deliverableId)
  const { draft, change, say, busy } = useSaying(acts, { deliverableId }, takeUp)
  useEffect(() => board.load(deliverableId), [board, deliverableId])
  const drawn = useStore(board.store)
  const points = usePlaybackPart(playback, state => state.points)
  const pinned = pinnedAt(draft, rangeBetween(points), drawn)
  const send = async () => {
    const internal = onlyInternal || draft.isInternal
    const { atMs, untilMs } = pinned ?? { atMs: Math.round(playback.read().ms), untilMs: null }
    const isSaid = await say({
      atMs,
      ...(untilMs !== null && { untilMs }),
      ...(internal && { internal }),
      ...(drawn.shapes.length > 0 && { drawing: drawn.shapes }),
    })
    if (!isSaid) return false
    playback.clearPoints()
    board.close()
    board.clear()
    return true
  }
  const write = (text: string) => {
    const here = pinned ?? { atMs: playback.read().ms, untilMs: null }
    change({ text, ...(text === '' ? { atMs: null, untilMs: null } : here) })
  }
  const dropRange = () => {
    playback.clearPoints()
    change({ untilMs: null })
  }
  return { draft, pinned, change, write, dropRange, send, busy, hasDrawing: drawn.shapes.length > 0 }
}

type EndProps = {
  side: ViewerRole
  isInternal: boolean
  onlyInternal: boolean
  onInternal: (isInternal: boolean) => void
  busy: boolean
  disabled: boolean
}

function FormEnd({ side, isInternal, onlyInternal, onInternal, busy, disabled }: EndProps) {
  return (
    <div className={`cluster spread ${style.formEnd}`}>
      {side === 'team' && (
        <CheckField
          label={texts.internalTick}
          checked={isInternal}
          disabled={onlyInternal}
          onChange={event => onInternal(event.currentTarget.checked)}
        />
      )}
      <Button type="submit" size="small" busy={busy} disabled={disabled}>
        {texts.send}
      </Button>
    </div>
  )
}

/** The place to say something about what is on the screen; writing pauses the video. */
export function CommentForm(props: Props) {
  const { playback, timeline, side, onlyInternal, field } = props
  const { draft, pinned, change, write, dropRange, send, busy, hasDrawing } = useSending(props)
  const isInternal = onlyInternal || draft.isInternal
  const attaching = useAttaching(draft, change)
  const unfolding = useUnfolding(hasDrawing || draft.files.length > 0 || attaching.isHeld)
  const naming = useNaming({ node: field, text: draft.text, setText: write, isInternal })
  const prompt = timeline ? texts.write : fileCommentText
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (attaching.isHeld) return
    void send().then(isSaid => {
      if (!isSaid) return
      attaching.reset()
      // Who writes on has the form open.
      if (document.activeElement !== field.current) unfolding.fold()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    onSubmit(event)
  }
  return (
    <form {...unfolding.form} className={style.form} onSubmit={onSubmit}>
      <div className={style.formHead}>
        {timeline && (
          <CommentPin
            pinned={pinned}
            playback={playback}
            timeline={timeline}
            onMove={() => change({ atMs: playback.read().ms })}
            onDropRange={dropRange}
          />
        )}
        <button
          type="button"
          className={style.fold}
          aria-label={texts.fold}
          title={texts.fold}
          onClick={unfolding.fold}
        >
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </div>
      <TextAreaField
        ref={field}
        name="text"
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_MAX}
        aria-label={prompt}
        placeholder={prompt}
        value={draft.text}
        onFocus={() => {
          playback.pause()
          unfolding.open()
        }}
        onChange={event => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {naming.offer}
      <div className={style.tools}>
        {timeline && (
          <DrawingChip board={props.board} hasWords={draft.text.trim() !== ''} onBegin={props.onDraw} />
        )}
        {attaching.button}
        {naming.button}
      </div>
      {attaching.tray}
      <FormEnd
        side={side}
        isInternal={isInternal}
        onlyInternal={onlyInternal}
        onInternal={value => change({ isInternal: value })}
        busy={busy}
        disabled={draft.text.trim() === '' || draft.text.length > COMMENT_MAX || attaching.isHeld}
      />
    </form>
  )
}
