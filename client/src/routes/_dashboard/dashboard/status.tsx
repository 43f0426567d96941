import { createFileRoute } from '@tanstack/react-router'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { StatusScreen } from '../../../features/status/status-screen.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/status')({ component: Status })

function Status() {
  const { project } = Route.useSearch()
  return (
    <ProjectGate named={project}>{active => <StatusScreen key={active.id} project={active} />}</ProjectGate>
  )
}
