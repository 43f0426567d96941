import { Button } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckField, FormStack, TextAreaField } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { StarRating } from './star-rating.tsx'
import style from './testimonial.module.css'

const texts = dashboardTexts.review

type Testimonial = Outputs['dashboard']['testimonial']['mine'][number]

type FormProps = { projectId: string; testimonial: Testimonial | undefined; onSent: () => void }

function TestimonialForm({ projectId, testimonial, onSent }: FormProps) {
  const { mine } = trpc.useUtils().dashboard.testimonial
  const submit = trpc.dashboard.testimonial.submit.useMutation()
  const { form, busy, field, formProps } = useZodForm({
    schema: submitTestimonialInput,
    initial: {
      rating: testimonial?.rating ?? '',
      comment: testimonial?.comment ?? '',
      publicConsent: testimonial?.publicConsent ?? false,
    },
    extra: { projectId },
    draft: `review:${projectId}`,
    failed: { text: texts.failed, unreachable: texts.failedShort },
    send: async input => {
      await submit.mutateAsync(input)
      await mine.invalidate()
      showToast({ title: texts.thanks })
      onSent()
    },
  })
  const [rating, setRating] = useState(0)
  form.watch('rating', ({ value }) => setRating(Number(value)))
  // A draft is restored before the form is watched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => setRating(Number(form.getValues().rating)), [])
  return (
    <SectionCard maw={720}>
      <FormStack {...formProps} gap={22} align="stretch">
        <StarRating
          rating={rating}
          error={form.errors.rating ? texts.noStars : undefined}
          onRate={stars => form.setFieldValue('rating', stars)}
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
          className={style.submit}
          style={{ alignSelf: 'flex-start' }}
        >
          {busy ? texts.submitting : texts.submit}
        </Button>
      </FormStack>
    </SectionCard>
  )
}

function Thanks({ onEdit }: { onEdit: () => void }) {
  return (
    <EmptyState icon={IconHeartHandshake} title={texts.thanks} text={texts.thanksText}>
      <Button variant="default" onClick={onEdit}>
        {texts.edit}
      </Button>
      <LinkButton to="/dashboard/projects">{texts.toProjects}</LinkButton>
    </EmptyState>
  )
}

function TestimonialOfProject({ projectId, testimonial }: Omit<FormProps, 'onSent'>) {
  const [isWriting, setWriting] = useState(!testimonial)
  if (!isWriting) return <Thanks onEdit={() => setWriting(true)} />
  return <TestimonialForm projectId={projectId} testimonial={testimonial} onSent={() => setWriting(false)} />
}

/** Shows the client's testimonial of a project: the form, or thanks once it was sent. */
export function TestimonialScreen({ projectId }: { projectId: string }) {
  const mine = trpc.dashboard.testimonial.mine.useQuery()
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <QueryView query={mine} skeletonHeights={[420]} errorTitle={texts.load}>
        {testimonials => (
          <TestimonialOfProject
            projectId={projectId}
            testimonial={testimonials.find(item => item.projectId === projectId)}
          />
        )}
      </QueryView>
    </Screen>
  )
}
