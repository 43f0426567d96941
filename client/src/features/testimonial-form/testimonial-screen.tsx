import { Button } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Testimonial, TestimonialForm } from './testimonial-form.tsx'

const texts = dashboardTexts.review

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

function ReviewOf({ projectId, review }: { projectId: string; review: Testimonial | undefined }) {
  const [isWriting, setWriting] = useState(!review)
  if (!isWriting) return <Thanks onEdit={() => setWriting(true)} />
  return <TestimonialForm projectId={projectId} review={review} onSent={() => setWriting(false)} />
}

/** The client's testimonial on a project; a sent one can be edited. */
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
