import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router'
import { InspirationScreen } from '../../../features/inspiration/inspiration-screen.tsx'
import { LibraryHost } from '../../../features/library/library-host.tsx'
import { SavePendingVideo, useVideoToSave } from '../../../features/library/save-pending-video.tsx'
import { videoToSave } from '../../../features/library/video-to-save.ts'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { useOverlayHistory } from '../../../lib/overlays.ts'
import { prefetchProject, queries } from '../../../lib/prefetch.ts'

export const Route = createFileRoute('/_dashboard/dashboard/inspiration')({
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    prefetchProject(deps.project, projectId => [queries.dashboard.references.list.ensureData({ projectId })]),
  component: Inspiration,
})

function Inspiration() {
  const { project } = Route.useSearch()
  const navigate = useNavigate()
  const kept = useVideoToSave()
  const wanted = useRouterState({ select: ({ location }) => location.state.saveVideo })
  const saveVideo = wanted ?? kept
  const forget = () => {
    videoToSave.drop()
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false })
  }
  useOverlayHistory()
  return (
    <ProjectGate named={project}>
      {({ id }) => (
        <>
          <InspirationScreen key={id} projectId={id} />
          <LibraryHost key={`library-${id}`} theme="prodotto" projectId={id} />
          {saveVideo && <SavePendingVideo id={saveVideo} projectId={id} onTaken={forget} />}
        </>
      )}
    </ProjectGate>
  )
}
