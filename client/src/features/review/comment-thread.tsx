import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { rangeCode } from 'shared/deliverables/film-range'
import type { FilmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { TextAreaField } from '../../ui/field.tsx'
import { useAttachments } from './attachments.tsx'
import { AttachmentList, CommentAuthor, CommentText, EditForm, Reply } from './comment-body.tsx'
import { useSubmitComment } from './comment-draft.ts'
import { CommentTextForm } from './comment-text-form.tsx'
import style from './comments.module.css'
import { useMentionField } from './mention-field.tsx'
import type { CommentMutations, ReviewReply, ReviewThread } from './review-model.ts'
import { AssignForm, ThreadActions, type ThreadForm } from './thread-actions.tsx'
import { ThreadBadges } from './thread-badges.tsx'

const texts = reviewTexts.comments
const answers = reviewTexts.answers

type ReplyProps = {
  thread: ReviewThread
  deliverableId: string
  mutations: CommentMutations
  onDone: () => void
}

function ReplyForm({ thread, deliverableId, mutations, onDone }: ReplyProps) {
  const { draft, change, submit, busy } = useSubmitComment(mutations, { deliverableId, parentId: thread.id })
  const attaching = useAttachments(draft, change)
  const field = useRef<HTMLTextAreaElement>(null)
  const naming = useMentionField({
    node: field,
    text: draft.text,
    isInternal: thread.internal === true,
    setText: text => change({ text }),
  })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!attaching.hasPendingUploads && (await submit({ atMs: thread.atMs }))) onDone()
  }
  return (
    <form className={style.replyForm} onSubmit={event => void onSubmit(event)}>
      <TextAreaField
        ref={field}
        autoFocus
        name="reply"
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        aria-label={texts.replyLabel(thread.authorName)}
        value={draft.text}
        onChange={event => change({ text: event.currentTarget.value })}
      />
      {naming.offer}
      {attaching.tray}
      <div className={style.actions}>
        <Button
          type="submit"
          size="sm"
          loading={busy}
          disabled={
            draft.text.trim() === '' || draft.text.length > COMMENT_MAX || attaching.hasPendingUploads
          }
        >
          {texts.replySend}
        </Button>
        {attaching.button}
        {naming.button}
        <Button variant="subtle" size="sm" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type Props = {
  thread: ReviewThread
  deliverableId: string
  /** Null if the version is no film. */
  timeline: FilmTimeline | null
  /** True if its time is beyond the end of the film. */
  isBeyond: boolean
  mutations: CommentMutations
  canReply: boolean
  isChosen: boolean
  onChoose: (thread: ReviewThread) => void
  onRemove: (comment: ReviewReply) => void
}

/** Scrolls a thread into view when it is chosen on the seek bar. */
function useShown(isChosen: boolean) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return place
}

type MomentProps = {
  time: string
  /** True if its time is beyond the end of the film, so that it is no link. */
  isBeyond: boolean
  isChosen?: boolean
  onGo: () => void
}

/** The time of a comment, as a button that seeks to it. */
export function Moment({ time, isBeyond, isChosen, onGo }: MomentProps) {
  if (isBeyond)
    return (
      <span className={style.carried}>
        {time} {texts.beyondEnd}
      </span>
    )
  return (
    <button
      type="button"
      className={style.moment}
      aria-label={texts.goTo(time)}
      aria-pressed={isChosen}
      onClick={onGo}
    >
      {time}
    </button>
  )
}

/** A comment with its replies and actions. */
export function CommentThread(props: Props) {
  const { thread, deliverableId, timeline, isBeyond, mutations, canReply, isChosen, onChoose, onRemove } =
    props
  const [open, setOpen] = useState<ThreadForm>()
  const close = () => setOpen(undefined)
  const looks = [
    style.thread,
    thread.internal && style.isInternal,
    thread.state !== 'open' && style.isResolved,
    isChosen && style.isChosen,
  ]
  return (
    <li ref={useShown(isChosen)} className={looks.filter(Boolean).join(' ')}>
      <div className={style.head}>
        {timeline && (
          <Moment
            time={rangeCode(thread, timeline)}
            isBeyond={isBeyond}
            isChosen={isChosen}
            onGo={() => onChoose(thread)}
          />
        )}
        <CommentAuthor comment={thread} />
        <ThreadBadges thread={thread} />
      </div>
      {open === 'edit' ? (
        <EditForm
          comment={thread}
          mutations={mutations}
          isInternal={thread.internal === true}
          onClose={close}
        />
      ) : (
        <>
          <CommentText comment={thread} />
          {thread.files.length > 0 && <AttachmentList files={thread.files} />}
        </>
      )}
      {thread.declineReason && <p className={style.declineReason}>{answers.because(thread.declineReason)}</p>}
      {thread.replies.length > 0 && (
        <ul className={style.replies}>
          {thread.replies.map(reply => (
            <Reply
              key={reply.id}
              comment={reply}
              mutations={mutations}
              isInternal={thread.internal === true}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {open === 'reply' && (
        <ReplyForm thread={thread} deliverableId={deliverableId} mutations={mutations} onDone={close} />
      )}
      {open === 'decline' && mutations.decline && (
        <CommentTextForm
          draft={`decline:${thread.id}`}
          label={answers.reason}
          submit={answers.declineConfirm}
          onSubmit={async reason => (await mutations.decline?.(thread.id, reason)) ?? false}
          onClose={close}
        />
      )}
      {open === 'assign' && mutations.assign && (
        <AssignForm onClose={close} thread={thread} assign={mutations.assign} />
      )}
      {!open && (
        <ThreadActions
          thread={thread}
          mutations={mutations}
          canReply={canReply}
          onOpen={setOpen}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}
