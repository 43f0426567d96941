import { IconLock } from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import style from './comments.module.css'

/** Marks words that only the team reads, sent or still waiting. */
export function InternalSign() {
  return (
    <span className={style.internal}>
      <IconLock size={14} aria-hidden="true" />
      {reviewTexts.comments.internalHint}
    </span>
  )
}
