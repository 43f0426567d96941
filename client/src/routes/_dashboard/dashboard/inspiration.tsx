import { createFileRoute } from '@tanstack/react-router'
import { InspirationScreen } from '../../../features/inspiration/inspiration-screen.tsx'
import { LibrarySlot } from '../../../features/library/library-slot.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'

export const Route = createFileRoute('/_dashboard/dashboard/inspiration')({ component: Inspiration })

function Inspiration() {
  const { project } = Route.useSearch()
  return (
    <ProjectGate named={project}>
      {({ id }) => (
        <>
          <InspirationScreen key={id} projectId={id} />
          <LibrarySlot key={`library-${id}`} theme="prodotto" projectId={id} />
        </>
      )}
    </ProjectGate>
  )
}
