import { createFileRoute } from '@tanstack/react-router'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { DownloadsScreen } from '../../../features/review/downloads-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/downloads')({ component: Downloads })

function Downloads() {
  const { project } = Route.useSearch()
  return <ProjectGate named={project}>{({ id }) => <DownloadsScreen key={id} projectId={id} />}</ProjectGate>
}
