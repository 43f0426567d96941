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
export function InternalSign() {
  return (
    <span className={style.internal}>
      <IconLock size={14} aria-hidden="true" />
      {reviewTexts.comments.internalHint}
    </span>
  )
}

const texts = reviewTexts.answers

const stateSigns = { done: IconCheck, declined: IconX, carried: IconArrowForwardUp } as const

type SignProps = { look: string | undefined; icon: Icon; text: string }

const Sign = ({ look, icon: Picture, text }: SignProps) => (
  <span className={look}>
    <Picture size={16} aria-hidden="true" />
    {text}
  </span>
)

/** What has become of a comment; nothing while it is open. */
export const StateSign = ({ state }: Pick<ReviewThread, 'state'>) =>
  state === 'open' ? null : <Sign look={style[state]} icon={stateSigns[state]} text={texts.states[state]} />

/** That a drawing goes with the words. */
export const DrawnSign = () => <Sign look={style.drawn} icon={IconPencil} text={drawingTexts.attached} />

/** What a thread is, beside its words. */
export function ThreadSigns({ thread }: { thread: ReviewThread }) {
  const { owner, isOwnWork } = thread
  return (
    <>
      {thread.drawing && <DrawnSign />}
      {thread.isCarriedOver && (
        <Sign look={style.carried} icon={IconArrowForwardUp} text={texts.carriedOver} />
      )}
      {thread.internal && <InternalSign />}
      <StateSign state={thread.state} />
      {owner && (
        <Sign look={style.owner} icon={IconUser} text={isOwnWork ? texts.ownWork : texts.ownedBy(owner)} />
      )}
    </>
  )
}
