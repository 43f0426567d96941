import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { writeNumber } from '../../ui/typed-number.ts'

const texts = dashboardTexts.review

export type Testimonial = Outputs['dashboard']['testimonial']['mine'][number]

/** Holds the form of a project's testimonial, new or existing. */
export function useTestimonialForm(projectId: string, review: Testimonial | undefined, onSent: () => void) {
  const { mine } = trpc.useUtils().dashboard.testimonial
  const [rating, setRating] = useState(review?.rating ?? 0)
  const [hasNoStars, setNoStars] = useState(false)
  const submit = trpc.dashboard.testimonial.submit.useMutation()
  const form = useSchemaForm({
    schema: () =>
      import('shared/testimonials/testimonials.inputs').then(inputs => inputs.submitTestimonialInput),
    initial: {
      rating: writeNumber(review?.rating, 'number'),
      comment: review?.comment ?? '',
      publicConsent: review?.publicConsent ?? false,
    },
    extra: { projectId },
    // Stars are pressed, not typed: the form keeps them as text like everything else.
    numbers: { rating: 'number' },
    draft: `review:${projectId}`,
    onFailure: error => showFailure(error, { text: texts.failed, unreachable: texts.failedShort }),
    onInvalid: values => setNoStars(values.rating === ''),
    send: async input => {
      await submit.mutateAsync(input)
      await mine.invalidate()
      showToast({ title: texts.thanks })
      onSent()
    },
  })
  const rate = (stars: number) => {
    setRating(stars)
    setNoStars(false)
    form.form.setFieldValue('rating', String(stars))
  }
  return { ...form, rating, rate, starError: hasNoStars ? texts.noStars : undefined }
}
