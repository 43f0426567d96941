import { Button, Group } from '@mantine/core'
import { IconChevronDown, IconPencil, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comments'
import { rangeBetween, rangeCode, type TimeRange, timecodeAt } from 'shared/deliverables/timeline'
import { fileCommentText } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingTexts } from 'shared/messages/it/review-player'
import { useStore } from 'zustand'
import { IconButton, QuietButton } from '../../ui/action-buttons.tsx'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import { Remark } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useAttachments } from './attachments.tsx'
import { adoptFormerDrafts, type CommentDraft, useSubmitComment } from './comment-draft.ts'
import { leaveOnEscape, useMentionField } from './comment-text-form.tsx'
import { DrawingBadge, TextAction } from './comment-thread.tsx'
import style from './comments.module.css'
import type { BoardState } from './drawing-board.ts'
import { usePlaybackPart } from './playback.ts'
import { type ReviewVersion, useReview } from './review-model.ts'
import { DrawingCanvas } from './review-player.tsx'
import type { ReviewState } from './review-state.ts'

const texts = reviewTexts.comments

type PinProps = Pick<ReviewState, 'playback' | 'timeline'> & {
  /** The time or range the comment is pinned to; null while it follows the film. */
  pinned: TimeRange | null
  onMove: () => void
  onDropRange: () => void
}

/** Shows what the comment will be about: the current time until typing begins, or a range. */
function CommentPin({ pinned, playback, timeline, onMove, onDropRange }: PinProps) {
  const now = usePlaybackPart(playback, state => timecodeAt(state.ms, timeline))
  const at = pinned === null ? now : rangeCode(pinned, timeline)
  const hasRange = pinned !== null && pinned.untilMs !== null
  return (
    <Group component="p" gap="4px 12px" mih={36} className="tabular">
      <b>{texts.at(at)}</b>
      {hasRange && (
        <QuietButton onClick={onDropRange} leftSection={<IconX size={16} aria-hidden="true" />}>
          {texts.dropRange}
        </QuietButton>
      )}
      {!hasRange && at !== now && <QuietButton onClick={onMove}>{texts.moveHere(now)}</QuietButton>}
    </Group>
  )
}

type ChipProps = { reviewState: ReviewState; hasText: boolean }

/** Shows whether a drawing is attached. It needs text too, for people who cannot see it. */
function DrawingChip({ reviewState: { board, beginDrawing }, hasText }: ChipProps) {
  const { shapes, isOpen } = useStore(board.store)
  const hasDrawing = shapes.length > 0
  return (
    <Group gap="2px 8px">
      {hasDrawing && <DrawingBadge />}
      {!isOpen && (
        <QuietButton
          px={8}
          leftSection={!hasDrawing && <IconPencil size={16} aria-hidden="true" />}
          onPointerEnter={DrawingCanvas.preload}
          onClick={beginDrawing}
        >
          {hasDrawing ? drawingTexts.edit : drawingTexts.begin}
        </QuietButton>
      )}
      {hasDrawing && <TextAction onClick={() => board.clear()}>{drawingTexts.drop}</TextAction>}
      {hasDrawing && !hasText && (
        <Remark w="100%" ml={8}>
          {drawingTexts.needsWords}
        </Remark>
      )}
    </Group>
  )
}

/** Keeps a form folded to one line until it has the focus, a drawing or files; a restored text unfolds it. */
function useExpandableForm(isBegun: boolean, hasText: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(hasText)
  useEffect(() => {
    if (isBegun) setOpen(true)
  }, [isBegun])
  const fold = () => {
    setOpen(false)
    // The focused part is gone. The focus moves to the form unless the user has moved it elsewhere.
    if (ref.current?.contains(document.activeElement)) ref.current.focus()
  }
  return { ref, isOpen, open: () => setOpen(true), fold }
}

/** Returns what a draft is about: the range that is set, the drawn frame, or the time at which typing began. */
function pinnedAt(
  { atMs, untilMs }: CommentDraft,
  range: TimeRange | null,
  board: BoardState,
): TimeRange | null {
  if (range) return range
  const drawnMs = board.shapes.length > 0 && untilMs === null ? board.atMs : null
  const ms = drawnMs ?? atMs
  return ms === null ? null : { atMs: Math.round(ms), untilMs }
}

