import {
  type Icon,
  IconArrowForwardUp,
  IconCheck,
  IconLock,
  IconPencil,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingTexts } from 'shared/messages/it/review-player'
import style from './comments.module.css'
import type { ReviewThread } from './review-model.ts'

/** Marks words that only the team reads, sent or still waiting. */
export function InternalBadge() {
  return (
    <span className={style.internal}>
      <IconLock size={14} aria-hidden="true" />
      {reviewTexts.comments.internalHint}
    </span>
  )
}

const texts = reviewTexts.answers

const stateIcons = { done: IconCheck, declined: IconX, carried: IconArrowForwardUp } as const

type BadgeProps = { look: string | undefined; icon: Icon; text: string }

const ThreadBadge = ({ look, icon: Picture, text }: BadgeProps) => (
  <span className={look}>
    <Picture size={16} aria-hidden="true" />
    {text}
  </span>
)

/** What has become of a comment; nothing while it is open. */
export const StateBadge = ({ state }: Pick<ReviewThread, 'state'>) =>
  state === 'open' ? null : (
    <ThreadBadge look={style[state]} icon={stateIcons[state]} text={texts.states[state]} />
  )

/** That a drawing goes with the words. */
export const DrawingBadge = () => (
  <ThreadBadge look={style.drawn} icon={IconPencil} text={drawingTexts.attached} />
)

/** What a thread is, beside its words. */
export function ThreadBadges({ thread }: { thread: ReviewThread }) {
  const { owner, isOwnWork } = thread
  return (
    <>
      {thread.drawing && <DrawingBadge />}
      {thread.isCarriedOver && (
        <ThreadBadge look={style.carried} icon={IconArrowForwardUp} text={texts.carriedOver} />
      )}
      {thread.internal && <InternalBadge />}
      <StateBadge state={thread.state} />
      {owner && (
        <ThreadBadge
          look={style.owner}
          icon={IconUser}
          text={isOwnWork ? texts.ownWork : texts.ownedBy(owner)}
        />
      )}
    </>
  )
}
