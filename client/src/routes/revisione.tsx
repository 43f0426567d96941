import { createFileRoute, useHydrated, useRouterState } from '@tanstack/react-router'
import { guestPageTexts } from 'shared/messages/it/guests'
import { GuestLayout, GuestReviewScreen } from '../features/review/guests/guest-review-screen.tsx'
import { hiddenPageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/revisione')({
  staticData: { theme: 'prodotto' },
  head: () => hiddenPageHead(guestPageTexts.title, guestPageTexts.description),
  component: GuestReview,
})

function GuestReview() {
  const hydrated = useHydrated()
  const hash = useRouterState({ select: state => state.location.hash })
  return (
    <GuestLayout>
      <GuestReviewScreen token={hydrated ? hash : undefined} />
    </GuestLayout>
  )
}
