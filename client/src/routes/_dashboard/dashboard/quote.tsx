import { createFileRoute } from '@tanstack/react-router'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { QuoteScreen } from '../../../features/quote/quote-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/quote')({ component: Quote })

function Quote() {
  const { project } = Route.useSearch()
  return <ProjectGate named={project}>{({ id }) => <QuoteScreen key={id} projectId={id} />}</ProjectGate>
}
