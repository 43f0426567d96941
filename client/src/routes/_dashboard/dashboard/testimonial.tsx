import { createFileRoute } from '@tanstack/react-router'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { TestimonialScreen } from '../../../features/testimonial/testimonial-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/testimonial')({ component: Testimonial })

function Testimonial() {
  const { project } = Route.useSearch()
  return (
    <ProjectGate named={project}>{({ id }) => <TestimonialScreen key={id} projectId={id} />}</ProjectGate>
  )
}
