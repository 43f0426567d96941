import { IconHeartHandshake } from '@tabler/icons-react'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TestimonialForm } from './testimonial-form.tsx'
import type { Testimonial } from './use-testimonial-form.ts'

const texts = dashboardTexts.review

function Thanks({ onEdit }: { onEdit: () => void }) {
  return (
    <EmptyState icon={IconHeartHandshake} title={texts.thanks} text={texts.thanksText}>
      <Button variant="outline" onClick={onEdit}>
        {texts.edit}
      </Button>
      <ButtonLink to="/dashboard/projects">{texts.toProjects}</ButtonLink>
    </EmptyState>
  )
}

function ReviewOf({ projectId, review }: { projectId: string; review: Testimonial | undefined }) {
  const [isWriting, setWriting] = useState(!review)
  if (!isWriting) return <Thanks onEdit={() => setWriting(true)} />
  return <TestimonialForm projectId={projectId} review={review} onSent={() => setWriting(false)} />
}

/** What the client says of the work on one project; said once, it can be changed. */
export function TestimonialScreen({ projectId }: { projectId: string }) {
  const mine = trpc.dashboard.testimonial.mine.useQuery()
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <QueryView query={mine} skeletonHeights={[420]} errorTitle={texts.load}>
        {reviews => (
          <ReviewOf projectId={projectId} review={reviews.find(review => review.projectId === projectId)} />
        )}
      </QueryView>
    </Screen>
  )
}
