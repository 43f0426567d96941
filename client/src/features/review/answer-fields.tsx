import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { answerOutcomes } from 'shared/deliverables/comment-state'
import { rangeCode } from 'shared/deliverables/film-range'
import { type FilmTimeline, filmTimeline } from 'shared/deliverables/film-timeline'
import { answerFieldTexts } from 'shared/messages/it/answer-fields'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import style from './answers.module.css'
import comments from './comments.module.css'
import type { ReviewThread, ReviewVersion } from './review-types.ts'
import type { Answers } from './use-comment-resolutions.ts'

const texts = answerFieldTexts
const answerTexts = reviewTexts.answers

type FieldProps = { thread: ReviewThread; timeline: FilmTimeline | null; answers: Answers }

function AnswerField({ thread, timeline, answers }: FieldProps) {
  const { outcome, reason = '' } = answers.of(thread.id)
  const isMissing = answers.isMissing(thread.id)
  return (
    <div className={style.answer}>
      <p className={comments.who}>
        {timeline && <b>{rangeCode(thread, timeline)} </b>}
        {thread.authorName}
      </p>
      <p className={comments.text}>{thread.text}</p>
      <fieldset className="cluster gap-6">
        <legend className="visually-hidden">{texts.outcomeOf(thread.text)}</legend>
        {answerOutcomes.map(choice => (
          <button
            key={choice}
            type="button"
            className={style.outcome}
            aria-pressed={choice === outcome}
            onClick={() => answers.change(thread.id, { outcome: choice })}
          >
            {texts.outcomes[choice]}
          </button>
        ))}
      </fieldset>
      {outcome === 'declined' && (
        <TextAreaField
          name="reason"
          label={answerTexts.reason}
          minRows={2}
          maxRows={6}
          maxLength={COMMENT_MAX}
          value={reason}
          error={isMissing && answerTexts.reasonMissing}
          onChange={event => answers.change(thread.id, { reason: event.currentTarget.value })}
        />
      )}
      {isMissing && outcome !== 'declined' && (
        <p className={style.missing} role="alert">
          {texts.missing}
        </p>
      )}
    </div>
  )
}

type Props = { opened?: boolean; former: ReviewVersion; answers: Answers }

/** What became of each comment that is open on the version before. */
export default function AnswerFields({ opened = true, former, answers }: Props) {
  if (!opened) return null
  return (
    <section className="stack gap-14">
      <div className={`cluster spread ${style.fieldsHead}`}>
        <h3>{texts.ask(former.versionName)}</h3>
        <Button variant="outline" size="small" onClick={() => answers.allDone()}>
          {texts.allDone}
        </Button>
      </div>
      <div className="stack">
        {answers.threads.map(thread => (
          <AnswerField
            key={thread.id}
            thread={thread}
            timeline={former.isFilm ? filmTimeline(former) : null}
            answers={answers}
          />
        ))}
      </div>
    </section>
  )
}
