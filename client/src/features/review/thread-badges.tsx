import { Text } from '@mantine/core'
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

const texts = reviewTexts.answers

type BadgeProps = { color: string; icon: Icon; text: string }

/** A word about a comment with its icon. */
export const ThreadBadge = ({ color, icon: Icon, text }: BadgeProps) => (
  <Text span size="sm" fw={600} c={color} className={style.badge}>
    <Icon size={16} aria-hidden="true" />
    {text}
  </Text>
)

/** Marks a comment that only the team reads, sent or still waiting. */
export const InternalBadge = () => (
  <ThreadBadge color="var(--warn)" icon={IconLock} text={reviewTexts.comments.internalHint} />
)

const states = {
  done: { icon: IconCheck, color: 'var(--ok)' },
  declined: { icon: IconX, color: 'var(--warn)' },
  carried: { icon: IconArrowForwardUp, color: 'dimmed' },
} as const

/** Shows how a comment was answered; nothing while it is open. */
export const StateBadge = ({ state }: Pick<ReviewThread, 'state'>) =>
  state === 'open' ? null : <ThreadBadge {...states[state]} text={texts.states[state]} />

/** Marks a comment with a drawing. */
export const DrawingBadge = () => (
  <ThreadBadge color="var(--accent-text)" icon={IconPencil} text={drawingTexts.attached} />
)

/** Shows everything about a thread that is not text: drawing, origin, audience, state and owner. */
export function ThreadBadges({ thread }: { thread: ReviewThread }) {
  const { owner, isOwnWork } = thread
  return (
    <>
      {thread.drawing && <DrawingBadge />}
      {thread.isCarriedOver && (
        <ThreadBadge color="dimmed" icon={IconArrowForwardUp} text={texts.carriedOver} />
      )}
      {thread.internal && <InternalBadge />}
      <StateBadge state={thread.state} />
      {owner && (
        <ThreadBadge color="dimmed" icon={IconUser} text={isOwnWork ? texts.ownWork : texts.ownedBy(owner)} />
      )}
    </>
  )
}
