import { IconClock } from '@tabler/icons-react'
import { rangeCode } from 'shared/deliverables/film-range'
import type { FilmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import style from './comments.module.css'
import { InternalSign } from './internal-sign.tsx'
import type { WaitingWords } from './waiting-words.ts'

const texts = reviewTexts.comments

/** Words that leave as soon as there is a connection, unless they are discarded before. */
export function WaitingComment({ words, timeline }: { words: WaitingWords; timeline: FilmTimeline | null }) {
  const { said, discard } = words
  return (
    <li className={said.internal ? `${style.thread} ${style.isInternal}` : style.thread}>
      <div className={style.head}>
        {timeline && <b>{rangeCode({ atMs: said.atMs, untilMs: said.untilMs ?? null }, timeline)}</b>}
        {said.internal && <InternalSign />}
        <span className={style.waiting}>
          <IconClock size={14} aria-hidden="true" />
          {texts.waiting}
        </span>
      </div>
      <p className={style.text}>{said.text}</p>
      <div className={style.acts}>
        <Button variant="subtle" size="small" aria-label={texts.discardLabel(said.text)} onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </li>
  )
}
