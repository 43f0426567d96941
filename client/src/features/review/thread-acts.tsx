import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { OwnActs } from './comment-said.tsx'
import style from './comments.module.css'
import { AssignForm } from './late-comment-parts.ts'
import type { ReviewActs, ReviewSaid, ReviewThread } from './review-types.ts'

const texts = reviewTexts.comments
const answers = reviewTexts.answers

/** The form that stands in a thread in place of its buttons. */
export type ThreadForm = 'reply' | 'decline' | 'edit' | 'assign'

type Props = {
  thread: ReviewThread
  acts: ReviewActs
  mayReply: boolean
  onOpen: (form: ThreadForm) => void
  onRemove: (said: ReviewSaid) => void
}

/** What the team does with a thread that is open. */
function WorkActs({ thread, acts, onOpen }: Pick<Props, 'thread' | 'acts' | 'onOpen'>) {
  const { take } = acts
  return (
    <>
      {thread.canDecline && (
        <Button variant="subtle" size="small" onClick={() => onOpen('decline')}>
          {answers.decline}
        </Button>
      )}
      {take && (
        <Button variant="subtle" size="small" onClick={() => void take(thread.id, !thread.isOwnWork)}>
          {thread.isOwnWork ? answers.handBack : answers.take}
        </Button>
      )}
      {thread.canAssign && (
        <Button
          variant="subtle"
          size="small"
          aria-label={answers.assignLabel(thread.text)}
          onPointerEnter={AssignForm.warm}
          onClick={() => onOpen('assign')}
        >
          {answers.assign}
        </Button>
      )}
    </>
  )
}

/** What can be done with a thread. */
export function ThreadActs({ thread, acts, mayReply, onOpen, onRemove }: Props) {
  const isResolved = thread.resolvedAt !== null
  return (
    <div className={style.acts}>
      {mayReply && (
        <Button
          variant="subtle"
          size="small"
          aria-label={texts.replyLabel(thread.authorName)}
          onClick={() => onOpen('reply')}
        >
          {texts.reply}
        </Button>
      )}
      {thread.canResolve && (
        <Button variant="subtle" size="small" onClick={() => void acts.resolve?.(thread.id, !isResolved)}>
          {isResolved ? texts.reopen : texts.resolve}
        </Button>
      )}
      {thread.state === 'open' && <WorkActs thread={thread} acts={acts} onOpen={onOpen} />}
      <OwnActs said={thread} onEdit={() => onOpen('edit')} onRemove={onRemove} />
    </div>
  )
}
