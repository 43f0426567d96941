import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router'
import { InspirationScreen } from '../../../features/inspiration/inspiration-screen.tsx'
import { LibrarySlot } from '../../../features/library/library-slot.tsx'
import { SaveRemembered } from '../../../features/library/save-remembered.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { useOverlayHistory } from '../../../overlay-history.ts'

export const Route = createFileRoute('/_dashboard/dashboard/inspiration')({ component: Inspiration })

function Inspiration() {
  const { project } = Route.useSearch()
  const navigate = useNavigate()
  const saveVideo = useRouterState({ select: ({ location }) => location.state.saveVideo })
  const forget = () => void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false })
  useOverlayHistory()
  return (
    <ProjectGate named={project}>
      {({ id }) => (
        <>
          <InspirationScreen key={id} projectId={id} />
          <LibrarySlot key={`library-${id}`} theme="prodotto" projectId={id} />
          {saveVideo && <SaveRemembered id={saveVideo} projectId={id} onTaken={forget} />}
        </>
      )}
    </ProjectGate>
  )
}
