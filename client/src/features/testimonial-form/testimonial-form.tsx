import { Button, Group, Input, Rating, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { ratingLabel } from 'shared/testimonials/rating'
import { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { CheckField, TextAreaField } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = dashboardTexts.review

export type Testimonial = Outputs['dashboard']['testimonial']['mine'][number]

type Props = { projectId: string; review: Testimonial | undefined; onSent: () => void }

function useTestimonialForm({ projectId, review, onSent }: Props) {
  const { mine } = trpc.useUtils().dashboard.testimonial
  const submit = trpc.dashboard.testimonial.submit.useMutation()
  return useZodForm({
    schema: submitTestimonialInput,
    initial: {
      rating: review?.rating ?? 0,
      comment: review?.comment ?? '',
      publicConsent: review?.publicConsent ?? false,
    },
    extra: { projectId },
    draft: `review:${projectId}`,
    onFailure: error => showFailure(error, { text: texts.failed, unreachable: texts.failedShort }),
    send: async input => {
      await submit.mutateAsync(input)
      await mine.invalidate()
      showToast({ title: texts.thanks })
      onSent()
    },
  })
}

interface StarRatingProps {
  rating: number
  error: string | undefined
  onRate: (rating: number) => void
}

function StarRating({ rating, error, onRate }: StarRatingProps) {
  return (
    <Input.Wrapper label={texts.rating} labelElement="div" error={error}>
      <Group gap="sm" mt={4}>
        <Rating
          size={36}
          value={rating}
          onChange={onRate}
          getSymbolLabel={stars => texts.starLabel(stars, ratingLabel(stars))}
          aria-label={texts.rating}
          aria-invalid={error !== undefined}
          tabIndex={-1}
        />
        <Text fw={650} fz="lg" aria-hidden="true">
          {ratingLabel(rating)}
        </Text>
      </Group>
    </Input.Wrapper>
  )
}

/** Form of a project's testimonial, new or existing. */
export function TestimonialForm(props: Props) {
  const { form, busy, field, formProps } = useTestimonialForm(props)
  const [rating, setRating] = useState(form.getValues().rating)
  form.watch('rating', ({ value }) => setRating(value))
  return (
    <SectionCard>
      <form {...formProps}>
        <Stack gap={22} maw={720}>
          <StarRating
            rating={rating}
            error={form.errors.rating ? texts.noStars : undefined}
            onRate={stars => {
              form.setFieldValue('rating', stars)
              form.clearFieldError('rating')
            }}
          />
          <TextAreaField
            optional
            label={texts.comment}
            placeholder={texts.commentPlaceholder}
            minRows={5}
            {...field('comment')}
          />
          <CheckField label={texts.consent} {...field('publicConsent')} />
          <Button
            type="submit"
            loading={busy}
            aria-disabled={rating === 0}
            data-disabled={rating === 0}
            style={{ alignSelf: 'start' }}
          >
            {busy ? texts.submitting : texts.submit}
          </Button>
        </Stack>
      </form>
    </SectionCard>
  )
}
