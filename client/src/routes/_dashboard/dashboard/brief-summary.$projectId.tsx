import { createFileRoute } from '@tanstack/react-router'
import { BriefSummaryScreen } from '../../../features/briefing/brief-summary-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/brief-summary/$projectId')({
  component: BriefSummary,
})

function BriefSummary() {
  const { projectId } = Route.useParams()
  return <BriefSummaryScreen key={projectId} projectId={projectId} />
}
