import { dashboardTexts } from 'shared/messages/it/dashboard'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import { StarRating } from './star-rating.tsx'
import style from './testimonial-screen.module.css'
import { type Testimonial, useTestimonialForm } from './use-testimonial-form.ts'

const texts = dashboardTexts.review

type Props = { projectId: string; review: Testimonial | undefined; onSent: () => void }

/** Stars, a few words, and whether they may be shown. */
export function TestimonialForm({ projectId, review, onSent }: Props) {
  const { busy, field, formProps, rating, rate, starError } = useTestimonialForm(projectId, review, onSent)
  return (
    <Card className={style.card}>
      <form {...formProps} className={style.form}>
        <StarRating rating={rating} error={starError} onRate={rate} />
        <TextAreaField
          optional
          label={texts.comment}
          placeholder={texts.commentPlaceholder}
          minRows={5}
          {...field('comment')}
        />
        <CheckField label={texts.consent} {...field('publicConsent')} />
        <Button type="submit" busy={busy} aria-disabled={rating === 0} className={style.submit}>
          {busy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Card>
  )
}