type Props = { version: ReviewVersion; versions: readonly ReviewVersion[]; reviewState: ReviewState }

/** Writes a comment on the displayed frame. Typing pauses the video. */
export function CommentForm({ version, versions, reviewState }: Props) {
  const { viewer } = useReview()
  const [hasAdopted] = useState(
    () => viewer !== 'team' && version.mayComment && adoptFormerDrafts(version, versions),
  )
  useEffect(() => {
    if (hasAdopted) showToast({ title: texts.movedToNewer })
  }, [hasAdopted])
  const { playback, board, field, timeline } = reviewState
  const deliverableId = version.id
  const restoreDrawing = () => board.load(deliverableId)
  const { draft, change, submit, busy } = useSubmitComment({ deliverableId }, restoreDrawing)
  useEffect(() => board.load(deliverableId), [board, deliverableId])
  const drawn = useStore(board.store)
  const hasDrawing = drawn.shapes.length > 0
  const points = usePlaybackPart(playback, state => state.points)
  const pinned = pinnedAt(draft, rangeBetween(points), drawn)
  const onlyInternal = !version.mayComment
  const isInternal = onlyInternal || draft.isInternal
  const attachments = useAttachments(draft.files, change)
  const isBegun = hasDrawing || draft.files.length > 0 || attachments.isUploading
  const expandable = useExpandableForm(isBegun, draft.text !== '')
  const write = (text: string) => {
    const here = pinned ?? { atMs: playback.read().ms, untilMs: null }
    change({ text, ...(text === '' ? { atMs: null, untilMs: null } : here) })
  }
  const dropRange = () => {
    playback.clearPoints()
    change({ untilMs: null })
  }
  const send = async () => {
    const { atMs, untilMs } = pinned ?? { atMs: Math.round(playback.read().ms), untilMs: null }
    const isSent = await submit({
      atMs,
      ...(untilMs !== null && { untilMs }),
      ...(isInternal && { internal: true }),
      ...(hasDrawing && { drawing: drawn.shapes }),
    })
    if (!isSent) return
    playback.clearPoints()
    board.close()
    board.clear()
    attachments.reset()
    // The form stays open for the next comment.
    if (document.activeElement !== field.current) expandable.fold()
  }
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!attachments.isUploading) void send()
  }
  const mention = useMentionField({
    node: field,
    text: draft.text,
    setText: write,
    isInternal,
    onSend: onSubmit,
  })
  const prompt = version.isFilm ? texts.write : fileCommentText
  return (
    <form
      ref={expandable.ref}
      className={style.form}
      tabIndex={-1}
      data-open={expandable.isOpen || undefined}
      onSubmit={onSubmit}
      onKeyDown={expandable.isOpen ? leaveOnEscape(expandable.fold) : undefined}
    >
      <Group justify={version.isFilm ? 'space-between' : 'flex-end'} align="start" gap={8} wrap="nowrap">
        {version.isFilm && (
          <CommentPin
            pinned={pinned}
            playback={playback}
            timeline={timeline}
            onMove={() => change({ atMs: playback.read().ms })}
            onDropRange={dropRange}
          />
        )}
        {expandable.isOpen && (
          <IconButton size={36} icon={IconChevronDown} label={texts.fold} onClick={expandable.fold} />
        )}
      </Group>
      <TextAreaField
        {...mention.fieldProps}
        name="text"
        minRows={2}
        maxRows={8}
        aria-label={prompt}
        placeholder={prompt}
        onFocus={() => {
          playback.pause()
          expandable.open()
        }}
      />
      {mention.suggestions}
      {attachments.tray}
      {viewer === 'team' && (
        <CheckField
          label={texts.internalHint}
          checked={isInternal}
          disabled={onlyInternal}
          onChange={event => change({ isInternal: event.currentTarget.checked })}
        />
      )}
      <Group gap="2px 8px" ml={-8}>
        {version.isFilm && <DrawingChip reviewState={reviewState} hasText={draft.text.trim() !== ''} />}
        {attachments.button}
        {mention.button}
        <Button
          type="submit"
          size="sm"
          ml="auto"
          px={14}
          loading={busy}
          disabled={draft.text.trim() === '' || draft.text.length > COMMENT_MAX || attachments.isUploading}
        >
          {texts.send}
        </Button>
      </Group>
    </form>
  )
}
