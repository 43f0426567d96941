import { createFileRoute } from '@tanstack/react-router'
import { TestimonialsScreen } from '../../../features/testimonial-moderation/testimonials-screen.tsx'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_team/team/testimonials')({
  loader: () => prefetchHub(() => [ensureFirstPage(queries.team.testimonials.list, {})]),
  component: TestimonialsScreen,
})
