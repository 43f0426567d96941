import { IconArrowForwardUp, IconCheck, IconPencil, IconUser, IconX } from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import { drawingTexts } from 'shared/messages/it/review-player'
import style from './comments.module.css'
import { InternalSign } from './internal-sign.tsx'
import type { ReviewThread } from './review-types.ts'

const texts = reviewTexts.answers
const ICON = 16

const stateSigns = { done: IconCheck, declined: IconX, carried: IconArrowForwardUp } as const

/** What has become of a comment; nothing while it is open. */
export function StateSign({ state }: Pick<ReviewThread, 'state'>) {
  if (state === 'open') return null
  const Sign = stateSigns[state]
  return (
    <span className={style[state]}>
      <Sign size={ICON} aria-hidden="true" />
      {texts.states[state]}
    </span>
  )
}

/** What a thread is, beside its words. */
export function ThreadSigns({ thread }: { thread: ReviewThread }) {
  return (
    <>
      {thread.drawing && (
        <span className={style.drawn}>
          <IconPencil size={ICON} aria-hidden="true" />
          {drawingTexts.attached}
        </span>
      )}
      {thread.isCarriedOver && (
        <span className={style.carried}>
          <IconArrowForwardUp size={ICON} aria-hidden="true" />
          {texts.carriedOver}
        </span>
      )}
      {thread.internal && <InternalSign />}
      <StateSign state={thread.state} />
      {thread.owner && (
        <span className={style.owner}>
          <IconUser size={ICON} aria-hidden="true" />
          {thread.isOwnWork ? texts.ownWork : texts.ownedBy(thread.owner)}
        </span>
      )}
    </>
  )
}
