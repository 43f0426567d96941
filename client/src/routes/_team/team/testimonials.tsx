import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '../../../features/testimonials/reviews-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/testimonials')({
  loader: () => prefetchHub(() => [ensureFirstPage(queries.team.testimonials.list, {})]),
  component: ReviewsScreen,
})
