import { createFileRoute } from '@tanstack/react-router'
import { withActiveProject } from '../../../features/projects/project-gate.tsx'
import { TestimonialScreen } from '../../../features/testimonial-form/testimonial-screen.tsx'
import { prefetchDashboard, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/testimonial')({
  loader: () => prefetchDashboard(() => [queries.dashboard.testimonial.mine.ensureData()]),
  component: withActiveProject(TestimonialScreen),
})
