import { type FormEvent, useEffect, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { rangeCode } from 'shared/deliverables/film-range'
import type { FilmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './comments.module.css'
import { DeclineForm } from './decline-form.tsx'
import type { ReviewActs, ReviewSaid, ReviewThread } from './review-types.ts'
import { ThreadSigns } from './thread-signs.tsx'
import { useSaying } from './use-draft.ts'

const texts = reviewTexts.comments
const answers = reviewTexts.answers

function Who({ said }: { said: ReviewSaid }) {
  return (
    <p className={style.who}>
      <b>{said.authorName}</b>
      {said.isOwn && <span>{texts.you}</span>}
      {said.fromTeam && !said.isOwn && <span>{texts.team}</span>}
      <RelativeTime moment={said.createdAt} />
    </p>
  )
}

function Reply({ said, onRemove }: { said: ReviewSaid; onRemove: (said: ReviewSaid) => void }) {
  return (
    <li className={style.reply}>
      <Who said={said} />
      <p className={style.text}>{said.text}</p>
      {said.canRemove && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.removeLabel(said.text)}
          onClick={() => onRemove(said)}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  )
}

type ReplyProps = { thread: ReviewThread; deliverableId: string; acts: ReviewActs; onDone: () => void }

function ReplyForm({ thread, deliverableId, acts, onDone }: ReplyProps) {
  const { draft, change, say, busy } = useSaying(acts, { deliverableId, parentId: thread.id })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await say({ atMs: thread.atMs })) onDone()
  }
  return (
    <form className={style.replyForm} onSubmit={event => void onSubmit(event)}>
      <TextAreaField
        autoFocus
        name="reply"
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        aria-label={texts.replyLabel(thread.authorName)}
        value={draft.text}
        onChange={event => change({ text: event.currentTarget.value })}
      />
      <div className={style.acts}>
        <Button type="submit" size="small" busy={busy} disabled={draft.text.trim() === ''}>
          {texts.replySend}
        </Button>
        <Button variant="subtle" size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type Props = {
  thread: ReviewThread
  deliverableId: string
  timeline: FilmTimeline
  acts: ReviewActs
  mayReply: boolean
  isChosen: boolean
  onChoose: (thread: ReviewThread) => void
  onRemove: (said: ReviewSaid) => void
}

function Acts({
  thread,
  acts,
  mayReply,
  onRemove,
  onReply,
  onDecline,
}: Omit<Props, 'isChosen' | 'onChoose' | 'timeline'> & { onReply: () => void; onDecline: () => void }) {
  const isResolved = thread.resolvedAt !== null
  return (
    <div className={style.acts}>
      {mayReply && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.replyLabel(thread.authorName)}
          onClick={onReply}
        >
          {texts.reply}
        </Button>
      )}
      {thread.canResolve && (
        <Button variant="subtle" size="small" onClick={() => void acts.resolve(thread.id, !isResolved)}>
          {isResolved ? texts.reopen : texts.resolve}
        </Button>
      )}
      {thread.canDecline && !isResolved && (
        <Button variant="subtle" size="small" onClick={onDecline}>
          {answers.decline}
        </Button>
      )}
      {acts.take && !isResolved && (
        <Button variant="subtle" size="small" onClick={() => void acts.take?.(thread.id, !thread.isOwnWork)}>
          {thread.isOwnWork ? answers.handBack : answers.take}
        </Button>
      )}
      {thread.canRemove && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.removeLabel(thread.text)}
          onClick={() => onRemove(thread)}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

/** A thread that is chosen from the film's line comes into sight in its list. */
function useShown(isChosen: boolean) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return place
}

/** Words about a moment or a stretch, and the answers to them. */
export function CommentThread(props: Props) {
  const { thread, deliverableId, timeline, acts, isChosen, onChoose, onRemove } = props
  const [open, setOpen] = useState<'reply' | 'decline'>()
  const close = () => setOpen(undefined)
  const looks = [
    style.thread,
    thread.internal && style.isInternal,
    thread.state !== 'open' && style.isResolved,
    isChosen && style.isChosen,
  ]
  const time = rangeCode(thread, timeline)
  return (
    <li ref={useShown(isChosen)} className={looks.filter(Boolean).join(' ')}>
      <div className={style.head}>
        <button
          type="button"
          className={style.moment}
          aria-label={texts.goTo(time)}
          aria-pressed={isChosen}
          onClick={() => onChoose(thread)}
        >
          {time}
        </button>
        <ThreadSigns thread={thread} />
      </div>
      <Who said={thread} />
      <p className={style.text}>{thread.text}</p>
      {thread.declineReason && <p className={style.declineReason}>{answers.because(thread.declineReason)}</p>}
      {thread.replies.length > 0 && (
        <ul className={style.replies}>
          {thread.replies.map(reply => (
            <Reply key={reply.id} said={reply} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {open === 'reply' && (
        <ReplyForm thread={thread} deliverableId={deliverableId} acts={acts} onDone={close} />
      )}
      {open === 'decline' && acts.decline && (
        <DeclineForm
          onDecline={async reason => (await acts.decline?.(thread.id, reason)) ?? false}
          onClose={close}
        />
      )}
      {!open && <Acts {...props} onReply={() => setOpen('reply')} onDecline={() => setOpen('decline')} />}
    </li>
  )
}
