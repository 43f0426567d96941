import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { reviewListTexts as texts } from 'shared/messages/it/testimonials'
import type { Outputs } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import style from './testimonials.module.css'
import { useModerate } from './use-moderate.ts'

export type Review = Outputs['team']['testimonials']['list']['items'][number]

const stateOf = ({ publicConsent, publishedAt }: Review) => {
  if (!publicConsent) return 'private' as const
  return publishedAt ? ('published' as const) : ('waiting' as const)
}

const tones = { private: 'gray', published: 'green', waiting: 'orange' } as const

/** One review: who says what of which project, and whether the site shows it. */
export function TestimonialRow({ review }: { review: Review }) {
  const { rating, comment, authorName, company, projectId, projectTitle, createdAt } = review
  const state = stateOf(review)
  const { moderate, busy } = useModerate(review.id)
  return (
    <li className={`cluster spread ${style.row}`}>
      <div className={style.said}>
        <p className={style.stars}>
          <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
          <span className="visually-hidden">{texts.stars(rating)}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        {comment ? <blockquote>{comment}</blockquote> : <p className="hint">{texts.noComment}</p>}
        <p className="hint">
          {[authorName, company, dateIt(createdAt)].filter(Boolean).join(' · ')}
          {projectId && (
            <>
              {' · '}
              <Link to="/team/project/$projectId" params={{ projectId }}>
                {projectTitle}
              </Link>
            </>
          )}
        </p>
      </div>
      {state !== 'private' && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={`${state === 'published' ? texts.takeDown : texts.publish}: ${texts.actsOn(authorName)}`}
          onClick={() => moderate(state !== 'published')}
        >
          {state === 'published' ? texts.takeDown : texts.publish}
        </Button>
      )}
    </li>
  )
}
