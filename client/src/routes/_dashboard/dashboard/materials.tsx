import { createFileRoute } from '@tanstack/react-router'
import { MaterialsScreen } from '../../../features/materials/materials-screen.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/materials')({ component: Materials })

function Materials() {
  const { project } = Route.useSearch()
  return <ProjectGate named={project}>{({ id }) => <MaterialsScreen key={id} projectId={id} />}</ProjectGate>
}
