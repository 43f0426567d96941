import { Button } from '@mantine/core'
import { IconChevronDown, IconPencil, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { type FilmRange, rangeBetween, rangeCode } from 'shared/deliverables/film-range'
import { type FilmTimeline, timecodeAt } from 'shared/deliverables/film-timeline'
import { fileCommentText } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingTexts } from 'shared/messages/it/review-player'
import { useStore } from 'zustand'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import { useAttachments } from './attachments.tsx'
import { type CommentDraft, useSubmitComment } from './comment-draft.ts'
import style from './comments.module.css'
import type { BoardState, DrawingBoard } from './drawing-board.ts'
import { useMentionField } from './mention-field.tsx'
import { type Playback, usePlaybackPart } from './playback.ts'
import type { CommentMutations, ViewerRole } from './review-model.ts'
import { DrawingCanvas } from './review-player.tsx'
import { DrawingBadge } from './thread-badges.tsx'

const texts = reviewTexts.comments

type PinProps = {
  /** The time or range the comment is pinned to; null while it follows the film. */
  pinned: FilmRange | null
  playback: Playback
  timeline: FilmTimeline
  onMove: () => void
  onDropRange: () => void
}

/** Shows what the comment will be about: the current time until typing begins, or a range. */
function CommentPin({ pinned, playback, timeline, onMove, onDropRange }: PinProps) {
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const at = pinned === null ? now : rangeCode(pinned, timeline)
  const hasRange = pinned !== null && pinned.untilMs !== null
  return (
    <p className={style.pin}>
      <b>{texts.at(at)}</b>
      {hasRange && (
        <Button
          variant="subtle"
          size="sm"
          onClick={onDropRange}
          leftSection={<IconX size={16} aria-hidden="true" />}
        >
          {texts.dropRange}
        </Button>
      )}
      {!hasRange && at !== now && (
        <Button variant="subtle" size="sm" onClick={onMove}>
          {texts.moveHere(now)}
        </Button>
      )}
    </p>
  )
}

const drawingLabels = drawingTexts

type ChipProps = {
  board: DrawingBoard
  hasWords: boolean
  onBegin: () => void
}

/** Shows whether a drawing is attached. It needs text too, for people who cannot see it. */
function DrawingChip({ board, hasWords, onBegin }: ChipProps) {
  const { shapes, isOpen } = useStore(board.store)
  const hasDrawing = shapes.length > 0
  return (
    <div className={style.drawing}>
      {hasDrawing && <DrawingBadge />}
      {!isOpen && (
        <Button variant="subtle" size="sm" onPointerEnter={DrawingCanvas.preload} onClick={onBegin}>
          {!hasDrawing && <IconPencil size={16} aria-hidden="true" />}
          {hasDrawing ? drawingLabels.edit : drawingLabels.begin}
        </Button>
      )}
      {hasDrawing && (
        <Button variant="subtle" size="sm" onClick={() => board.clear()}>
          {drawingLabels.drop}
        </Button>
      )}
      {hasDrawing && !hasWords && <p className={style.needsWords}>{drawingLabels.needsWords}</p>}
    </div>
  )
}

/** Keeps a form folded to one line until it has the focus, a drawing or files. */
function useExpandableForm(isBegun: boolean) {
  const place = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isBegun) setOpen(true)
  }, [isBegun])
  const fold = () => {
    setOpen(false)
    // Its button is gone. The focus moves to the field unless the user has moved it elsewhere.
    if (place.current?.contains(document.activeElement)) place.current.focus()
  }
  const form = { ref: place, tabIndex: -1, 'data-open': isOpen || undefined }
  return { form, open: () => setOpen(true), fold }
}

type Props = {
  deliverableId: string
  viewer: ViewerRole
  playback: Playback
  /** Null if the version is no film. */
  timeline: FilmTimeline | null
  mutations: CommentMutations
  /** True if only internal notes can still be written. */
  onlyInternal: boolean
  field: RefObject<HTMLTextAreaElement | null>
  board: DrawingBoard
  onDraw: () => void
}

/** Returns what a draft is about: the range that is set, the drawn frame, or the time at which typing began. */
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

function useCommentForm({ deliverableId, playback, mutations, onlyInternal, board }: Props) {
  const restoreDrawing = () => board.load(deliverableId)
  const { draft, change, submit, busy } = useSubmitComment(mutations, { deliverableId }, restoreDrawing)
  useEffect(() => board.load(deliverableId), [board, deliverableId])
  const drawn = useStore(board.store)
  const points = usePlaybackPart(playback, state => state.points)
  const pinned = pinnedAt(draft, rangeBetween(points), drawn)
  const send = async () => {
    const internal = onlyInternal || draft.isInternal
    const { atMs, untilMs } = pinned ?? { atMs: Math.round(playback.read().ms), untilMs: null }
    const isSent = await submit({
      atMs,
      ...(untilMs !== null && { untilMs }),
      ...(internal && { internal }),
      ...(drawn.shapes.length > 0 && { drawing: drawn.shapes }),
    })
    if (!isSent) return false
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

/** Writes a comment on the displayed frame. Typing pauses the video. */
export function CommentForm(props: Props) {
  const { playback, timeline, viewer, onlyInternal, field } = props
  const { draft, pinned, change, write, dropRange, send, busy, hasDrawing } = useCommentForm(props)
  const isInternal = onlyInternal || draft.isInternal
  const attaching = useAttachments(draft, change)
  const unfolding = useExpandableForm(hasDrawing || draft.files.length > 0 || attaching.hasPendingUploads)
  const naming = useMentionField({ node: field, text: draft.text, setText: write, isInternal })
  const prompt = timeline ? texts.write : fileCommentText
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (attaching.hasPendingUploads) return
    void send().then(isSent => {
      if (!isSent) return
      attaching.reset()
      // The form stays open for the next comment.
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
      {attaching.tray}
      {viewer === 'team' && (
        <CheckField
          label={texts.internalTick}
          checked={isInternal}
          disabled={onlyInternal}
          onChange={event => change({ isInternal: event.currentTarget.checked })}
        />
      )}
      <div className={style.tools}>
        {timeline && (
          <DrawingChip board={props.board} hasWords={draft.text.trim() !== ''} onBegin={props.onDraw} />
        )}
        {attaching.button}
        {naming.button}
        <Button
          type="submit"
          size="sm"
          ml="auto"
          px={14}
          loading={busy}
          disabled={
            draft.text.trim() === '' || draft.text.length > COMMENT_MAX || attaching.hasPendingUploads
          }
        >
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
